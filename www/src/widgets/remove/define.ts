import type { Language } from "../../core/link.js";
import { useMakeWords } from "../make/define.js";

/** Defines `<removal-run>` in a language. */
export async function define(language: Language): Promise<void> {
  const [{ RemovalRun }] = await Promise.all([import("./removal-run.js"), useMakeWords(language)]);
  customElements.define("removal-run", RemovalRun);
}
