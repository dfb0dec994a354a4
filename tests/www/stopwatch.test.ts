import { describe, expect, it } from "vitest";
import { Stopwatch } from "../../www/src/core/stopwatch.js";

/** What is done, when (ms), and then the seconds shown and whether it runs. */
type Moment = readonly ["start" | "stop" | "look", at: number, seconds: number, running: boolean];

describe("a stopwatch", () => {
  const stories: [string, number, readonly Moment[]][] = [
    [
      "stands still until started",
      0,
      [
        ["look", 5_000, 0, false],
        ["start", 6_000, 0, true],
        ["look", 7_500, 1.5, true],
      ],
    ],
    [
      "keeps its time while stopped",
      0,
      [
        ["start", 0, 0, true],
        ["stop", 2_000, 2, false],
        ["look", 60_000, 2, false],
        ["start", 60_000, 2, true],
        ["look", 61_000, 3, true],
      ],
    ],
    [
      "loses nothing when started twice",
      0,
      [
        ["start", 0, 0, true],
        ["start", 4_000, 4, true],
        ["look", 5_000, 5, true],
      ],
    ],
    [
      "counts nothing when stopped twice",
      0,
      [
        ["start", 0, 0, true],
        ["stop", 1_000, 1, false],
        ["stop", 9_000, 1, false],
      ],
    ],
    [
      "goes on from a saved game",
      90,
      [
        ["look", 0, 90, false],
        ["start", 1_000, 90, true],
        ["stop", 31_000, 120, false],
      ],
    ],
    [
      "may begin when the page's clock is at 0",
      0,
      [
        ["start", 0, 0, true],
        ["look", 1_000, 1, true],
      ],
    ],
  ];

  it.each(stories)("%s", (_, saved, moments) => {
    let now = 0;
    const watch = new Stopwatch(saved, () => now);
    for (const [act, at, seconds, running] of moments) {
      now = at;
      if (act !== "look") watch[act]();
      expect({ at, seconds: watch.seconds, running: watch.running }).toEqual({ at, seconds, running });
    }
  });
});
