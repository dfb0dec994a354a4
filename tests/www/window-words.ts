import { describe, expect, it } from "vitest";
import { entriesOf, sentencesOf } from "./i18n-entries.js";
import type { Sample } from "./i18n-samples.js";

/** Letters that only Vietnamese has, and words that only English has. */
const VIETNAMESE = /[ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ]/iu;
const ENGLISH = /\b(?:the|row|column|box|cell|digit|step|board|puzzle|solution|clash|given|undo|and|of)\b/i;

/** The rules that the words of one window keep in both languages. `samples` are values for every sentence that is made. */
export function describeWords<W extends object>(window: string, vi: W, en: W, samples: readonly Sample[]): void {
  describe(`the words of ${window}`, () => {
    const paths = (words: W) => entriesOf(words).map(({ path, value }) => `${path}: ${typeof value}`);

    it("are the same in both languages, and every sentence that is made has sample values", () => {
      expect(paths(en)).toEqual(paths(vi));
      const made = entriesOf(vi).filter(({ value }) => typeof value === "function");
      expect(samples.map(([path]) => path).sort()).toEqual(made.map(({ path }) => path).sort());
    });

    it.each([
      ["vi", vi, ENGLISH],
      ["en", en, VIETNAMESE],
    ] as const)("%s: whole, well marked, in one language", (_, words, foreign) => {
      const faulty = sentencesOf(words, samples).filter(
        ([, sentence]) =>
          sentence.trim() === "" ||
          /undefined|null|NaN|\[object|=>/.test(sentence) ||
          /[*~]/.test(sentence.replace(/\*[^*~]+\*|~[^*~]+~/g, "")) ||
          /\s\s|^\s|\s$|\s[.,:;]/.test(sentence) ||
          sentence !== sentence.normalize("NFC") ||
          foreign.test(sentence),
      );
      expect(faulty).toEqual([]);
    });
  });
}
