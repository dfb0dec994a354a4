import { describe, expect, it } from "vitest";
import { DEFAULT_NOTCH, SPEEDS } from "../../www/src/core/speed.js";
import { isSettled, setUp } from "./runner-setup.js";

/** Binary fractions of a second add up without rounding. */
const EIGHTH_MS = 125;
const LONG = { length: 10_000_000 };

const playing = (notch: number, course: Parameters<typeof setUp>[0] = LONG) => {
  const all = setUp(course);
  all.runner.notch = notch;
  return { ...all, done: all.runner.play() };
};

describe("playing", () => {
  const limited = SPEEDS.flatMap((rate, notch) => (Number.isFinite(rate) ? [{ rate, notch }] : []));
  it.each(limited)("takes a step at once and then $rate a second", ({ rate, notch }) => {
    const { clock, at } = playing(notch);
    clock.frames(8, EIGHTH_MS);
    expect(at()).toBe(1 + rate);
    clock.frames(16, EIGHTH_MS);
    expect(at()).toBe(1 + 3 * rate);
  });

  it.each(limited)("at $rate a second depends on time, not on the number of frames", ({ rate, notch }) => {
    const { clock, at } = playing(notch);
    clock.frames(64, EIGHTH_MS / 8);
    expect(at()).toBe(1 + rate);
  });

  it("shows one picture a frame at most, and none when no step is due", () => {
    const { clock, shown, run } = playing(0);
    const before = shown.length;
    clock.frames(8, EIGHTH_MS / 2);
    expect(shown.length - before).toBe(1);
    expect(run.advances).toEqual([1]);
  });

  it("drops what it owes after a sleep", () => {
    const { clock, at } = playing(SPEEDS.indexOf(60));
    clock.frames(8, EIGHTH_MS);
    expect(at()).toBe(61);
    clock.frames(1, 3_600_000);
    // A quarter of a second's worth, not an hour's.
    expect(at()).toBe(61 + 15);
  });

  it("as fast as it goes fits its slices", () => {
    const { clock, at, run } = playing(SPEEDS.indexOf(Number.POSITIVE_INFINITY), { ...LONG, msPerStep: 0.002 });
    clock.frames(3, 1);
    expect(run.advances[0]).toBe(20_000);
    expect(run.advances.at(-1)).toBe(4_000);
    expect(at()).toBe(run.advances.reduce((sum, steps) => sum + steps));
  });

  it("changes speed on the way, with its listener told", () => {
    const { clock, at, runner, shown } = playing(SPEEDS.indexOf(1));
    clock.frames(8, EIGHTH_MS);
    expect(at()).toBe(2);
    const before = shown.length;
    runner.notch = SPEEDS.indexOf(60);
    expect(shown.length).toBe(before + 1);
    clock.frames(8, EIGHTH_MS);
    expect(at()).toBe(62);
  });

  it.each([
    [-1, 0],
    [0, 0],
    [2.4, 2],
    [SPEEDS.length, SPEEDS.length - 1],
    [99, SPEEDS.length - 1],
  ])("forces notch %d to %i", (asked, given) => {
    const { runner } = setUp(LONG);
    expect(runner.notch).toBe(DEFAULT_NOTCH);
    runner.notch = asked;
    expect(runner.notch).toBe(given);
  });
});

describe("playing ends", () => {
  const notches = SPEEDS.map((rate, notch) => ({ rate, notch }));
  it.each(notches)("at a solution, not beyond it, at $rate a second", async ({ notch }) => {
    const { clock, runner, at, done } = playing(notch, { length: 9, solutions: [3, 7] });
    expect(runner.playing).toBe(true);
    clock.frames(100, EIGHTH_MS);
    expect(at()).toBe(3);
    expect(runner.playing).toBe(false);
    expect(clock.waiting).toBe(0);
    expect((await done).position).toBe(3);
  });

  it("and goes on to the next solution, then to the end, when asked again", () => {
    const { clock, runner, at } = playing(DEFAULT_NOTCH, { length: 9, solutions: [3, 7] });
    const stops = [];
    for (let again = 0; again < 4; again += 1) {
      clock.frames(100, EIGHTH_MS);
      stops.push(at());
      runner.play();
    }
    expect(stops).toEqual([3, 7, 9, 9]);
  });

  it("before it begins where nothing is left", async () => {
    const { clock, runner } = setUp({ length: 0 });
    const done = runner.play();
    expect(runner.playing).toBe(false);
    expect(clock.waiting).toBe(0);
    expect((await done).finished).toBe(true);
  });

  it("by pause, where it is, with its promise resolved", async () => {
    const { clock, runner, at, shown, done } = playing(SPEEDS.indexOf(60));
    clock.frames(4, EIGHTH_MS);
    expect(await isSettled(done)).toBe(false);
    const [caught, before] = [at(), shown.length];
    runner.pause();
    expect(shown.length).toBe(before + 1);
    expect(clock.frames(8, EIGHTH_MS)).toBe(0);
    expect((await done).position).toBe(caught);
    expect(at()).toBe(caught);
  });

  it("when its listener pauses in the middle of a frame", async () => {
    const { clock, runner, done, listeners } = playing(SPEEDS.indexOf(60));
    listeners.push(({ position }) => {
      if (runner.playing && position >= 20) runner.pause();
    });
    clock.frames(8, EIGHTH_MS);
    expect(await isSettled(done)).toBe(true);
    expect(runner.playing).toBe(false);
    expect(clock.waiting).toBe(0);
    expect((await done).position).toBeLessThan(61);
  });

  it("by a step of the reader's own, taken from where it is", async () => {
    const { clock, runner, at, done } = playing(SPEEDS.indexOf(60));
    clock.frames(8, EIGHTH_MS);
    runner.back();
    expect(at()).toBe(60);
    expect(runner.playing).toBe(false);
    expect(await isSettled(done)).toBe(true);
  });

  it("with a rejection when the engine fails", async () => {
    const { clock, runner, run, done } = playing(SPEEDS.indexOf(60));
    run.failure = new Error("poisoned");
    clock.frames(1, EIGHTH_MS);
    await expect(done).rejects.toThrow("poisoned");
    expect(runner.playing).toBe(false);
    expect(clock.waiting).toBe(0);
  });
});
