import { describe, expect, it } from "vitest";
import { en } from "../../www/src/i18n/en.js";
import { plain } from "../../www/src/i18n/index.js";
import { vi } from "../../www/src/i18n/vi.js";
import { cellName, cellNames, clashReasons, stepSentence } from "../../www/src/widgets/step-words.js";
import { sampleShot } from "./sample-shot.js";
import { STEP_CASES, type StepCase } from "./step-cases.js";

describe.each([vi, en])("a step in $language", (words) => {
  const say = ({ cells, event, changes }: StepCase) =>
    stepSentence(sampleShot(cells, { event, ...changes }), words, "start");

  it.each(STEP_CASES)("$what", (example) => {
    const sentence = say(example);
    for (const part of example[words.language]) expect(sentence).toContain(part);
    for (const part of example.never ?? []) expect(sentence).not.toContain(part);
    expect(plain(sentence), "one sentence with paired marks").toMatch(/^[^*~]+\.$/);
  });

  it("is told apart from every other", () => {
    expect(new Set(STEP_CASES.map(say)).size).toBe(STEP_CASES.length);
  });

  it("has the words of its window at the start", () => {
    expect(stepSentence(sampleShot(16), words, words.step.start)).toBe(words.step.start);
  });

  it("of no board names row 0, column 0 or a cell beyond the last", () => {
    const beyond = /(?:hàng|row|cột|column) (?:0|[1-9]\d)/;
    for (const cells of [16, 81] as const) {
      const names = Array.from({ length: cells }, (_, cell) => cellName(cell, cells, words));
      expect(new Set(names).size).toBe(cells);
      expect(names.filter((name) => beyond.test(name))).toEqual([]);
    }
  });
});

describe("names of cells", () => {
  it("stand in a row, semicolons between", () => {
    expect(cellNames([0, 15], 16, en)).toBe("row 1 column 1; row 4 column 4");
    expect(cellNames(Uint8Array.of(80), 81, vi)).toBe("hàng 9 cột 9");
    expect(cellNames([], 81, vi)).toBe("");
  });
});

describe("reasons of a clash", () => {
  it.each([
    [[], 0, 0],
    [[1], 1, 0],
    [[1, 2, 3], 3, 0],
    [[1, 2, 3, 4], 3, 1],
    [[1, 2, 3, 4, 5, 6], 3, 3],
  ])("with cells %j: %i listed, %i counted", (others, listed, more) => {
    const reasons = clashReasons(0, others, 81, en);
    expect([reasons.reasons.length, reasons.more]).toEqual([listed, more]);
  });
});
