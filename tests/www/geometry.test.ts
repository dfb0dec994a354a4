import { describe, expect, it } from "vitest";
import { boxOf, columnOf, digitsOf, geometryOf, rowOf, sharedHouses } from "../../www/src/core/geometry.js";

describe("a cell", () => {
  // cells of the board, cell, row, column, box: all counted from 0
  it.each([
    [81, 0, 0, 0, 0],
    [81, 8, 0, 8, 2],
    [81, 9, 1, 0, 0],
    [81, 30, 3, 3, 4],
    [81, 40, 4, 4, 4],
    [81, 54, 6, 0, 6],
    [81, 53, 5, 8, 5],
    [81, 80, 8, 8, 8],
    [16, 0, 0, 0, 0],
    [16, 3, 0, 3, 1],
    [16, 5, 1, 1, 0],
    [16, 8, 2, 0, 2],
    [16, 15, 3, 3, 3],
  ])("of %i, number %i: row %i, column %i, box %i", (cells, cell, row, column, box) => {
    const geometry = geometryOf(cells);
    expect([rowOf(cell, geometry), columnOf(cell, geometry), boxOf(cell, geometry)]).toEqual([row, column, box]);
  });
});

describe("houses", () => {
  it.each([16, 81])("of a board of %i: each box has as many cells as a row, and they lie together", (cells) => {
    const geometry = geometryOf(cells);
    expect(geometry.side ** 2).toBe(cells);
    expect(geometry.boxSide ** 2).toBe(geometry.side);
    for (let box = 0; box < geometry.side; box += 1) {
      const inside = Array.from({ length: cells }, (_, cell) => cell).filter((cell) => boxOf(cell, geometry) === box);
      expect(inside.length).toBe(geometry.side);
      expect(new Set(inside.map((cell) => rowOf(cell, geometry))).size).toBe(geometry.boxSide);
      expect(new Set(inside.map((cell) => columnOf(cell, geometry))).size).toBe(geometry.boxSide);
    }
  });

  it.each([
    [16, 7],
    [81, 20],
  ])("of a board of %i: every cell has %i peers", (cells, peers) => {
    const geometry = geometryOf(cells);
    for (let cell = 0; cell < cells; cell += 1) {
      let found = 0;
      for (let other = 0; other < cells; other += 1) {
        if (other !== cell && sharedHouses(cell, other, geometry).length > 0) found += 1;
      }
      expect(found).toBe(peers);
    }
  });

  it.each([
    [81, 0, 1, ["row", "box"]],
    [81, 0, 8, ["row"]],
    [81, 0, 72, ["column"]],
    [81, 0, 9, ["column", "box"]],
    [81, 0, 10, ["box"]],
    [81, 0, 30, []],
    [16, 0, 5, ["box"]],
    [16, 0, 2, ["row"]],
    [16, 0, 12, ["column"]],
    [16, 1, 2, ["row"]],
    [16, 5, 10, []],
  ])("of a board of %i: cells %i and %i share %j", (cells, a, b, shared) => {
    expect(sharedHouses(a, b, geometryOf(cells))).toEqual(shared);
    expect(sharedHouses(b, a, geometryOf(cells))).toEqual(shared);
  });
});

describe("a mask of digits", () => {
  it.each([
    [0, []],
    [0b10, [1]],
    [1 << 9, [9]],
    [0x3fe, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [0b1_0101_0010, [1, 4, 6, 8]],
    [1, []],
    [1 << 10, []],
  ])("%i holds %j", (mask, digits) => {
    expect(digitsOf(mask)).toEqual(digits);
  });
});
