import { describe, expect, test } from "vitest";
import { boxOf, geometryOf } from "../../www/src/core/geometry.js";
import { PUZZLES, puzzleById } from "../../www/src/core/puzzles.js";
import { CHANGE_KINDS, changed, changeOf, inverse, type Random } from "../../www/src/core/same-puzzle.js";
import { loadLabEngine, loadPageEngine } from "./engine.js";

const page = loadPageEngine();
const lab = loadLabEngine();

/** A small generator of its own numbers: the same row in every run. */
function dice(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const kindsAndSizes = CHANGE_KINDS.flatMap((kind) => [16, 81].map((cells) => ({ kind, cells })));
const rolls = Array.from({ length: 40 }, (_, seed) => seed);

/** A board whose every cell can be told apart from its neighbours. */
const pattern = (cells: number) => {
  const { side } = geometryOf(cells);
  return Array.from({ length: cells }, (_, cell) => (cell * 7 + Math.floor(cell / side)) % (side + 1)).join("");
};

const solutionsOf = (board: string) => {
  const count = new lab.SolutionCount(board, 1_000);
  const progress = count.advance(1_000_000);
  count.free();
  return progress;
};

describe.each(kindsAndSizes)("$kind on $cells cells", ({ kind, cells }) => {
  test("its inverse takes it back", () => {
    const board = pattern(cells);
    for (const seed of rolls) {
      const change = changeOf(kind, cells, dice(seed));
      expect(changed(changed(board, change), inverse(change))).toBe(board);
      expect(changed(changed(board, inverse(change)), change)).toBe(board);
    }
  });

  test("it changes something, and keeps each row, column and box together", () => {
    const geometry = geometryOf(cells);
    const houses = [
      (cell: number) => Math.floor(cell / geometry.side),
      (cell: number) => cell % geometry.side,
      (cell: number) => boxOf(cell, geometry),
    ];
    for (const seed of rolls) {
      const { from, digits } = changeOf(kind, cells, dice(seed));
      expect([...from].sort((a, b) => a - b)).toEqual(Array.from({ length: cells }, (_, cell) => cell));
      expect(digits[0]).toBe(0);
      expect([...digits].sort((a, b) => a - b)).toEqual(Array.from({ length: geometry.side + 1 }, (_, digit) => digit));
      expect(from.some((cell, at) => cell !== at) || digits.some((digit, at) => digit !== at)).toBe(true);
      for (const house of houses) {
        for (let line = 0; line < geometry.side; line += 1) {
          const cameFrom = from.filter((_, cell) => house(cell) === line);
          const oneHouse = houses.some((origin) => new Set(cameFrom.map(origin)).size === 1);
          expect(oneHouse).toBe(true);
        }
      }
    }
  });

  test("the solutions stay as many, and change as the puzzle does", () => {
    const boards = PUZZLES.filter(({ puzzle }) => puzzle.length === cells).map(({ puzzle }) => puzzle);
    for (const board of boards.filter((puzzle) => /[1-9]/.test(puzzle))) {
      const change = changeOf(kind, cells, dice(board.length + 3));
      const [before, after] = [solutionsOf(board), solutionsOf(changed(board, change))];
      expect(after.count).toBe(before.count);
      expect(after.found.map((found) => changed(found, inverse(change)))).toEqual(before.found);
    }
  });
});

test("four quarter turns are none, two mirrors are none", () => {
  for (const cells of [16, 81]) {
    const board = pattern(cells);
    const times = (kind: "turn" | "mirror", count: number) =>
      Array.from({ length: count }).reduce<string>((now) => changed(now, changeOf(kind, cells)), board);
    expect(times("turn", 4)).toBe(board);
    expect(times("turn", 2)).toBe([...board].reverse().join(""));
    expect(times("mirror", 2)).toBe(board);
  }
});

test("a quarter turn goes clockwise", () => {
  expect(changed("1234000000000000", changeOf("turn", 16))).toBe("0001000200030004");
});

test("a clash stays a clash, and a board without one gets none", () => {
  for (const kind of CHANGE_KINDS) {
    const change = changeOf(kind, 81, dice(5));
    expect(page.judge(changed(`55${"0".repeat(79)}`, change), 1_000)).toBe("clash");
    expect(page.judge(changed(puzzleById("easy"), change), 1_000_000)).toBe("unique");
  }
});

test("the same puzzle in another form costs another number of placements, by MRV too", () => {
  const counts = (order: "plain" | "mrv") =>
    new Set(
      CHANGE_KINDS.map((kind) => {
        const run = new page.SearchRun(changed(puzzleById("hard"), changeOf(kind, 81, dice(11))), order);
        const { placements } = run.runTo("solution", 20_000_000);
        run.free();
        return placements;
      }),
    );
  expect(counts("plain").size).toBeGreaterThan(4);
  expect(counts("mrv").size).toBeGreaterThan(1);
});
