import type { Language } from "../../core/link.js";
import { countWords } from "./words.js";

/** Defines `<solution-count>` in a language. */
export async function define(language: Language): Promise<void> {
  const words = language === "en" ? import("./en.js") : import("./vi.js");
  const [said, { SolutionCount }] = await Promise.all([words, import("./solution-count.js")]);
  countWords.use("en" in said ? said.en : said.vi);
  customElements.define("solution-count", SolutionCount);
}
