import type { Words } from "../../www/src/i18n/index.js";
import { type Sample, samplesFor } from "./i18n-samples.js";

/** One thing that the page says: where it stands in the words, and the words or what makes them. */
export interface Entry {
  readonly path: string;
  readonly value: unknown;
}

/** Every leaf of a language, in order. */
export function entriesOf(words: object): Entry[] {
  const entries: Entry[] = [];
  const walk = (node: object, path: string) => {
    for (const [key, value] of Object.entries(node)) {
      const here = path === "" ? key : `${path}.${key}`;
      if (typeof value === "object" && value !== null) walk(value, here);
      else entries.push({ path: here, value });
    }
  };
  walk(words, "");
  return entries;
}

/** Every sentence of a language with made-up values in it, each branch once: [where it stands, the sentence]. */
export function sentencesOf(
  words: object,
  sets: readonly Sample[] = samplesFor(words as Words),
): [path: string, sentence: string][] {
  const samples = new Map(sets);
  return entriesOf(words).flatMap(({ path, value }) => {
    const sets = typeof value === "function" ? (samples.get(path) ?? []).map((set) => value(...set)) : [value];
    return sets.map((sentence): [string, string] => [path, String(sentence)]);
  });
}
