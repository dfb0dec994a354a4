import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { codeEn } from "../../www/src/i18n/code/en.js";
import { codeVi } from "../../www/src/i18n/code/vi.js";

const cpp = new URL("../../src/cpp/", import.meta.url);
const sources = readdirSync(cpp, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".rs"))
  .map((name) => readFileSync(new URL(name, cpp), "utf8"));

/** The codes of all kinds of errors, from the engine's own list. */
const kinds = [...readFileSync(new URL("error.rs", cpp), "utf8").matchAll(/^ {4}\w+ = "([a-z-]+)" in \w+,$/gm)].map(
  ([, code = ""]) => code,
);

/** The codes of all features that the engine refuses: those written where they are refused, and those in its two tables. */
const features = new Set(
  sources.flatMap((text) => [
    ...[...text.matchAll(/Unsupported,\s*[^&]*?&\[\s*"([a-z0-9-]+)"/g)].map(([, code = ""]) => code),
    ...[...text.matchAll(/fn (?:unsupported_word|known_but_unsupported)\([\s\S]*?\n}/g)].flatMap(([body]) =>
      [...body.matchAll(/=>\s*\{?\s*"([a-z0-9-]+)"/g)].map(([, code = ""]) => code),
    ),
  ]),
);

const args = ["alpha", "7", "9"];

describe.each([
  ["vi", codeVi],
  ["en", codeEn],
])("%s", (_, words) => {
  test("the engine's lists were found", () => {
    expect(kinds.length).toBeGreaterThan(60);
    expect(features.size).toBeGreaterThan(50);
  });

  test.each(kinds)("%s has a sentence, in plain words", (kind) => {
    const entry = words.errors[kind];
    expect(entry, kind).toBeDefined();
    for (const given of [args, [], ["unknown-feature"]]) {
      const sentences = [entry?.what(given), entry?.instead?.(given)].filter((text) => text !== undefined);
      for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(entry?.what(args)).toMatch(/\p{L}/u);
    // Marks of emphasis come in pairs.
    for (const mark of ["*", "~"]) {
      expect((entry?.what(args).split(mark).length ?? 0) % 2, `${kind} ${mark}`).toBe(1);
    }
  });

  test.each([...features])("%s says what to write instead", (feature) => {
    expect(words.features[feature], feature).toMatch(/\p{L}{2}/u);
  });

  test("there are no sentences for what the engine does not know", () => {
    expect(Object.keys(words.errors).filter((kind) => !kinds.includes(kind))).toEqual([]);
    expect(Object.keys(words.features).filter((feature) => !features.has(feature))).toEqual([]);
  });
});
