import type { Language } from "../../core/link.js";
import { HouseExplorer } from "./house-explorer.js";
import { houseWords } from "./words.js";

/** Defines `<house-explorer>` in the language of the page. */
export async function define(language: Language): Promise<void> {
  houseWords.use(language === "en" ? (await import("./en.js")).en : (await import("./vi.js")).vi);
  customElements.define("house-explorer", HouseExplorer);
}
