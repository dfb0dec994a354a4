import type { SearchSnapshot } from "../../www/src/core/types.js";

/** A made-up moment of a search: an empty board of `cells` with what a case needs changed. */
export function sampleShot(cells: 16 | 81, changes: Partial<SearchSnapshot> = {}): SearchSnapshot {
  return {
    puzzle: "0".repeat(cells),
    order: "plain",
    digits: new Uint8Array(cells),
    candidates: new Uint16Array(cells),
    position: 1,
    event: null,
    placements: 0,
    backtracks: 0,
    solutions: 0,
    trials: 0,
    forced: 0,
    guessed: 0,
    depth: 0,
    verdict: "undecided",
    path: new Uint8Array(),
    current: null,
    tried: 0,
    barred: 0,
    afterSolution: false,
    clashes: new Uint8Array(),
    furthest: 1,
    end: null,
    settled: true,
    finished: false,
    resting: false,
    ...changes,
  };
}

/** A board with a few digits: [cell, digit]. */
export function boardWith(cells: 16 | 81, ...written: [number, number][]): Uint8Array {
  const digits = new Uint8Array(cells);
  for (const [cell, digit] of written) digits[cell] = digit;
  return digits;
}
