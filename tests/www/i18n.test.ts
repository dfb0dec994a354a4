import { describe, expect, it, vi as vitest } from "vitest";
import { en } from "../../www/src/i18n/en.js";
import { formatCount, formatTime, plain } from "../../www/src/i18n/index.js";
import { vi } from "../../www/src/i18n/vi.js";

describe("a count", () => {
  // "|" stands for what the language sets between thousands.
  it.each([
    [0, "0"],
    [7, "7"],
    [999, "999"],
    [1_000, "1|000"],
    [12_345, "12|345"],
    [999_999, "999|999"],
    [1_000_000, "1|000|000"],
    [9_007_199_254_740_991, "9|007|199|254|740|991"],
    [1_234.4, "1|234"],
    [999.6, "1|000"],
  ])("%d is written %s", (value, written) => {
    expect(formatCount(value, en)).toBe(written.replaceAll("|", ","));
    expect(formatCount(value, vi)).toBe(written.replaceAll("|", "\u202f"));
  });
});

describe("a time", () => {
  it.each([
    [0, "0:00"],
    [0.99, "0:00"],
    [9, "0:09"],
    [59.999, "0:59"],
    [60, "1:00"],
    [245, "4:05"],
    [3_599, "59:59"],
    [3_600, "1:00:00"],
    [3_723, "1:02:03"],
    [360_000, "100:00:00"],
    [-5, "0:00"],
  ])("of %d s is written %s", (seconds, written) => {
    expect(formatTime(seconds)).toBe(written);
  });
});

describe("a sentence to be spoken", () => {
  it.each([
    ["", ""],
    ["Bảng trống.", "Bảng trống."],
    ["*Xong!* Em giải đúng.", "Xong! Em giải đúng."],
    ["Try *3*: it ~clashes~ with *two* cells", "Try 3: it clashes with two cells"],
    ["*a**b*", "ab"],
    ["*số lớn* và ~trùng nhau~", "số lớn và trùng nhau"],
    // A lone mark is a character of the text: a pasted "*" may stand for an empty cell.
    ["The character “*” means nothing", "The character “*” means nothing"],
    ["3 * 3 = 9", "3 * 3 = 9"],
    ["~", "~"],
    ["**", "**"],
  ])("%j is read %j", (sentence, spoken) => {
    expect(plain(sentence)).toBe(spoken);
  });
});

describe("the language of the page", () => {
  // Each page is a world of its own: the module is loaded afresh.
  const freshPage = async () => {
    vitest.resetModules();
    return import("../../www/src/i18n/index.js");
  };

  it("must be chosen before anything speaks", async () => {
    const page = await freshPage();
    expect(() => page.pageWords()).toThrow(/language/);
  });

  it.each([vi, en])("is the one chosen", async (words) => {
    const page = await freshPage();
    page.useWords(words);
    expect(page.pageWords()).toBe(words);
  });
});
