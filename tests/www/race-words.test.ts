import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { en } from "../../www/src/widgets/race/en.js";
import { GALLERY } from "../../www/src/widgets/race/gallery.js";
import { vi } from "../../www/src/widgets/race/vi.js";
import { entriesOf } from "./i18n-entries.js";

const languages = { vi, en };
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;
const ENGLISH = /\b(?:the|row|column|box|cell|digit|step|board|puzzle|solution|clash|and|of)\b/i;
const TURNED_DOWN = /\b(?:blocks?|clues?|rollbacks?|conflicts?|possibilit(?:y|ies)|errors?|regions?)\b/i;

const shape = (words: object) => entriesOf(words).map(({ path, value }) => `${path}: ${typeof value}`);

/** Every text, those made from values with samples in the place of each. */
function texts(words: object): string[] {
  return entriesOf(words).map(({ value }) => {
    if (typeof value !== "function") return String(value);
    return value(...Array.from({ length: value.length }, (_, at) => `7${at}`));
  });
}

test("the two languages say the same things", () => {
  expect(shape(en)).toEqual(shape(vi));
  expect(shape(vi).length).toBeGreaterThan(50);
});

describe.each(Object.entries(languages))("%s", (language, words) => {
  test("no text is empty, unpaired in its marks, or made of nothing", () => {
    for (const text of texts(words)) {
      expect(text).toMatch(/\S/);
      expect(text).not.toMatch(/undefined|null|NaN|\s\s|^\s|\s$/);
      expect(text.replace(/\*[^*~]+\*|~[^*~]+~/g, "")).not.toMatch(/[*~]/);
      expect(text).toBe(text.normalize("NFC"));
    }
  });

  test("speaks its own language, in the words of the glossary", () => {
    for (const text of texts(words)) {
      expect(text).not.toMatch(language === "en" ? VIETNAMESE : ENGLISH);
      expect(text).not.toMatch(TURNED_DOWN);
    }
  });
});

test("the boards of the gallery are those of the table, and are what is said of them", () => {
  const rows = new Map(
    readFileSync(new URL("../data/puzzles.tsv", import.meta.url), "utf8")
      .split("\n")
      .map((line) => line.split("\t"))
      .map((fields) => [fields[0], fields]),
  );
  for (const [id, puzzle] of Object.entries(GALLERY)) expect(`${id} ${rows.get(id)?.[2]}`).toBe(`${id} ${puzzle}`);
  const field = (id: keyof typeof GALLERY, at: number) => rows.get(id)?.[at] ?? "";
  // MRV never backtracks: as many placements as empty cells.
  expect(field("mrv-wins", 9)).toBe("0");
  expect(Number(field("mrv-wins", 8))).toBe(GALLERY["mrv-wins"].replaceAll(/[1-9]/g, "").length);
  expect(field("anti-brute-force-17", 10).slice(0, 9)).toBe("987654321");
  expect(field("anti-brute-force-17", 3)).toBe("17");
  expect(field("cheese", 10).slice(0, 9)).toBe("123456789");
  expect(Number(field("cheese", 8))).toBeGreaterThan(Number(field("cheese", 6)));
  expect([field("dead-cell", 5), field("dead-cell", 8)]).toEqual(["0", "0"]);
});
