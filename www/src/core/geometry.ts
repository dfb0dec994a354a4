/**
 * Rows, columns and boxes of a cell, for naming and drawing.
 * The rules themselves are the engine's business.
 */
export interface Geometry {
  readonly side: 4 | 9;
  readonly boxSide: 2 | 3;
}

/** The geometry of a board of 16 or 81 cells. */
export function geometryOf(cells: number): Geometry {
  return cells === 16 ? { side: 4, boxSide: 2 } : { side: 9, boxSide: 3 };
}

export const rowOf = (cell: number, { side }: Geometry): number => Math.floor(cell / side);
export const columnOf = (cell: number, { side }: Geometry): number => cell % side;

export function boxOf(cell: number, geometry: Geometry): number {
  const { boxSide } = geometry;
  const row = Math.floor(rowOf(cell, geometry) / boxSide);
  const column = Math.floor(columnOf(cell, geometry) / boxSide);
  return row * boxSide + column;
}

export type HouseKind = "row" | "column" | "box";

/** The houses two cells have in common. */
export function sharedHouses(a: number, b: number, geometry: Geometry): HouseKind[] {
  const shared: HouseKind[] = [];
  if (rowOf(a, geometry) === rowOf(b, geometry)) shared.push("row");
  if (columnOf(a, geometry) === columnOf(b, geometry)) shared.push("column");
  if (boxOf(a, geometry) === boxOf(b, geometry)) shared.push("box");
  return shared;
}

/** The digits of a mask (bit v set when digit v is in it), ascending. */
export function digitsOf(mask: number): number[] {
  const digits: number[] = [];
  for (let digit = 1; digit <= 9; digit += 1) if (mask & (1 << digit)) digits.push(digit);
  return digits;
}
