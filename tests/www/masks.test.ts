import { describe, expect, test } from "vitest";
import { popcount } from "../../www/src/core/bits.js";
import { useWords } from "../../www/src/i18n/index.js";
import { vi } from "../../www/src/i18n/vi.js";
import { maskCells } from "../../www/src/widgets/masks/cells.js";
import { maskSentence, untried } from "../../www/src/widgets/masks/sentence.js";
import { vi as masks } from "../../www/src/widgets/masks/vi.js";
import { maskWords } from "../../www/src/widgets/masks/words.js";
import { loadPageEngine } from "./engine.js";

const engine = loadPageEngine();
useWords(vi);
maskWords.use(masks);

const EASY = "800725000479080305260430070007041900010000640604200003900010000700000104020004536";
const HARD = "218400050400006000000090000000038004000000006074000290140000700000625100002000000";
const unlimited = Number.MAX_SAFE_INTEGER;

describe("the trail of a search through the boundary", () => {
  test("hard: 120 placements, forced and guessed apart, one mark for each and for each backtrack", () => {
    const run = new engine.SearchRun(HARD, "mrv");
    const shot = run.runTo("solution", unlimited);
    const { forced, guessed, marks } = run.trail(400);
    expect(forced + guessed).toBe(120);
    expect(shot.placements).toBe(120);
    const count = (kind: number) => marks.filter((mark) => mark === kind).length;
    expect([count(1), count(2), count(3)]).toEqual([forced, guessed, shot.backtracks]);
    expect(run.trail(10).marks).toEqual(marks.slice(-10));
    run.free();
  });

  test("easy: 45 placements, not one of them a guess", () => {
    const run = new engine.SearchRun(EASY, "mrv");
    run.runTo("solution", unlimited);
    const { forced, guessed } = run.trail(0);
    expect([forced, guessed]).toEqual([45, 0]);
    run.free();
  });
});

describe("running to a guess", () => {
  test("stops at each cell chosen with two candidates or more, and only there; and back again", () => {
    const run = new engine.SearchRun(HARD, "mrv");
    const guesses: number[] = [];
    while (!run.next().resting) {
      const { event, position } = run.snapshot();
      if (event?.kind === "select" && popcount(event.candidates) > 1) guesses.push(position);
    }
    const end = run.snapshot().position;
    run.seek(0, unlimited);
    const there = guesses.map(() => run.runTo("guess", unlimited).position);
    expect(there).toEqual(guesses);
    expect(guesses.length).toBeGreaterThan(0);
    run.seek(end, unlimited);
    const back = guesses.map(() => run.runBackTo("guess", unlimited).position);
    expect(back).toEqual([...guesses].reverse());
    expect(run.runBackTo("guess", unlimited).position).toBe(0);
    run.free();
  });

  test("takes a budget, says when it is used up and goes on from there", () => {
    const run = new engine.SearchRun(EASY, "mrv");
    let shot = run.runTo("guess", 7);
    expect([shot.settled, shot.position]).toEqual([false, 7]);
    while (!shot.settled) shot = run.runTo("guess", 7);
    // Easy has no guess, so it ran to the solution.
    expect([shot.event?.kind, shot.placements]).toEqual(["solution", 45]);
    run.free();
  });
});

describe("what the window says", () => {
  test("why this cell: forced, the fewest, none; how many others have as few", () => {
    const run = new engine.SearchRun(HARD, "mrv");
    let seen = new Set<string>();
    for (let shot = run.next(); !shot.resting; shot = run.next()) {
      const { event } = shot;
      if (!event) continue;
      const forced = run.trail(1).marks[0] === 1;
      const said = maskSentence(shot, forced, vi);
      if (event.kind === "select") {
        const few = popcount(event.candidates);
        seen = seen.add(`select ${Math.min(few, 2)}`);
        expect(said).toContain(few === 0 ? "không còn số nào" : few === 1 ? "không phải đoán" : "đoán");
        const others = Array.from(shot.candidates).filter(
          (mask, cell) => shot.digits[cell] === 0 && popcount(mask) === few,
        ).length;
        if (few > 0 && others > 1) expect(said).toContain(`${others - 1} ô khác`);
      }
      if (event.kind === "place") {
        seen = seen.add(forced ? "forced" : "guessed");
        expect(said).toContain(`bật bit ${event.digit}`);
      }
      if (event.kind === "erase") {
        seen = seen.add("erase");
        expect(said).toContain(`tắt bit ${event.digit}`);
      }
    }
    expect([...seen].sort()).toEqual(["erase", "forced", "guessed", "select 0", "select 1", "select 2"]);
    run.free();
  });

  test("what is left to try at a cell is what the next step takes", () => {
    const run = new engine.SearchRun(HARD, "mrv");
    for (let shot = run.next(); !shot.resting; ) {
      const { event } = shot;
      const left = untried(shot);
      shot = run.next();
      if (event?.kind !== "select" && event?.kind !== "erase") continue;
      if (left === 0) expect(shot.event?.kind).toBe("exhausted");
      else expect(shot.event).toMatchObject({ kind: "place", digit: 31 - Math.clz32(left & -left) });
    }
    run.free();
  });
});

test("every empty cell shows its number of candidates; one and none have marks of their own", () => {
  const run = new engine.SearchRun(HARD, "mrv");
  for (let shot = run.snapshot(); !shot.resting; shot = run.next()) {
    for (const [cell, view] of maskCells(shot, null, vi).entries()) {
      if (shot.digits[cell] !== 0) {
        expect(view.note).toBeUndefined();
        continue;
      }
      const count = popcount(shot.candidates[cell] ?? 0);
      expect(view.note).toBe(String(count));
      expect(view.flags.includes("one")).toBe(count === 1);
      if (count === 0) expect(view.flags).toContain("dead");
    }
  }
  run.free();
});
