import type { CellView } from "../../board/cell-view.js";
import { popcount } from "../../core/bits.js";
import type { SearchSnapshot } from "../../core/types.js";
import type { Words } from "../../i18n/index.js";
import { houseFlags } from "../house-cells.js";
import { searchCells } from "../search-cells.js";
import { maskWords } from "./words.js";

/** The board with the number of candidates in each empty cell, and the houses of the cell whose masks are shown. */
export function maskCells(shot: SearchSnapshot, shown: number | null, words: Words): CellView[] {
  const own = maskWords.get();
  return searchCells(shot, () => "given", words).map((view, cell) => {
    const flags = [...view.flags, ...houseFlags(cell, shown, shot.digits.length)];
    if (cell === shown && cell !== shot.current) flags.push("looked");
    if (shot.digits[cell] !== 0) return { ...view, flags };
    const count = popcount(shot.candidates[cell] ?? 0);
    if (count === 0 && !flags.includes("dead")) flags.push("dead");
    if (count === 1) flags.push("one");
    // The number of candidates takes the place where an erased digit would fade.
    return { ...view, flags, ghost: "", note: String(count), label: `${view.label}, ${own.candidates(count)}` };
  });
}
