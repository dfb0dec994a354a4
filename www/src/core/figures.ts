import type { JobOutput } from "./jobs.js";
import type { Order } from "./types.js";

/** What a number of the text may be. */
export type Figure = "placements" | "backtracks" | "solutions" | "ratio" | "verdict";

/** Solutions are counted so far and no further. */
export const SOLUTION_LIMIT = 1000;

/** What a search had cost when it came to its first solution, or to its end when there is none. */
export type Cost = Pick<JobOutput<"PlacementCount">, "placements" | "backtracks">;

/** Where the numbers come from. */
export interface Counts {
  cost(puzzle: string, order: Order, report?: (cost: Cost) => void): Promise<Cost>;
  /** How many solutions there are, at most `SOLUTION_LIMIT`. */
  solutions(puzzle: string): Promise<number>;
}

/** A number, the ratio of two, or a word that programs print. */
export type FigureValue =
  | { readonly kind: "count"; readonly value: number; readonly atLeast: boolean }
  | { readonly kind: "ratio"; readonly value: number }
  | { readonly kind: "word"; readonly value: string };

const exactly = (value: number): FigureValue => ({ kind: "count", value, atLeast: false });

/**
 * Works out what `<quay-count>` shows. A ratio is plain placements for each MRV placement. `report` is told of a single
 * search on its way.
 */
export async function figureOf(
  figure: Figure,
  puzzle: string,
  order: Order,
  counts: Counts,
  report?: (value: FigureValue) => void,
): Promise<FigureValue> {
  switch (figure) {
    case "ratio": {
      const plain = await counts.cost(puzzle, "plain");
      const mrv = await counts.cost(puzzle, "mrv");
      return { kind: "ratio", value: plain.placements / mrv.placements };
    }
    case "verdict":
      return { kind: "word", value: printedVerdict(await counts.solutions(puzzle)) };
    case "solutions": {
      const value = await counts.solutions(puzzle);
      return { kind: "count", value, atLeast: value >= SOLUTION_LIMIT };
    }
    default:
      return exactly((await counts.cost(puzzle, order, (cost) => report?.(exactly(cost[figure]))))[figure]);
  }
}

/** The answer as the programs of the lesson print it, the same in every language. */
export function printedVerdict(solutions: number): string {
  if (solutions === 0) return "VO NGHIEM";
  return solutions === 1 ? "DUY NHAT" : "NHIEU LOI GIAI";
}
