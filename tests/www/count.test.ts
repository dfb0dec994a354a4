import { describe, expect, test } from "vitest";
import type { Commission, JobProgress } from "../../www/src/core/jobs.js";
import { Workshop } from "../../www/src/core/jobs.js";
import { answerOf, atSight, differing, MOST } from "../../www/src/widgets/count/answer.js";
import { PRESETS } from "../../www/src/widgets/count/asked.js";
import { loadLabEngine } from "./engine.js";

const engine = loadLabEngine();
const board = (id: string) => PRESETS.find((preset) => preset.id === id)?.puzzle ?? "";

function counted(puzzle: string, guesses = 2 ** 30) {
  const job = new engine.SolutionCount(puzzle, MOST + 1);
  const answer = answerOf(job.advance(guesses), engine.whyNone(puzzle));
  job.free();
  return answer;
}

describe("the answer", () => {
  test.each([
    ["easy", "unique", 1, "no"],
    ["easy-without-8", "many", 3, "no"],
    ["empty", "many", 1000, "yes"],
    ["row-1", "none", 0, "no"],
    ["two", "many", 2, "no"],
    ["fifteen", "many", 1000, "yes"],
    ["dead-column", "none", 0, "no"],
    ["dead-deep", "none", 0, "no"],
  ])("%s is %s", (id, verdict, count, more) => {
    expect(counted(board(id))).toMatchObject({ verdict, count, more });
  });

  test("is honest about what it does not know", () => {
    // Without a guess nothing is found, and nothing is proved.
    expect(counted(board("dead-deep"), 0)).toMatchObject({ verdict: "undecided", count: 0, more: "maybe" });
    const progress = { done: false, count: 1, complete: false, guesses: 9, found: ["1234"] };
    expect(answerOf(progress, { kind: "unseen" })).toMatchObject({ verdict: "undecided", count: 1, more: "maybe" });
    const two = { ...progress, count: 2, found: ["1234", "1243"] };
    expect(answerOf(two, { kind: "unseen" })).toMatchObject({ verdict: "many", count: 2, more: "maybe" });
  });

  test("exactly a thousand are no more than a thousand", () => {
    const progress = { done: true, count: MOST, complete: true, guesses: 9, found: [] };
    expect(answerOf(progress, { kind: "unseen" }).more).toBe("no");
    const beyond = { ...progress, count: MOST + 1, complete: false };
    expect(answerOf(beyond, { kind: "unseen" })).toMatchObject({ count: MOST, more: "yes" });
  });

  test("two solutions keep the givens and differ where it says", () => {
    const puzzle = board("easy-without-8");
    const { solutions } = counted(puzzle);
    const [one = "", other = ""] = solutions;
    const cells = differing(one, other);
    expect(cells.length).toBeGreaterThan(3);
    for (const cell of Array(81).keys()) {
      expect(one[cell] !== other[cell]).toBe(cells.includes(cell));
      if (puzzle[cell] !== "0") expect([one[cell], other[cell]]).toEqual([puzzle[cell], puzzle[cell]]);
    }
  });
});

describe("why there is none", () => {
  test("a clash comes first, and is known without any work", () => {
    const why = engine.whyNone(`11${"0".repeat(79)}`);
    expect(why).toEqual({ kind: "clash", digit: 1, house: "row", index: 0, cells: [0, 1] });
    expect(atSight(why)).toMatchObject({ verdict: "none", more: "no" });
  });

  test("a cell without a candidate, with what bars each digit", () => {
    const why = engine.whyNone(board("row-1"));
    if (why.kind !== "cell") throw new Error(why.kind);
    expect(why.cell).toBe(8);
    expect(why.barred.reduce((all, { digits }) => all | digits, 0)).toBe(0x3fe);
  });

  test("a digit without a place, with the cells that bar it", () => {
    const puzzle = board("dead-column");
    const why = engine.whyNone(puzzle);
    expect(why).toMatchObject({ kind: "digit", digit: 2, house: "column", index: 4 });
    if (why.kind !== "digit") return;
    expect(why.by.every((cell) => puzzle[cell] === "2")).toBe(true);
    expect(why.cells.every((cell) => cell % 9 === 4 && puzzle[cell] === "0")).toBe(true);
  });

  test.each(["easy", "empty", "dead-deep"])("nothing is seen in %s", (id) => {
    expect(engine.whyNone(board(id))).toEqual({ kind: "unseen" });
  });
});

describe("the lesson's search counting to two", () => {
  const decided = (puzzle: string, order: "plain" | "mrv", solutions?: number) => {
    const job = new engine.PlacementCount(puzzle, order, solutions);
    let progress = job.advance(1000);
    while (!progress.done) progress = job.advance(1_000_000);
    job.free();
    return progress;
  };

  test("ends at the first solution unless two are wanted", () => {
    expect(decided(board("easy"), "mrv")).toMatchObject({ placements: 45, verdict: "solved" });
    expect(decided(board("easy"), "mrv", 2)).toMatchObject({ placements: 45, verdict: "unique" });
    expect(decided(board("easy-without-8"), "plain", 2)).toMatchObject({ verdict: "many" });
  });

  test("proves that there is none, in as many placements as the table says", () => {
    expect(decided(board("dead-column"), "mrv", 2)).toMatchObject({
      placements: 3818,
      backtracks: 3819,
      verdict: "none",
    });
    expect(decided(`11${"0".repeat(79)}`, "plain", 2)).toMatchObject({ placements: 0, verdict: "clash" });
  });
});

describe("the workshop", () => {
  const commission = (over: Partial<Commission>): Commission => ({
    id: 1,
    name: "PlacementCount",
    input: [board("dead-deep"), "mrv", 2],
    budget: 1000,
    keep: true,
    ...over,
  });
  const shop = () => new Workshop(async () => engine);
  const placements = (progress: JobProgress) => (progress as JobProgress & { placements: number }).placements;

  test("ends a job where its budget is used up, and goes on from there", async () => {
    const workshop = shop();
    const first = placements(await workshop.run(1, commission({}), () => {}));
    const second = placements(await workshop.run(2, commission({}), () => {}));
    const whole = placements(await shop().run(1, commission({ budget: 2000 }), () => {}));
    expect(first).toBeGreaterThan(0);
    expect(second).toBe(whole);
    workshop.drop(1);
    expect(placements(await workshop.run(3, commission({}), () => {}))).toBe(first);
  });

  test("stops a job that would take days, and can go on with it", async () => {
    const workshop = shop();
    const endless = commission({ budget: Number.POSITIVE_INFINITY });
    const run = workshop.run(7, endless, () => workshop.stop(7));
    const stopped = await run;
    expect(stopped.done).toBe(false);
    const on = await workshop.run(8, commission({ budget: 500 }), () => {});
    expect(placements(on)).toBeGreaterThan(placements(stopped));
  });
});
