import type { Language } from "../../core/link.js";
import { makeWords } from "./words.js";

/** Chooses the language of the windows that make puzzles; both speak from the same words. */
export async function useMakeWords(language: Language): Promise<void> {
  const said = await (language === "en" ? import("./en.js") : import("./vi.js"));
  makeWords.use("en" in said ? said.en : said.vi);
}

/** Defines `<puzzle-maker>` in a language. */
export async function define(language: Language): Promise<void> {
  const [{ PuzzleMaker }] = await Promise.all([import("./puzzle-maker.js"), useMakeWords(language)]);
  customElements.define("puzzle-maker", PuzzleMaker);
}
