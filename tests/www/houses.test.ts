import { describe, expect, test } from "vitest";
import { houseFlags } from "../../www/src/widgets/house-cells.js";
import { loadPageEngine } from "./engine.js";

const engine = loadPageEngine();
const EASY = "800725000479080305260430070007041900010000640604200003900010000700000104020004536";
const at = (row: number, column: number) => row * 9 + column;

describe("one cell through the boundary", () => {
  test.each([
    { cell: [0, 0], quotients: [0, 0], corner: [0, 0], box: 0 },
    { cell: [2, 8], quotients: [0, 2], corner: [0, 6], box: 2 },
    { cell: [4, 7], quotients: [1, 2], corner: [3, 6], box: 5 },
    { cell: [6, 5], quotients: [2, 1], corner: [6, 3], box: 7 },
    { cell: [8, 2], quotients: [2, 0], corner: [6, 0], box: 6 },
  ])("$cell stands as in the lesson's table", ({ cell: [row = 0, column = 0], quotients, corner, box }) => {
    const houses = engine.cellHouses(EASY, at(row, column));
    expect([houses.row, houses.column]).toEqual([row, column]);
    expect([houses.band, houses.stack]).toEqual(quotients);
    expect([houses.cornerRow, houses.cornerColumn]).toEqual(corner);
    expect(houses.boxNumber).toBe(box);
    expect(houses.boxSide).toBe(3);
  });

  test("the worked example: seven digits barred, each by the cells that hold it; 1 and 6 remain", () => {
    const houses = engine.cellHouses(EASY, at(1, 3));
    expect(houses.rowMask).toBe(0b1110111000);
    expect(houses.columnMask).toBe(0b0010010100);
    expect(houses.boxMask).toBe(0b0110111100);
    expect(houses.candidates).toBe(0b0001000010);
    expect(houses.all).toBe(0x3fe);
    expect(houses.barring.map((cells) => cells.length > 0)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => [2, 3, 4, 5, 7, 8, 9].includes(digit)),
    );
    for (const [digit, cells] of houses.barring.entries()) {
      for (const cell of cells) expect(EASY[cell]).toBe(String(digit));
    }
    // 4 stands in the row at column 1, in the column at row 3, which is in the box too.
    expect(houses.barring[4]).toEqual([at(1, 0), at(2, 3)]);
  });

  test("a filled cell does not bar its own digit, but its houses hold it", () => {
    const houses = engine.cellHouses(EASY, 0);
    expect(houses.digit).toBe(8);
    expect(houses.candidates & (1 << 8)).not.toBe(0);
    for (const mask of [houses.rowMask, houses.columnMask, houses.boxMask]) expect(mask & (1 << 8)).not.toBe(0);
  });

  test("the small figure: 1 in the row, 2 in the column, 3 in the box leave 4", () => {
    const houses = engine.cellHouses("0003100000000020", 6);
    expect([houses.rowMask, houses.columnMask, houses.boxMask]).toEqual([0b10, 0b100, 0b1000]);
    expect(houses.candidates).toBe(0b10000);
    expect(houses.boxSide).toBe(2);
  });

  test.each([
    ["123", 0],
    [EASY, 81],
    ["0003100000000020", 16],
  ])("the board %s has no cell %i: a mistake of ours", (board, cell) => {
    expect(() => engine.cellHouses(board, cell)).toThrow();
  });
});

test("the looks of a cell name the houses it shares, and none for the cell itself or without one", () => {
  expect(houseFlags(at(1, 4), at(1, 3), 81)).toEqual(["in-row", "in-box"]);
  expect(houseFlags(at(8, 3), at(1, 3), 81)).toEqual(["in-column"]);
  expect(houseFlags(at(2, 5), at(1, 3), 81)).toEqual(["in-box"]);
  expect(houseFlags(at(1, 3), at(1, 3), 81)).toEqual([]);
  expect(houseFlags(at(1, 3), null, 81)).toEqual([]);
});
