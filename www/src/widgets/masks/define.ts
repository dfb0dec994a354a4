import type { Language } from "../../core/link.js";
import { MaskView } from "./mask-view.js";
import { maskWords } from "./words.js";

/** Defines `<mask-view>` in the language of the page. */
export async function define(language: Language): Promise<void> {
  maskWords.use(language === "en" ? (await import("./en.js")).en : (await import("./vi.js")).vi);
  customElements.define("mask-view", MaskView);
}
