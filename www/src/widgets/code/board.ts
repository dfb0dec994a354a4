import type { CellView, Flag, Writer } from "../../board/cell-view.js";
import type { CodeCall, CodeSnapshot, CodeVariable } from "../../core/types.js";
import type { Words } from "../../i18n/index.js";
import { cellLabel } from "../search-cells.js";

/** Names under which programs keep the cell they work on, and the digit they try. */
const CELL_NAMES = [
  ["r", "c"],
  ["br", "bc"],
  ["row", "col"],
  ["hang", "cot"],
  ["x", "y"],
] as const;
const DIGIT_NAMES = ["v", "val", "value", "digit", "d", "so", "k"];

/** The board found in a program's own variables, and what the last step did with it. */
export interface CodeBoard {
  readonly name: string;
  readonly side: number;
  /** One text a cell, "" for empty. */
  readonly digits: readonly string[];
  /** The cell that the program is working on; null when it names none. */
  readonly focus: number | null;
  /** The last cell read or written in the last step; null when none was. */
  readonly looked: number | null;
  readonly written: boolean;
  /** The cells read in the last step that hold the digit being tried elsewhere. */
  readonly clashes: readonly number[];
}

/** Finds a table of 4×4 or 9×9: the global `g` first, then any other, then the calls' own. */
export function boardOf(shot: CodeSnapshot): CodeBoard | null {
  const fits = ({ rows, rowCount, columnCount }: CodeVariable) =>
    rows !== null && rowCount === columnCount && (rowCount === 4 || rowCount === 9);
  const all = [...shot.globals, ...shot.calls.flatMap(({ variables }) => variables)].filter(fits);
  const found = all.find(({ name }) => name === "g") ?? all[0];
  if (!found?.rows) return null;
  const side = found.rowCount;
  const digits = found.rows.flat().map(digitText);
  if (digits.length !== side * side) return null;
  const call = shot.calls.find((one) => cellOf(one, side) !== null);
  const focus = call ? cellOf(call, side) : null;
  const digit = call ? digitOf(call, DIGIT_NAMES) : null;
  const inside = found.cells.filter(({ index }) => index < digits.length);
  const last = inside.at(-1);
  const clashes = inside
    .filter(({ index, written }) => !written && index !== focus && digit !== null && digits[index] === digit)
    .map(({ index }) => index);
  return {
    name: found.name,
    side,
    digits,
    focus,
    looked: last?.index ?? null,
    written: last?.written ?? false,
    clashes: digit === "0" || digit === "" ? [] : clashes,
  };
}

/** How the board looks. `givens`: the digits it had before the program placed any. */
export function boardCells(board: CodeBoard, givens: readonly string[], words: Words): CellView[] {
  return board.digits.map((text, cell) => {
    const flags: Flag[] = [];
    const writer: Writer = text === "" ? "none" : givens[cell] === text ? "given" : "machine";
    if (board.clashes.includes(cell)) flags.push("clash");
    else if (cell === board.looked && cell !== board.focus) flags.push(board.written ? "examined" : "peer");
    if (cell === board.focus) {
      flags.push("examined");
      if (cell === board.looked && board.written && text !== "") flags.push("settle");
    }
    return { text, writer, flags, label: cellLabel(text, writer, flags, [], false, words) };
  });
}

/** The digits that the input gives, where it begins with a whole board; else those of the board at the start. */
export function givensOf(input: string, start: CodeBoard | null, side: number): string[] {
  const digits = input.replaceAll(".", "0").replace(/\D/g, "");
  const count = side * side;
  if (digits.length >= count) return Array.from(digits.slice(0, count), (digit) => (digit === "0" ? "" : digit));
  return start?.side === side ? [...start.digits] : [];
}

function digitText(text: string): string {
  const bare = /^'.'$/.test(text) ? text.slice(1, -1) : text;
  return bare === "0" || bare === "." || bare === " " ? "" : bare.slice(0, 2);
}

function digitOf(call: CodeCall, names: readonly string[]): string | null {
  const found = call.variables.filter(({ name, unset }) => names.includes(name) && !unset).at(-1);
  return found ? digitText(found.text) : null;
}

function cellOf(call: CodeCall, side: number): number | null {
  for (const [row, column] of CELL_NAMES) {
    const [r, c] = [row, column].map((name) => {
      const found = call.variables.filter((variable) => variable.name === name && variable.whole).at(-1);
      return found ? Number(found.text) : -1;
    });
    if (r !== undefined && c !== undefined && r >= 0 && c >= 0 && r < side && c < side) return r * side + c;
  }
  return null;
}
