import type { Language } from "../../core/link.js";
import { raceWords } from "./chosen.js";
import { SearchRace } from "./search-race.js";

/** Defines the race in a language, with the words of that one alone. */
export async function define(language: Language): Promise<void> {
  raceWords.use(language === "en" ? (await import("./en.js")).en : (await import("./vi.js")).vi);
  customElements.define("search-race", SearchRace);
}
