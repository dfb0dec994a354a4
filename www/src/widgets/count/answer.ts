import type { JobOutput } from "../../core/jobs.js";
import type { WhyNone } from "../../core/types.js";

/** Solutions are counted up to so many; then there are "more". */
export const MOST = 1000;

export type Progress = JobOutput<"SolutionCount">;

/** What is known about a board's solutions. */
export interface Answer {
  /** `undecided`: none or one was found, and not all was looked at. */
  readonly verdict: "undecided" | "none" | "unique" | "many";
  /** Solutions found, `MOST` at most. */
  readonly count: number;
  /** Whether there are certainly no more, or there may be, or there are. */
  readonly more: "no" | "maybe" | "yes";
  /** Guesses of the fast solver. */
  readonly guesses: number;
  /** The first solutions found, two at most. */
  readonly solutions: readonly string[];
  /** Why there is none, where that shows without a search. */
  readonly why: WhyNone;
}

/** The answer before any work: known already where the board shows it. */
export function atSight(why: WhyNone): Answer {
  const known = why.kind !== "unseen";
  return {
    verdict: known ? "none" : "undecided",
    count: 0,
    more: known ? "no" : "maybe",
    guesses: 0,
    solutions: [],
    why,
  };
}

/** The answer that a count has come to, counting to one more than `MOST`. */
export function answerOf({ count, complete, guesses, found }: Progress, why: WhyNone): Answer {
  const verdict = count >= 2 ? "many" : !complete ? "undecided" : count === 1 ? "unique" : "none";
  const more = count > MOST ? "yes" : complete ? "no" : "maybe";
  return { verdict, count: Math.min(count, MOST), more, guesses, solutions: found, why };
}

/** The cells in which two boards differ. */
export function differing(one: string, other: string): number[] {
  return Array.from(one, (digit, cell) => (digit === other[cell] ? -1 : cell)).filter((cell) => cell >= 0);
}
