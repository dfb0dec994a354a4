import type { Flag } from "../board/cell-view.js";
import { geometryOf, type HouseKind, sharedHouses } from "../core/geometry.js";

/** The looks of a cell in the three houses of another. */
const LOOKS: Readonly<Record<HouseKind, Flag>> = { row: "in-row", column: "in-column", box: "in-box" };

/** The flags of `cell` when the houses of `of` are shown: none for that cell itself. */
export function houseFlags(cell: number, of: number | null, cells: number): Flag[] {
  if (of === null || cell === of) return [];
  return sharedHouses(cell, of, geometryOf(cells)).map((kind) => LOOKS[kind]);
}
