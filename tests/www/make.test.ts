import { describe, expect, test } from "vitest";
import type { Run, RunSnapshot } from "../../www/src/core/types.js";
import { loadLabEngine, loadPageEngine } from "./engine.js";

const engine = loadLabEngine();
const page = loadPageEngine();
const unlimited = Number.MAX_SAFE_INTEGER;

type Wish = ConstructorParameters<typeof engine.PuzzleMaker>;

/** Makes a puzzle in slices; how many of them it took does not matter. */
function make(wish: Wish, slice = 5_000) {
  const maker = new engine.PuzzleMaker(...wish);
  let progress = maker.advance(slice);
  while (!progress.done) progress = maker.advance(slice);
  maker.free();
  if (!progress.made) throw new Error("made when done");
  return { ...progress.made, tried: progress.tried, board: progress.board };
}

/** Measures a board to the end. */
function measure(board: string, limit = 1_000_000) {
  const job = new engine.FactsMeasure(board, limit);
  let progress = job.advance(1_000);
  while (!progress.done) progress = job.advance(1_000);
  job.free();
  return progress.facts;
}

const placements = (board: string, order: "plain" | "mrv") => {
  const run = new page.SearchRun(board, order);
  const { placements } = run.runTo("solution", unlimited);
  run.free();
  return placements;
};

describe("a maker of puzzles", () => {
  // The same as in the native tests.
  test.each<[...Wish, string, string]>([
    [
      "easy",
      "rotate",
      9,
      "1",
      "000728030060040001000160025004013008209070304600980200910052000500030060040691000",
      "2433363436",
    ],
    [
      "hard",
      "quarter",
      9,
      "3",
      "000054800000900600420130000200000760507000208043000001000061057004007000001240000",
      "929598893",
    ],
    [
      "extreme",
      "none",
      9,
      "18446744073709551615",
      "030006000600000000400003260000005120010790000000000409071040008000051000200070040",
      "1775379718",
    ],
    ["medium", "mirror", 4, "5", "0310000000004002", "1661156108"],
  ])("%s, %s, side %s, seed %s: what it always was", (level, symmetry, side, seed, puzzle, own) => {
    const made = make([level, symmetry, side, seed]);
    expect({ puzzle: made.puzzle, seed: made.seed }).toEqual({ puzzle, seed: own });
    expect(made.board).toBe(puzzle);
    const again = make([level, symmetry, side, own]);
    expect(again).toEqual({ ...made, tried: 0 });
  });

  test.each<Wish>([
    ["easy", "none", 9, "21"],
    ["medium", "rotate", 9, "22"],
    ["hard", "diagonal", 9, "23"],
    ["extreme", "none", 9, "24"],
    ["easy", "quarter", 4, "25"],
  ])("%s, %s, side %s: the facts are those of the searches", (level, ...rest) => {
    const { puzzle, solution, facts } = make([level, ...rest]);
    expect(page.judge(puzzle, 100_000)).toBe("unique");
    expect(facts).toMatchObject({
      level,
      unique: true,
      givens: [...puzzle].filter((digit) => digit !== "0").length,
      mrvPlacements: placements(puzzle, "mrv"),
      plainPlacements: placements(puzzle, "plain"),
      nakedSinglesSuffice: facts.guesses === 0,
    });
    expect([...puzzle].every((digit, cell) => digit === "0" || digit === solution[cell])).toBe(true);
    expect(measure(puzzle)).toEqual(facts);
  });

  test("slices change nothing", () => {
    const wish: Wish = ["hard", "none", 9, "31"];
    expect(make(wish, 7)).toEqual(make(wish, 2 ** 31));
  });

  test("says how far it is, and may be left at any time", () => {
    const maker = new engine.PuzzleMaker("extreme", "quarter", 9, "3");
    const first = maker.advance(0);
    expect(first).toMatchObject({ done: false, tried: 0, givens: 81, made: null });
    const later = maker.advance(20_000);
    expect(later.done).toBe(false);
    expect(later.tried).toBeGreaterThan(5);
    maker.free();
  });

  test("a wish the page made up is refused", () => {
    const wishes = [
      ["some", "none", 9, "1"],
      ["easy", "some", 9, "1"],
      ["easy", "none", 5, "1"],
      ["easy", "none", 9, "-1"],
      ["extreme", "none", 4, "1"],
    ];
    const codes = wishes.map((wish) => {
      try {
        return new engine.PuzzleMaker(...(wish as Wish));
      } catch (error) {
        return (error as Error).message;
      }
    });
    expect(codes).toEqual(["level", "symmetry", "size", "seed", "level"]);
  });
});

describe("facts of any board", () => {
  test("without exactly one solution there is no level", () => {
    expect(measure("0".repeat(16))).toMatchObject({ unique: false, level: null, mrvPlacements: 16 });
    expect(measure(`11${"0".repeat(79)}`)).toMatchObject({ unique: false, level: null, plainPlacements: 0 });
  });

  test("a search that takes too long is not measured", () => {
    const inkala = "800000000003600000070090200050007000000045700000100030001000068008500010090000400";
    expect(measure(inkala, 10_100)).toMatchObject({ guesses: null, mrvPlacements: null, level: null });
    expect(measure(inkala, 10_101)).toMatchObject({ mrvPlacements: 10_101, plainPlacements: null, level: "extreme" });
  });
});

test.each([
  ["7", "7"],
  [" 007 ", "7"],
  ["18446744073709551615", "18446744073709551615"],
  ["18446744073709551616", undefined],
  ["+7", undefined],
  ["-7", undefined],
  ["1e3", undefined],
  ["", undefined],
])("the text %j is the seed %j", (text, seed) => {
  expect(engine.seedOf(text)).toBe(seed);
});

describe("a removal of givens", () => {
  const start = () => new engine.RemovalRun(engine.fullBoard(9, "8"), "none", "9");

  test("has what a player drives", () => {
    const run: Run<RunSnapshot> = start();
    expect(run.seek(10, unlimited)).toMatchObject({ position: 10, settled: true, finished: false });
    expect(run.seek(100, 5)).toMatchObject({ position: 15, settled: false });
    expect(run.advance(3)).toMatchObject({ position: 18, resting: false });
    expect(run.advance(unlimited)).toMatchObject({ position: 163, end: 163, finished: true, resting: true });
    expect(run.next().position).toBe(163);
    run.free();
  });

  test("goes back to where it was, seen from outside", () => {
    const run = start();
    const seen = [run.snapshot()];
    while (!seen.at(-1)?.finished) seen.push(run.next());
    for (const before of seen.slice(0, -1).reverse()) {
      // What has been seen of the run stays known.
      expect({ ...run.back(), furthest: 0, end: 0 }).toEqual({ ...before, furthest: 0, end: 0 });
    }
    expect(run.back()).toMatchObject({ position: 0, event: null, current: null, givens: 81 });
    run.free();
  });

  test("ends with a puzzle nothing can be taken from", () => {
    const run = start();
    const { board, solution, puzzle, givens, removed, kept, order, event } = run.runTo("end", unlimited);
    expect(event).toEqual({ kind: "finished" });
    expect(solution).toBe(puzzle);
    expect(page.judge(board, 1_000)).toBe("unique");
    expect([removed.length + givens, kept.length]).toEqual([81, givens]);
    expect([...order].sort((a, b) => a - b)).toEqual([...Array(81).keys()]);
    for (const cell of kept) {
      expect(page.judge(`${board.slice(0, cell)}0${board.slice(cell + 1)}`, 1_000)).toBe("many");
    }
    expect([...run.marks()]).toEqual([...order].flatMap((cell, nth) => (kept.includes(cell) ? [2 * nth + 2] : [])));
    run.free();
  });

  test("tells a look, a given that goes and one that stays, and why", () => {
    const run = start();
    const [cell] = run.snapshot().order;
    expect(run.next().event).toEqual({ kind: "try", cells: [cell] });
    expect(run.next().event).toEqual({ kind: "removed", cells: [cell] });
    const shot = run.runTo("backtrack", unlimited);
    if (shot.event?.kind !== "kept") throw new Error("a given that stayed");
    const { cells, other, differs } = shot.event;
    expect(shot.current).toBe(cells[0]);
    expect(shot.digits[cells[0] ?? 0]).not.toBe(0);
    expect(differs).toEqual([...Array(81).keys()].filter((at) => other[at] !== shot.solution[at]));
    expect(differs).toContain(cells[0]);
    // Both solve the board without the given.
    const without = [...shot.board].map((digit, at) => (at === cells[0] ? "0" : digit));
    expect(without.every((digit, at) => digit === "0" || digit === other[at])).toBe(true);
    run.seek(unlimited, unlimited);
    expect(run.reason(cells[0] ?? 0)).toBe(other);
    expect(run.reason(cell ?? 0)).toBeUndefined();
    expect(run.reason(200)).toBeUndefined();
    run.free();
  });

  test("tries together what goes together", () => {
    const run = new engine.RemovalRun(engine.fullBoard(4, "1"), "quarter", "1");
    const { event } = run.next();
    expect(event?.kind === "try" && event.cells.length).toBe(4);
    expect(run.runTo("end", unlimited).position).toBe(9);
    run.free();
  });

  test("begins with one solution only", () => {
    expect(() => new engine.RemovalRun("0".repeat(81), "none", "1")).toThrow("unique");
  });
});
