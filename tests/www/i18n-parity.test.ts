import { describe, expect, it } from "vitest";
import { PUZZLES } from "../../www/src/core/puzzles.js";
import { en } from "../../www/src/i18n/en.js";
import { vi } from "../../www/src/i18n/vi.js";
import { entriesOf, sentencesOf } from "./i18n-entries.js";
import { samplesFor } from "./i18n-samples.js";

const languages = [vi, en];
const shape = (words: typeof vi) => entriesOf(words).map(({ path, value }) => `${path}: ${typeof value}`);

/** Letters that only Vietnamese has. */
const VIETNAMESE = /[ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ]/iu;
/** The glossary has one word for each thing; these are the ones it turns down. */
const TURNED_DOWN =
  /\b(?:blocks?|clues?|rollbacks?|roll(?:s|ed|ing)? back|conflicts?|conflicting|possibilit(?:y|ies)|notes?|errors?|subgrids?|regions?|squares?)\b/i;
/** English left over in a Vietnamese sentence. Names of keys and methods stay. */
const ENGLISH = /\b(?:the|row|column|box|cell|digit|step|board|puzzle|solution|clash|given|undo|and|of)\b/i;

describe("the two languages", () => {
  it("say the same things, in the same order, each a text or each a function", () => {
    expect(shape(en)).toEqual(shape(vi));
    expect(shape(vi).length).toBeGreaterThan(150);
  });

  it("make their sentences from the same values", () => {
    const arities = (words: typeof vi) =>
      entriesOf(words).flatMap(({ path, value }) => (typeof value === "function" ? [`${path}/${value.length}`] : []));
    // A language may leave a last value unused, which shows as a lower count: these are all such places.
    const differing = arities(en).filter((entry) => !arities(vi).includes(entry));
    expect(differing).toEqual([]);
  });

  it("name themselves", () => {
    expect(languages.map(({ language }) => language)).toEqual(["vi", "en"]);
  });
});

describe.each(languages)("$language", (words) => {
  const sentences = sentencesOf(words);
  const functions = entriesOf(words).filter(({ value }) => typeof value === "function");
  const faulty = (test: (sentence: string, path: string) => boolean) =>
    sentences.filter(([path, sentence]) => test(sentence, path)).map(([path, sentence]) => `${path}: ${sentence}`);

  it("has sample values for every sentence that is made, and for no other", () => {
    expect(
      samplesFor(words)
        .map(([path]) => path)
        .sort(),
    ).toEqual(functions.map(({ path }) => path).sort());
  });

  it("has no empty text", () => {
    // A list of no digits is rightly empty.
    expect(faulty((sentence, path) => sentence.trim() === "" && !/thousands/.test(path))).toEqual([]);
  });

  it("shows no value that is none", () => {
    expect(faulty((sentence) => /undefined|null|NaN|Infinity|\[object|=>/.test(sentence))).toEqual([]);
  });

  it("has its marks in pairs, never one inside another", () => {
    const unpaired = (sentence: string) => /[*~]/.test(sentence.replace(/\*[^*~]+\*|~[^*~]+~/g, ""));
    expect(faulty(unpaired)).toEqual([]);
  });

  it("has no double space, and no space at either end or before a stop", () => {
    expect(faulty((sentence, path) => /\s\s|^\s|\s$|\s[.,:;]/.test(sentence) && path !== "thousands")).toEqual([]);
  });

  it("is written in composed letters", () => {
    expect(faulty((sentence) => sentence !== sentence.normalize("NFC"))).toEqual([]);
  });

  it("names every puzzle of the list, each differently", () => {
    const names = PUZZLES.map(({ id }) => words.play.puzzles[id]);
    expect(new Set(names).size).toBe(PUZZLES.length);
    expect(Object.keys(words.play.puzzles).sort()).toEqual(PUZZLES.map(({ id }) => id).sort());
  });

  it("counts the givens of a puzzle rightly where its name tells them", () => {
    for (const { id, puzzle } of PUZZLES) {
      const told = /· (\d+)/.exec(words.play.puzzles[id])?.[1];
      if (told) expect(`${id}: ${told}`).toBe(`${id}: ${puzzle.replaceAll("0", "").length}`);
    }
  });

  it(words.language === "en" ? "has no Vietnamese letter" : "has no English word", () => {
    const foreign = words.language === "en" ? VIETNAMESE : ENGLISH;
    expect(faulty((sentence) => foreign.test(sentence))).toEqual([]);
  });

  it("uses the words of the glossary, not the ones it turns down", () => {
    expect(faulty((sentence) => TURNED_DOWN.test(sentence))).toEqual([]);
  });
});
