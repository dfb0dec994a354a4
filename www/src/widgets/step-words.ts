import { columnOf, digitsOf, geometryOf, rowOf, sharedHouses } from "../core/geometry.js";
import type { SearchSnapshot } from "../core/types.js";
import { formatCount, type Words } from "../i18n/index.js";

/** More reasons than this are counted, not listed: a sentence must stay a sentence. */
const MOST_REASONS = 3;

/** Where a cell is, in words, counted from 1. */
export function cellName(cell: number, cells: number, words: Words): string {
  const geometry = geometryOf(cells);
  return words.cell(rowOf(cell, geometry) + 1, columnOf(cell, geometry) + 1);
}

/** Several cells in words, separated by semicolons. */
export function cellNames(cells: Iterable<number>, count: number, words: Words): string {
  return Array.from(cells, (cell) => cellName(cell, count, words)).join("; ");
}

/** The clash of one digit with others, as reasons: "row 1 column 2 (same row)". */
export function clashReasons(
  cell: number,
  others: readonly number[],
  count: number,
  words: Words,
): { reasons: string[]; more: number } {
  const geometry = geometryOf(count);
  const reasons = others
    .slice(0, MOST_REASONS)
    .map((other) => words.step.clashReason(sharedHouses(cell, other, geometry), cellName(other, count, words)));
  return { reasons, more: Math.max(0, others.length - MOST_REASONS) };
}

/** What happened in the last step of a search, in one sentence with marks (see `rich`). */
export function stepSentence(shot: SearchSnapshot, words: Words, start: string): string {
  const { event } = shot;
  // A board that clashes is told of at once: there is nothing to start.
  if (!event) return shot.verdict === "clash" ? finishedSentence(shot, words) : start;
  const count = shot.digits.length;
  const name = (cell: number) => cellName(cell, count, words);
  const { step } = words;
  switch (event.kind) {
    case "select":
      return step.select(name(event.cell), digitsOf(event.candidates));
    case "clash": {
      const { reasons, more } = clashReasons(event.cell, event.with, count, words);
      return step.clash(name(event.cell), event.digit, reasons, more);
    }
    case "place":
      return step.place(name(event.cell), event.digit);
    case "exhausted":
      return shot.order === "mrv"
        ? step.noCandidate(name(event.cell))
        : step.exhausted(name(event.cell), geometryOf(count).side);
    case "erase":
      return shot.afterSolution
        ? step.eraseForMore(name(event.cell), event.digit)
        : step.erase(name(event.cell), event.digit);
    case "solution":
      return step.solution(formatCount(shot.solutions, words), shot.solutions === 1);
    case "finished":
      return finishedSentence(shot, words);
  }
}

function finishedSentence(shot: SearchSnapshot, words: Words): string {
  switch (shot.verdict) {
    case "clash": {
      const [first, second] = clashingPair(shot.digits);
      const cells = cellNames([first, second], shot.digits.length, words);
      return words.step.finishedClash(shot.digits[first] ?? 0, cells);
    }
    case "none":
      return words.step.finishedNone;
    case "unique":
      return words.step.finishedUnique;
    default:
      return words.step.finishedMany(formatCount(shot.solutions, words));
  }
}

/** The first two peers that hold the same digit: an example to name, not the check itself. */
function clashingPair(digits: Uint8Array): [number, number] {
  const geometry = geometryOf(digits.length);
  for (let a = 0; a < digits.length; a += 1) {
    for (let b = a + 1; b < digits.length; b += 1) {
      if (digits[a] !== 0 && digits[a] === digits[b] && sharedHouses(a, b, geometry).length > 0) {
        return [a, b];
      }
    }
  }
  return [0, 0];
}
