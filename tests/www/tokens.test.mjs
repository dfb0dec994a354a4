// The colours of www/css/tokens.css: both copies agree, and every pair that is used keeps its contrast (WCAG 2.2).
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const css = readFileSync(new URL("../../www/css/tokens.css", import.meta.url), "utf8");
const flat = new Map([...css.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));
const both = new Map(
  [...css.matchAll(/(--[\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, light, dark]) => [
    name,
    { light, dark },
  ]),
);

/** Relative luminance of #rrggbb, 0 to 1. */
function luminance(hex) {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours, 1 to 21. */
function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const cells = ["--panel", "--look", "--peer", "--one", "--clash-bg"];
const houses = ["--house-row-bg", "--house-column-bg", "--house-box-bg"];
const surfaces = ["--paper", ...cells, ...houses, "--code-bg"];

/** [inks, what they lie on, least contrast] */
const pairs = [
  [["--ink", "--given", "--muted", "--accent"], surfaces, 4.5],
  [["--mine", "--machine", "--clash"], ["--paper", ...cells, ...houses], 4.5],
  [["--on-accent"], ["--accent"], 4.5],
  [["--house-row", "--house-column", "--house-box"], ["--paper", "--panel", ...houses], 4.5],
  [["--field-line", "--bold"], ["--paper", "--panel"], 3],
];

test("the flat copy of the colours is the light one", () => {
  assert.ok(both.size > 20);
  assert.deepEqual([...flat.keys()], [...both.keys()]);
  for (const [name, hex] of flat) assert.equal(hex, both.get(name).light, name);
});

for (const scheme of ["light", "dark"]) {
  test(`every pair keeps its contrast in ${scheme}`, () => {
    const poor = [];
    for (const [inks, grounds, least] of pairs) {
      for (const ink of inks) {
        for (const ground of grounds) {
          const ratio = contrast(both.get(ink)[scheme], both.get(ground)[scheme]);
          if (ratio < least) poor.push(`${ink} on ${ground}: ${ratio.toFixed(2)} < ${least}`);
        }
      }
    }
    assert.deepEqual(poor, []);
  });
}
