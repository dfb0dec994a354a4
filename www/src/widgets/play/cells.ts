import type { CellView, Flag, Writer } from "../../board/cell-view.js";
import { digitsOf, geometryOf, sharedHouses } from "../../core/geometry.js";
import type { GameSnapshot } from "../../core/types.js";
import type { Words } from "../../i18n/index.js";
import { cellLabel } from "../search-cells.js";

/** What the board points at besides the game itself. */
export interface Pointing {
  readonly selected: number | null;
  readonly hinted: number | null;
  readonly wrong: readonly number[];
  /** The cell written last, which settles into place. */
  readonly settled: number | null;
}

const WRITERS: readonly Writer[] = ["none", "given", "learner", "machine"];

/** Who wrote the digit of a cell. */
export function writerOf(game: GameSnapshot, cell: number): Writer {
  return WRITERS[game.written[cell] ?? 0] ?? "none";
}

/** How the learner's board looks, cell by cell. */
export function gameCells(game: GameSnapshot, pointing: Pointing, words: Words): CellView[] {
  const geometry = geometryOf(game.digits.length);
  const clashing = new Set(game.clashes);
  const wrong = new Set(pointing.wrong);
  const { selected } = pointing;
  const chosen = selected === null ? 0 : (game.digits[selected] ?? 0);
  return Array.from(game.digits, (digit, cell) => {
    const sketch = digit === 0 ? (game.sketches[cell] ?? 0) : 0;
    const shown = digit || sketch;
    const marks = shown === 0 ? digitsOf(game.marks[cell] ?? 0) : [];
    const flags: Flag[] = [];
    if (cell === selected) flags.push("selected");
    else if (chosen !== 0 && digit === chosen) flags.push("same");
    else if (selected !== null && sharedHouses(cell, selected, geometry).length > 0) flags.push("peer");
    if (clashing.has(cell)) flags.push("clash");
    if (wrong.has(cell)) flags.push("wrong");
    if (cell === pointing.hinted) flags.push("hint");
    if (cell === pointing.settled && shown !== 0) flags.push("settle");
    const text = shown === 0 ? "" : String(shown);
    const writer = sketch ? "learner" : writerOf(game, cell);
    return {
      text,
      writer,
      sketch: sketch !== 0,
      marks,
      flags,
      label: cellLabel(text, writer, flags, marks, sketch !== 0, words),
    };
  });
}

/** How many of each digit are still to be placed; index 0 is not used. */
export function digitsLeft(game: GameSnapshot): number[] {
  const { side } = geometryOf(game.digits.length);
  const left = new Array<number>(side + 1).fill(side);
  for (const digit of game.digits) if (digit !== 0) left[digit] = (left[digit] ?? 0) - 1;
  return left;
}
