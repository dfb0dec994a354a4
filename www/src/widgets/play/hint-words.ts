import { digitsOf } from "../../core/geometry.js";
import type { BarredBy, Hint } from "../../core/types.js";
import type { Words } from "../../i18n/index.js";
import { cellName, cellNames } from "../step-words.js";

/** A hint in one sentence with marks (see `rich`). */
export function hintSentence(hint: Hint, count: number, words: Words): string {
  const { hint: say } = words;
  switch (hint.kind) {
    case "full":
      return say.full;
    case "impossible":
      return say.impossible;
    case "undecided":
      return say.undecided;
    case "clash":
      return say.clash(cellNames(hint.cells, count, words));
    case "wrong":
      return say.wrong(hint.cells.length);
    case "dead":
      return say.dead(cellName(hint.cell, count, words), barredBy(hint.barred));
    case "cell": {
      const cell = cellName(hint.cell, count, words);
      const digits = digitsOf(hint.candidates);
      const [only] = digits;
      return digits.length === 1 && only !== undefined
        ? say.single(cell, only, barredBy(hint.barred))
        : say.fewest(cell, digits, barredBy(hint.barred));
    }
  }
}

/** What bars digits from a cell, for a sentence: houses counted from 1. */
export function barredBy(barred: readonly BarredBy[]) {
  return barred.map(({ house, index, digits }) => ({
    house,
    index: index + 1,
    digits: digitsOf(digits),
  }));
}
