import { describe, expect, it } from "vitest";
import { CALM_STEPS_PER_SECOND, clampNotch, DEFAULT_NOTCH, SPEEDS, stepsPerSecond } from "../../www/src/core/speed.js";

const LAST = SPEEDS.length - 1;

describe("the table of speeds", () => {
  it("rises from notch to notch, to no limit", () => {
    expect([...SPEEDS].sort((a, b) => a - b)).toEqual(SPEEDS);
    expect(new Set(SPEEDS).size).toBe(SPEEDS.length);
    expect(SPEEDS[0]).toBeGreaterThan(0);
    expect(SPEEDS[LAST]).toBe(Number.POSITIVE_INFINITY);
  });

  it("starts calm enough to follow", () => {
    expect(stepsPerSecond(DEFAULT_NOTCH)).toBeLessThanOrEqual(CALM_STEPS_PER_SECOND);
  });
});

describe("a notch", () => {
  it.each([
    [-1, 0],
    [Number.NEGATIVE_INFINITY, 0],
    [0, 0],
    [0.4, 0],
    [0.6, 1],
    [LAST, LAST],
    [LAST + 1, LAST],
    [Number.POSITIVE_INFINITY, LAST],
  ])("of %d counts as %i", (asked, notch) => {
    expect(clampNotch(asked)).toBe(notch);
    expect(stepsPerSecond(asked)).toBe(SPEEDS[notch]);
  });
});
