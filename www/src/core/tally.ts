import type { JobOutput } from "./jobs.js";
import type { Order } from "./types.js";
import { work } from "./work.js";

type Progress = JobOutput<"PlacementCount">;

/** The count of one puzzle in one order, as far as it has come. */
export interface Count extends Omit<Progress, "done"> {
  /** `open`: it was stopped, or came to the end of what is counted unasked. */
  readonly state: "counting" | "done" | "open" | "failed";
  /** Somebody asked for it to be counted to its end. */
  readonly asked: boolean;
}

/** Counts in a worker: the one of the page, or another one in tests. */
export type Counter = (
  puzzle: string,
  order: Order,
  options: { readonly signal: AbortSignal; readonly report: (progress: Progress) => void },
) => Promise<Progress>;

/** Counted unasked up to here: a few tenths of a second of a worker. */
const UNASKED_PLACEMENTS = 3_000_000;

const NOTHING: Progress = { done: false, placements: 0, backtracks: 0, verdict: "undecided" };

/** The placements of puzzles in both orders, each counted once: short ones at once, long ones to their end when asked. */
export class Tally {
  readonly #changed: () => void;
  readonly #count: Counter;
  readonly #counts = new Map<string, Count>();
  readonly #stops = new Map<string, AbortController>();

  /** `changed` is told of every new state of a count. */
  constructor(changed: () => void, count: Counter = inWorker) {
    this.#changed = changed;
    this.#count = count;
  }

  /** What is known of a count; nothing before it was wanted. */
  of(puzzle: string, order: Order): Count | undefined {
    return this.#counts.get(keyOf(puzzle, order));
  }

  /** Counts a puzzle in both orders as far as is done unasked. */
  want(puzzle: string): void {
    for (const order of ["plain", "mrv"] as const) {
      if (!this.of(puzzle, order)) void this.#start(puzzle, order, false);
    }
  }

  /** Counts to the end, however long; from the start, for a job once stopped is gone. Resolves when it ends. */
  async toTheEnd(puzzle: string, order: Order): Promise<void> {
    if (this.of(puzzle, order)?.state === "counting") return;
    await this.#start(puzzle, order, true);
  }

  /** Ends a count where it is. */
  stop(puzzle: string, order: Order): void {
    this.#stops.get(keyOf(puzzle, order))?.abort();
  }

  /** Ends all counts. Those that were under way are forgotten, and counted again when wanted again. */
  close(): void {
    for (const [key, stop] of this.#stops) {
      this.#counts.delete(key);
      stop.abort();
    }
    this.#stops.clear();
  }

  async #start(puzzle: string, order: Order, asked: boolean): Promise<void> {
    const key = keyOf(puzzle, order);
    const stop = new AbortController();
    this.#stops.set(key, stop);
    const mine = () => this.#stops.get(key) === stop;
    const show = ({ placements, backtracks, verdict }: Progress, state: Count["state"]) => {
      this.#counts.set(key, { placements, backtracks, verdict, state, asked });
      this.#changed();
    };
    show(NOTHING, "counting");
    const report = (progress: Progress) => {
      if (!mine()) return;
      if (!asked && progress.placements > UNASKED_PLACEMENTS) stop.abort();
      show(progress, "counting");
    };
    try {
      const end = await this.#count(puzzle, order, { signal: stop.signal, report });
      if (mine()) show(end, end.done ? "done" : "open");
    } catch {
      if (mine()) show(NOTHING, "failed");
    }
    if (mine()) this.#stops.delete(key);
  }
}

const inWorker: Counter = (puzzle, order, options) => work("PlacementCount", [puzzle, order, 1], options);

function keyOf(puzzle: string, order: Order): string {
  return `${order}:${puzzle}`;
}
