import { popcount } from "../../core/bits.js";
import { digitsOf, geometryOf } from "../../core/geometry.js";
import type { SearchSnapshot } from "../../core/types.js";
import type { Words } from "../../i18n/index.js";
import { cellName, stepSentence } from "../step-words.js";
import { maskWords } from "./words.js";

/** The digits of the machine's cell that have not been tried: what it goes on with there. */
export function untried(shot: SearchSnapshot): number {
  const all = (2 << geometryOf(shot.digits.length).side) - 2;
  return all & ~shot.barred & ~shot.tried;
}

/** Why this cell, and what became of the masks, in one sentence with marks (see `rich`). `forced`: the last placement was no guess. */
export function maskSentence(shot: SearchSnapshot, forced: boolean, words: Words): string {
  const own = maskWords.get();
  const { event } = shot;
  const name = (cell: number) => cellName(cell, shot.digits.length, words);
  switch (event?.kind) {
    case "select": {
      const few = popcount(event.candidates);
      return own.select(name(event.cell), digitsOf(event.candidates), asFew(shot, few) - 1);
    }
    case "place":
      return own.place(name(event.cell), event.digit, forced, digitsOf(untried(shot)));
    case "erase":
      return shot.afterSolution
        ? stepSentence(shot, words, own.start)
        : own.erase(name(event.cell), event.digit, digitsOf(untried(shot)));
    default:
      return stepSentence(shot, words, own.start);
  }
}

/** How many empty cells have this number of candidates. */
function asFew(shot: SearchSnapshot, count: number): number {
  return shot.candidates.reduce(
    (sum, mask, cell) => sum + (shot.digits[cell] === 0 && popcount(mask) === count ? 1 : 0),
    0,
  );
}
