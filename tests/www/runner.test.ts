import { describe, expect, it } from "vitest";
import type { Runner } from "../../www/src/core/runner.js";
import type { RunSnapshot } from "../../www/src/core/types.js";
import { isSettled, setUp } from "./runner-setup.js";

/** Longer than the runner's first budget: takes several slices. */
const FAR = 1_000_000;
const COURSE = { length: 3 * FAR, backtracks: [10, 20, FAR, 2 * FAR], solutions: [30, 2 * FAR + 1] };

type Long = (runner: Runner<RunSnapshot>) => Promise<RunSnapshot>;

describe("single steps", () => {
  it("go forward and back by one, and stop at both ends", () => {
    const { runner, at, shown } = setUp({ length: 2 });
    const seen = [];
    for (const step of ["back", "next", "next", "next", "back", "back", "back"] as const) {
      runner[step]();
      seen.push(at());
    }
    expect(seen).toEqual([0, 1, 2, 2, 1, 0, 0]);
    expect(shown.map(({ position }) => position)).toEqual(seen);
    expect(runner.working || runner.playing).toBe(false);
  });
});

describe("a long action that fits one slice", () => {
  const cases: [string, number, Long, number][] = [
    ["seek", 0, (runner) => runner.seek(15), 15],
    ["seek, fraction", 0, (runner) => runner.seek(15.9), 15],
    ["seek, below the start", 5, (runner) => runner.seek(-3), 0],
    ["seek, not a number", 5, (runner) => runner.seek(Number.NaN), 0],
    ["seek, where it is", 5, (runner) => runner.seek(5), 5],
    ["to the next backtrack", 10, (runner) => runner.runTo("backtrack"), 20],
    ["to the next solution", 0, (runner) => runner.runTo("solution"), 30],
    ["back to a backtrack", 20, (runner) => runner.runBackTo("backtrack"), 10],
    ["back, none before", 10, (runner) => runner.runBackTo("backtrack"), 0],
  ];
  it.each(cases)("%s from %i is done at once", async (_, from, act, to) => {
    const { runner, clock, at } = setUp(COURSE);
    await runner.seek(from);
    const done = act(runner);
    expect(at()).toBe(to);
    expect(clock.waiting).toBe(0);
    expect(runner.working).toBe(false);
    expect((await done).position).toBe(to);
  });
});

describe("a long action that takes many slices", () => {
  const cases: [string, number, Long, number][] = [
    ["seek forward", 0, (runner) => runner.seek(FAR), FAR],
    ["seek back", 2 * FAR, (runner) => runner.seek(7), 7],
    ["seek past the end", 0, (runner) => runner.seek(9 * FAR), 3 * FAR],
    ["run to a backtrack", 20, (runner) => runner.runTo("backtrack"), FAR],
    ["run to the end", 40, (runner) => runner.runTo("end"), 3 * FAR],
    ["run back", 2 * FAR, (runner) => runner.runBackTo("backtrack"), FAR],
  ];
  const start = async (from: number, act: Long) => {
    const all = setUp({ ...COURSE, msPerStep: 0.001 });
    const there = all.runner.seek(from);
    all.clock.frames(10_000, 1);
    await there;
    return { ...all, done: act(all.runner) };
  };

  it.each(cases)("%s from %i works on frame by frame", async (_, from, act, to) => {
    const { runner, clock, at, done } = await start(from, act);
    expect(runner.working).toBe(true);
    expect(runner.playing).toBe(false);
    expect(Math.abs(at() - from), "the first slice is taken at once").toBeGreaterThan(0);
    expect(at()).not.toBe(to);
    expect(clock.frames(10_000, 1)).toBeGreaterThan(1);
    expect((await done).position).toBe(to);
    expect(runner.working).toBe(false);
    expect(clock.waiting).toBe(0);
  });

  it.each(cases)("%s from %i stays where pause caught it", async (_, from, act) => {
    const { runner, clock, at, done, shown } = await start(from, act);
    clock.frames(2, 1);
    const caught = at();
    expect(await isSettled(done)).toBe(false);
    const before = shown.length;
    runner.pause();
    expect(shown.length, "the listener learns of the pause").toBe(before + 1);
    expect(runner.working).toBe(false);
    expect((await done).position).toBe(caught);
    expect(clock.waiting).toBe(0);
    expect(clock.frames(5, 1)).toBe(0);
    expect(at()).toBe(caught);
  });

  const interruptions: [string, (runner: Runner<RunSnapshot>) => unknown][] = [
    ["next", (runner) => runner.next()],
    ["back", (runner) => runner.back()],
    ["seek", (runner) => runner.seek(3)],
    ["run", (runner) => runner.runTo("end")],
    ["play", (runner) => runner.play()],
    ["dispose", (runner) => runner.dispose()],
  ];
  it.each(interruptions)("is ended by %s", async (_, interrupt) => {
    const { clock, runner, done } = await start(0, (runner) => runner.seek(FAR));
    clock.frames(1, 1);
    interrupt(runner);
    expect(await isSettled(done)).toBe(true);
    expect(clock.waiting, "one loop at most").toBeLessThan(2);
  });

  it("goes where the last of several commands says", async () => {
    const { clock, runner, at, done } = await start(0, (runner) => runner.seek(FAR));
    const last = runner.seek(2 * FAR);
    clock.frames(10_000, 1);
    expect(await isSettled(done)).toBe(true);
    expect((await last).position).toBe(2 * FAR);
    expect(at()).toBe(2 * FAR);
  });

  it("rejects when the engine fails on the way, and can be used again", async () => {
    const { clock, run, runner, at, done } = await start(0, (runner) => runner.seek(FAR));
    const lost = at();
    run.failure = new Error("poisoned");
    clock.frames(1, 1);
    await expect(done).rejects.toThrow("poisoned");
    expect(runner.working).toBe(false);
    expect(clock.waiting).toBe(0);
    await runner.seek(lost + 1);
    expect(at()).toBe(lost + 1);
  });
});

describe("the rest", () => {
  it("gives the marks of the run", () => {
    expect([...setUp({ length: 9, backtracks: [2, 5] }).runner.marks]).toEqual([2, 5]);
  });

  it("frees the run once", () => {
    const { runner, run } = setUp({ length: 9 });
    runner.dispose();
    expect(run.freed).toBe(1);
  });

  it("does not trouble the listener with a pause of nothing", () => {
    const { runner, shown } = setUp({ length: 9 });
    runner.pause();
    expect(shown).toEqual([]);
  });
});
