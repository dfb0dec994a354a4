import type { Language } from "../../core/link.js";
import { CodeTracer, codeWords } from "./code-tracer.js";

/** Defines `<code-tracer>` in the language of the page. */
export async function define(language: Language): Promise<void> {
  codeWords.use(
    language === "en" ? (await import("../../i18n/code/en.js")).codeEn : (await import("../../i18n/code/vi.js")).codeVi,
  );
  customElements.define("code-tracer", CodeTracer);
}
