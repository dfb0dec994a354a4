import { describe, expect, it } from "vitest";
import { setUp } from "./runner-setup.js";

const FIRST = 20_000;

describe("the budget of a slice", () => {
  // A step's cost on the clock, and the budget that then fills a slice (within the limits there are).
  const cases: [string, number, number][] = [
    ["a quick engine", 0.000_01, 800_000],
    ["a slow one", 0.002, 4_000],
    ["a very slow one: never less than 1000", 0.1, 1_000],
    ["one too quick to measure: never more than 4 million", 0, 4_000_000],
  ];
  it.each(cases)("settles for %s", (_, msPerStep, fitting) => {
    const { runner, run, clock } = setUp({ length: 100_000_000, msPerStep });
    runner.runTo("end");
    clock.frames(12, 1);
    expect(run.budgets[0]).toBe(FIRST);
    expect(run.budgets.at(-1)).toBeCloseTo(fitting, -1);
    runner.pause();
  });

  it("grows at most fourfold from one slice to the next", () => {
    const { runner, run, clock } = setUp({ length: 100_000_000 });
    runner.runTo("end");
    clock.frames(12, 1);
    expect(run.budgets.slice(0, 5)).toEqual([FIRST, 4 * FIRST, 16 * FIRST, 64 * FIRST, 4_000_000]);
  });

  it("is no larger after a short action: that says little of the engine", async () => {
    const { runner, run } = setUp({ length: 100_000_000, msPerStep: 0.000_01 });
    await runner.seek(5);
    await runner.seek(10);
    expect(run.budgets).toEqual([FIRST, FIRST]);
  });
});
