import { geometryOf } from "../core/geometry.js";
import type { BoardReading } from "../core/types.js";
import type { Words } from "../i18n/index.js";

/**
 * What a reading of pasted text says: the board it found, or why and where it was
 * refused. `side` is the size that was asked for, 0 for either.
 */
export function readingMessage(reading: BoardReading, text: string, side: 0 | 4 | 9, words: Words): string {
  const { paste } = words;
  if (reading.kind === "refused") {
    const character = Array.from(text)[reading.position] ?? "";
    const message = paste.errors[reading.error](reading.found, character, paste.needed[side]);
    return text.trim() === "" ? message : `${message} (${paste.place(reading.line, reading.column)})`;
  }
  const givens = Array.from(reading.board).filter((digit) => digit !== "0").length;
  const parts = [paste.good(givens, geometryOf(reading.board.length).side)];
  if (reading.clashes.length > 0) parts.push(paste.goodClash);
  if (reading.more > 0) parts.push(paste.more(reading.more));
  return parts.join(" ");
}
