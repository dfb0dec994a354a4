import { describe, expect, it, test } from "vitest";
import { type Counts, figureOf, printedVerdict, SOLUTION_LIMIT } from "../../www/src/core/figures.js";
import { en } from "../../www/src/i18n/en.js";
import { formatFigure, formatRatio } from "../../www/src/i18n/index.js";
import { vi } from "../../www/src/i18n/vi.js";

describe("a ratio", () => {
  // "|" and "." stand for what the language sets between thousands and before decimals.
  it.each([
    [1, "1.0"],
    [59 / 45, "1.3"],
    [6_422 / 95, "67.6"],
    [99.94, "99.9"],
    [99.96, "100"],
    [103_319 / 120, "861"],
    [1_287_517 / 59, "21|822"],
    [227 / 4_457, "0.1"],
  ])("%d is written %s", (value, written) => {
    expect(formatRatio(value, en)).toBe(written.replace("|", ","));
    expect(formatRatio(value, vi)).toBe(written.replace(".", ",").replace("|", "\u202f"));
  });
});

test.each([
  [0, "VO NGHIEM"],
  [1, "DUY NHAT"],
  [2, "NHIEU LOI GIAI"],
  [1000, "NHIEU LOI GIAI"],
])("programs say of %d solutions: %s", (solutions, printed) => {
  expect(printedVerdict(solutions)).toBe(printed);
});

/** Counts made up for the test: what each order costs, seen half-way too, and this many solutions. */
function counts(solutions: number): Counts {
  return {
    async cost(_, order, report) {
      report?.({ placements: 30, backtracks: 2 });
      return { placements: order === "plain" ? 300 : 60, backtracks: 7 };
    },
    solutions: async () => solutions,
  };
}

describe("a number of the text", () => {
  it.each([
    ["placements", "plain", "300"],
    ["placements", "mrv", "60"],
    ["backtracks", "plain", "7"],
    ["ratio", "plain", "5.0"],
    ["solutions", "plain", "3"],
    ["verdict", "plain", "NHIEU LOI GIAI"],
  ] as const)("%s, %s: %s", async (figure, order, shown) => {
    expect(formatFigure(await figureOf(figure, "…", order, counts(3)), en)).toBe(shown);
  });

  it("is shown on its way, a ratio only when both are known", async () => {
    const seen: unknown[] = [];
    await figureOf("backtracks", "…", "plain", counts(1), (figure) => seen.push(figure));
    await figureOf("ratio", "…", "plain", counts(1), (figure) => seen.push(figure));
    expect(seen).toEqual([{ kind: "count", value: 2, atLeast: false }]);
  });

  it("says at least where the count was stopped", async () => {
    expect(formatFigure(await figureOf("solutions", "…", "plain", counts(SOLUTION_LIMIT)), en)).toBe("≥\u00a01,000");
    expect(formatFigure(await figureOf("solutions", "…", "plain", counts(999)), en)).toBe("999");
  });
});
