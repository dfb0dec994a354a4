import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadPageEngine } from "./engine.js";

const engine = loadPageEngine();
const unlimited = Number.MAX_SAFE_INTEGER;

/** The rows of the table of right answers, cheap enough for each run. */
const puzzles = readFileSync(new URL("../data/puzzles.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => line.split("\t"))
  .map(([name = "", , board = "", , , , plain, plainBack, mrv, mrvBack]) => ({
    name,
    board,
    plain: { placements: Number(plain), backtracks: Number(plainBack) },
    mrv: { placements: Number(mrv), backtracks: Number(mrvBack) },
  }));

const cheap = (order: "plain" | "mrv") =>
  puzzles.filter((row) => row[order].placements < 200_000).map((row) => ({ ...row, order }));

describe("a search through the boundary", () => {
  test.each([...cheap("plain"), ...cheap("mrv")])("$name, $order: counts as in the table", (row) => {
    const run = new engine.SearchRun(row.board, row.order);
    const { placements, backtracks, settled } = run.runTo("solution", unlimited);
    expect({ placements, backtracks }).toEqual(row[row.order]);
    expect(settled).toBe(true);
    run.free();
  });

  test("goes back to where it was, seen from outside", () => {
    const run = new engine.SearchRun("0000003430200100", "plain");
    const seen = [run.snapshot()];
    while (!seen.at(-1)?.finished) seen.push(run.next());
    for (const before of seen.slice(0, -1).reverse()) {
      // What has been seen of the run stays known.
      expect({ ...run.back(), furthest: 0, end: 0 }).toEqual({ ...before, furthest: 0, end: 0 });
    }
    expect(run.back().position).toBe(0);
    run.free();
  });

  test("hands over copies: a later step changes no earlier snapshot", () => {
    const run = new engine.SearchRun("0000003430200100", "plain");
    const early = run.next();
    const digits = [...early.digits];
    run.runTo("solution", unlimited);
    // New runs make the engine's memory grow, which would detach a view.
    const others = Array.from({ length: 200 }, () => new engine.SearchRun("0".repeat(81), "plain"));
    for (const other of others) other.seek(5_000, unlimited);
    expect([...early.digits]).toEqual(digits);
    for (const other of [run, ...others]) other.free();
  });

  test("stops when its budget is used up and goes on from there", () => {
    const hard = puzzles.find(({ name }) => name === "hard");
    const run = new engine.SearchRun(hard?.board ?? "", "plain");
    let shot = run.runTo("solution", 1_000);
    expect(shot.settled).toBe(false);
    expect(shot.position).toBe(1_000);
    while (!shot.settled) shot = run.runTo("solution", 100_000);
    expect(shot.placements).toBe(103_319);
    run.free();
  });

  test("positions are plain numbers, whatever is asked", () => {
    const run = new engine.SearchRun("0000003430200100", "plain");
    for (const position of [-1, Number.NaN, 0.5, Number.POSITIVE_INFINITY]) {
      const shot = run.seek(position, unlimited);
      expect(Number.isSafeInteger(shot.position)).toBe(true);
      expect(shot.settled).toBe(true);
    }
    run.free();
  });
});

test.each(["", "123", "x".repeat(81), "5".repeat(16)])("the board %j is refused as a mistake of ours", (board) => {
  expect(() => new engine.SearchRun(board, "plain")).toThrow();
});

test.each([
  ["easy", "unique"],
  ["medium", "unique"],
] as const)("%s is judged %s", (name, verdict) => {
  const board = puzzles.find((row) => row.name === name)?.board ?? "";
  expect(engine.judge(board, 1_000_000)).toBe(verdict);
});

test("two equal givens are judged a clash", () => {
  expect(engine.judge(`11${"0".repeat(79)}`, 1_000)).toBe("clash");
});
