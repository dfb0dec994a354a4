import { describe, expect, test } from "vitest";
import { puzzleById } from "../../www/src/core/puzzles.js";
import type { RaceSnapshot, Run } from "../../www/src/core/types.js";
import { en as pageEn } from "../../www/src/i18n/en.js";
import { plain } from "../../www/src/i18n/index.js";
import { vi as pageVi } from "../../www/src/i18n/vi.js";
import { logPart, powersFor } from "../../www/src/widgets/race/chart.js";
import { en } from "../../www/src/widgets/race/en.js";
import { type Form, withForm } from "../../www/src/widgets/race/forms.js";
import { GALLERY } from "../../www/src/widgets/race/gallery.js";
import { formatTimes, raceSentence, standing } from "../../www/src/widgets/race/race-sentence.js";
import { vi } from "../../www/src/widgets/race/vi.js";
import { loadLabEngine } from "./engine.js";

const engine = loadLabEngine();
const unlimited = Number.MAX_SAFE_INTEGER;

/** A race that the engine's memory is given back for. */
function race(board: string, use: (run: Run<RaceSnapshot>) => void): void {
  const run = new engine.RaceRun(board);
  use(run);
  run.free();
}

const say = (shot: RaceSnapshot) => plain(raceSentence(shot, vi, pageVi)).replaceAll("\u202f", " ");

describe("a race through the boundary", () => {
  test("after n steps both sides have n placements, until they are done", () => {
    race(puzzleById("hard"), (run) => {
      for (let step = 1; step <= 120; step += 1) {
        const shot = run.next();
        expect([shot.position, shot.plain.placements, shot.mrv.placements]).toEqual([step, step, step]);
        expect(shot.resting).toBe(step === 120);
      }
      expect(run.next().mrv).toMatchObject({ placements: 120, done: 120, verdict: "solved" });
      const end = run.runTo("end", unlimited);
      expect([end.position, end.end, end.plain.done, end.plain.backtracks]).toEqual([
        103_319, 103_319, 103_319, 103_262,
      ]);
      expect(end.finished && end.resting).toBe(true);
      expect([...run.marks()]).toEqual([120, 103_319]);
    });
  });

  test("goes back to where it was, seen from outside", () => {
    race("0000003430200100", (run) => {
      const seen = [run.snapshot()];
      while (!seen.at(-1)?.finished) seen.push(run.next());
      for (const before of seen.slice(0, -1).reverse()) {
        expect({ ...run.back(), furthest: 0, end: 0 }).toEqual({ ...before, furthest: 0, end: 0 });
      }
      expect(run.back().position).toBe(0);
      for (const position of [9, 3, 22, 0, 14]) {
        expect(run.seek(position, unlimited).plain).toEqual(seen[position]?.plain);
      }
    });
  });

  test("stops when its budget is used up and goes on from there", () => {
    race(puzzleById("hard"), (run) => {
      let shot = run.runTo("end", 1_000);
      expect([shot.settled, shot.position]).toEqual([false, 1_000]);
      while (!shot.settled) shot = run.runTo("end", 30_000);
      expect(shot.plain.placements).toBe(103_319);
      expect(run.seek(60_000, unlimited).position).toBe(60_000);
      expect(run.runBackTo("solution", unlimited).position).toBe(120);
    });
  });

  test("advance stops where a side is done", () => {
    race(puzzleById("hard"), (run) => {
      expect(run.advance(unlimited).position).toBe(120);
      expect(run.advance(1_000).position).toBe(1_120);
      expect(run.advance(unlimited).position).toBe(103_319);
    });
  });

  test.each(["", "123", "x".repeat(81)])("the board %j is refused as a mistake of ours", (board) => {
    expect(() => new engine.RaceRun(board)).toThrow();
  });
});

describe("what is said of a race", () => {
  test("from the start to the end of the hard puzzle", () => {
    race(puzzleById("hard"), (run) => {
      expect(say(run.snapshot())).toBe(plain(vi.start));
      expect(say(run.next())).toMatch(/^Lần đặt thứ 1\. Thường: \d ở hàng 1 cột 5\. MRV: \d ở hàng \d cột \d\.$/);
      const mrv = run.runTo("solution", unlimited);
      expect(say(mrv)).toContain("MRV về trước, sau 120 lần đặt. Thường còn chạy");
      expect([standing(mrv, "plain"), standing(mrv, "mrv")]).toEqual([null, "first"]);
      const end = run.runTo("solution", unlimited);
      expect(say(end)).toBe("MRV thắng: 120 lần đặt. Thường cần 103 319 lần đặt, gấp 861 lần.");
      expect([standing(end, "plain"), standing(end, "mrv")]).toEqual(["second", "first"]);
      expect(plain(raceSentence(end, en, pageEn))).toBe(
        "MRV wins: 120 placements. Plain needs 103,319, 861 times as many.",
      );
    });
  });

  test("where MRV loses", () => {
    race(GALLERY.cheese, (run) => {
      expect(say(run.runTo("solution", unlimited))).toContain("Thường về trước, sau 227 lần đặt. MRV còn chạy");
      expect(say(run.runTo("end", unlimited))).toBe("Thường thắng: 227 lần đặt. MRV cần 4 457 lần đặt, gấp 19,6 lần.");
    });
  });

  test("where there is no solution", () => {
    race(GALLERY["dead-cell"], (run) => {
      const mrv = run.next();
      expect(say(mrv)).toContain("MRV xong trước: sau 0 lần đặt đã biết đề không có lời giải. Thường còn thử");
      expect(standing(mrv, "mrv")).toBe("none");
      const end = run.runTo("end", unlimited);
      expect(say(end)).toContain("MRV biết sau 0 lần đặt, thường sau 25 264 lần đặt.");
      expect([end.plain.verdict, end.mrv.verdict, end.position]).toEqual(["none", "none", 25_265]);
    });
  });

  test.each([
    ["clashing givens", `11${"0".repeat(79)}`, /trùng nhau.*không bên nào phải chạy/],
    ["a full board", "1234341221434321", /đã đầy và đúng từ đầu/],
    ["one empty cell", "1234341221434320", /Hai bên về cùng lúc, mỗi bên 1 lần đặt/],
    ["a dead end at once", "1230000400000000", /Hai bên cùng biết đề không có lời giải, sau 0 lần đặt/],
  ])("%s", (_, board, words) => {
    race(board, (run) => {
      const end = run.runTo("end", unlimited);
      expect(say(end)).toMatch(words);
      expect(end.finished).toBe(true);
    });
  });

  test("how many times as many: more digits where there are few", () => {
    const times = (value: number) => formatTimes(value, vi, pageVi);
    expect([1.016, 4.906, 67.6, 860.99, 21_822.3].map(times)).toEqual(["1,02", "4,9", "67,6", "861", "21\u202f822"]);
    expect(formatTimes(21_822.3, en, pageEn)).toBe("21,822");
  });
});

test("the axis of the chart goes by powers of ten", () => {
  expect(powersFor([])).toBe(4);
  expect(powersFor([59, 10_000])).toBe(4);
  expect(powersFor([10_001])).toBe(5);
  expect(powersFor([69_175_316])).toBe(8);
  expect([0, 1, 10, 1_000, 10_000].map((count) => logPart(count, 4))).toEqual([0, 0, 0.25, 0.75, 1]);
});

test("the list of forms keeps the first and the latest", () => {
  let forms: readonly Form[] = [{ kind: "start", puzzle: "0" }];
  for (let at = 1; at <= 20; at += 1) forms = withForm(forms, { kind: "turn", puzzle: String(at) });
  expect(forms.map(({ puzzle }) => puzzle)).toEqual(["0", "13", "14", "15", "16", "17", "18", "19", "20"]);
});
