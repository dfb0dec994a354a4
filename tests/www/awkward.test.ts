import { describe, expect, it, vi } from "vitest";
import { SPEEDS } from "../../www/src/core/speed.js";
import { GameStore } from "../../www/src/core/store.js";
import { FakeStorage } from "./fake-storage.js";
import { isSettled, setUp } from "./runner-setup.js";

const FAR = 1_000_000;
const NO_LIMIT = SPEEDS.indexOf(Number.POSITIVE_INFINITY);

describe("the runner in awkward moments", () => {
  it("rejects, and is not working, when the engine fails in the first slice", async () => {
    const { runner, run } = setUp({ length: FAR });
    run.failure = new Error("poisoned");
    let done: Promise<unknown> = Promise.resolve();
    expect(() => {
      done = runner.seek(5);
    }).not.toThrow();
    await expect(done).rejects.toThrow("poisoned");
    expect(runner.working).toBe(false);
  });
  it("not working after a failed first slice", () => {
    const { runner, run } = setUp({ length: FAR });
    run.failure = new Error("poisoned");
    try {
      void runner.seek(5).catch(() => {});
    } catch {}
    expect(runner.working).toBe(false);
  });
  it("as fast as it goes: the budget grows to fill its slice", () => {
    const { runner, run, clock } = setUp({ length: 100_000_000, msPerStep: 0.000_01 });
    runner.notch = NO_LIMIT;
    runner.play();
    clock.frames(20, 16);
    expect(run.advances.at(-1)).toBeCloseTo(800_000, -2);
  });
  it("a listener that pauses in the first slice ends the run", async () => {
    const { runner, listeners, clock, at } = setUp({ length: FAR });
    listeners.push(({ position }) => {
      if (runner.working && position > 0) runner.pause();
    });
    const done = runner.seek(FAR);
    expect(await isSettled(done)).toBe(true);
    expect(clock.waiting).toBe(0);
    expect(at()).toBe(20_000);
  });
  it("a listener that gives a new command while playing leaves one loop", async () => {
    const { runner, listeners, clock, at } = setUp({ length: FAR });
    runner.notch = SPEEDS.indexOf(60);
    let once = false;
    listeners.push(({ position }) => {
      if (!once && position >= 5) {
        once = true;
        runner.play();
      }
    });
    runner.play();
    clock.frames(8, 125);
    expect(clock.waiting).toBe(1);
    runner.pause();
    const caught = at();
    clock.frames(8, 125);
    expect(at()).toBe(caught);
  });
  it("a command given by the listener at a solution is not undone", () => {
    const { runner, listeners, clock, at } = setUp({ length: 60, solutions: [3] });
    let once = false;
    listeners.push(({ position, resting }) => {
      if (!once && resting && position === 3) {
        once = true;
        runner.play();
      }
    });
    runner.play();
    clock.frames(200, 1000);
    expect(at()).toBe(60);
  });
  it("seek(Infinity) goes to the end", async () => {
    const { runner, at } = setUp({ length: 60 });
    await runner.seek(Number.POSITIVE_INFINITY);
    expect(at()).toBe(60);
  });
});

describe("store", () => {
  it("reads a clock that is no number of seconds as 0", () => {
    const store = new GameStore(new FakeStorage({ "quaylui.game.x": '{"game":[1],"seconds":1e999}' }));
    expect(store.load("x")).toMatchObject({ stored: { seconds: 0 } });
  });
  it("a full device still gives its saved games", () => {
    const shelf = new FakeStorage({}, 110);
    new GameStore(shelf).save("0012000321003000", [1], 3, 1);
    const full = new FakeStorage(
      shelf.all,
      Object.entries(shelf.all).reduce((n, [k, v]) => n + k.length + v.length, 0),
    );
    vi.stubGlobal("localStorage", full);
    const store = new GameStore();
    expect(store.load("0012000321003000")).toMatchObject({ kind: "game" });
    vi.unstubAllGlobals();
  });
});
