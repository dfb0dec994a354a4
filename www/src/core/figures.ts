import type { Order, SearchSnapshot } from "./types.js";

/** What a number of the text may be. */
export type Figure = "placements" | "backtracks" | "solutions" | "ratio" | "verdict";

/** Solutions are counted so far and no further. */
export const SOLUTION_LIMIT = 1000;

/** The part of a runner that counting needs. */
interface Counter {
  readonly snapshot: SearchSnapshot;
  runTo(kind: "solution"): Promise<SearchSnapshot>;
}

/** Where the numbers come from: one run for each puzzle and order, and one that looks for all solutions. */
export interface Counts {
  /** The search at its first solution, or at its end when there is none. */
  first(puzzle: string, order: Order): Promise<SearchSnapshot>;
  /** How many solutions there are, at most `SOLUTION_LIMIT`. */
  solutions(puzzle: string): Promise<number>;
}

/** A number, the ratio of two, or a word that programs print. */
export type FigureValue =
  | { readonly kind: "count"; readonly value: number; readonly atLeast: boolean }
  | { readonly kind: "ratio"; readonly value: number }
  | { readonly kind: "word"; readonly value: string };

/** Works out what `<quay-count>` shows. A ratio is plain placements for each MRV placement. */
export async function figureOf(figure: Figure, puzzle: string, order: Order, counts: Counts): Promise<FigureValue> {
  switch (figure) {
    case "ratio": {
      const plain = await counts.first(puzzle, "plain");
      const mrv = await counts.first(puzzle, "mrv");
      return { kind: "ratio", value: plain.placements / mrv.placements };
    }
    case "verdict":
      return { kind: "word", value: printedVerdict(await counts.solutions(puzzle)) };
    case "solutions": {
      const value = await counts.solutions(puzzle);
      return { kind: "count", value, atLeast: value >= SOLUTION_LIMIT };
    }
    default:
      return { kind: "count", value: (await counts.first(puzzle, order))[figure], atLeast: false };
  }
}

/** Goes on from solution to solution until there is no other, or `limit` of them. */
export async function countSolutions(run: Counter, limit: number): Promise<number> {
  let shot = run.snapshot;
  while (!shot.finished && shot.solutions < limit) shot = await run.runTo("solution");
  return shot.solutions;
}

/** The answer as the programs of the lesson print it, the same in every language. */
export function printedVerdict(solutions: number): string {
  if (solutions === 0) return "VO NGHIEM";
  return solutions === 1 ? "DUY NHAT" : "NHIEU LOI GIAI";
}
