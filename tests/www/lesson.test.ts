import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { type Counts, type Figure, figureOf, SOLUTION_LIMIT } from "../../www/src/core/figures.js";
import { boxOf, geometryOf } from "../../www/src/core/geometry.js";
import { puzzleById } from "../../www/src/core/puzzles.js";
import type { Order } from "../../www/src/core/types.js";
import { en } from "../../www/src/i18n/en.js";
import { formatFigure } from "../../www/src/i18n/index.js";
import { vi } from "../../www/src/i18n/vi.js";
import { loadLabEngine, loadPageEngine } from "./engine.js";

/* What the lesson says in numbers, tables and listings, against what computes it. */

const read = (path: string) => readFileSync(new URL(`../../www/${path}`, import.meta.url), "utf8");
const pages = [
  { language: "vi", html: read("index.html"), words: vi },
  { language: "en", html: read("en/index.html"), words: en },
];
const engine = loadPageEngine();
const lab = loadLabEngine();

/** What stands in an element without its tags. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");

/** The cells of a table's body, as text. */
function tableOf(html: string, id: string): string[][] {
  const body = new RegExp(`id="${id}">[\\s\\S]*?<tbody>([\\s\\S]*?)</tbody>`).exec(html)?.[1] ?? "";
  return body
    .split("</tr>")
    .slice(0, -1)
    .map((row) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = ""]) => textOf(cell)));
}

const numbers = (text: string | undefined) => (text?.match(/\d+/g) ?? []).map(Number);

const counts: Counts = {
  async cost(puzzle, order) {
    const job = new lab.PlacementCount(puzzle, order, 1);
    const cost = job.advance(2 ** 30);
    job.free();
    return cost;
  },
  async solutions(puzzle) {
    const job = new lab.SolutionCount(puzzle, SOLUTION_LIMIT);
    const { count } = job.advance(2 ** 30);
    job.free();
    return count;
  },
};

describe.each(pages)("the lesson, $language", ({ html, words }) => {
  it("shows, before the engine has counted, what the engine will count", async () => {
    const found = [...html.matchAll(/<quay-count ([^>]+)>([^<]+)</g)];
    expect(found.length).toBeGreaterThan(30);
    for (const [, attributes = "", shown] of found) {
      const data = (name: string) => new RegExp(`data-${name}="([^"]+)"`).exec(attributes)?.[1] ?? "";
      const order = (data("order") || "plain") as Order;
      const figure = await figureOf(data("count") as Figure, data("puzzle"), order, counts);
      expect(formatFigure(figure, words), attributes).toBe(shown);
    }
  });

  it("places cells in their boxes as the board does", () => {
    const rows = tableOf(html, "box-table").map((cells) => cells.map(numbers));
    expect(rows.length).toBe(5);
    const geometry = geometryOf(81);
    for (const [[row = 0, column = 0] = [], parts, corner, box] of rows) {
      const divided = [Math.floor(row / 3), Math.floor(column / 3)];
      expect(parts).toEqual(divided);
      expect(corner).toEqual(divided.map((part) => part * 3));
      expect(box).toEqual([boxOf(row * 9 + column, geometry)]);
    }
  });

  /** Row 2, column 4 of the easy puzzle. */
  const cell = 9 + 3;
  const held = (() => {
    const digits = [...puzzleById("easy")].map(Number);
    const geometry = geometryOf(81);
    const within = (same: (other: number) => boolean) =>
      [...new Set(digits.filter((digit, other) => digit > 0 && same(other)))].sort();
    const houses = [
      within((other) => Math.floor(other / 9) === 1),
      within((other) => other % 9 === 3),
      within((other) => boxOf(other, geometry) === boxOf(cell, geometry)),
    ];
    const barred = [...new Set(houses.flat())].sort();
    const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !barred.includes(digit));
    return [...houses, barred, free];
  })();

  it("bars in its worked example what the houses hold", () => {
    expect(tableOf(html, "barred-table").map((cells) => numbers(cells[1]))).toEqual(held);
  });

  it("sets the masks of that cell bit by bit", () => {
    const mask = (digits: readonly number[]) => digits.reduce((bits, digit) => bits | (1 << digit), 0);
    const rows = tableOf(html, "mask-table");
    expect(rows.map((cells) => numbers(cells[1]))).toEqual(held);
    expect(rows.map((cells) => cells[2])).toEqual(held.map((digits) => mask(digits).toString(2).padStart(10, "0")));
    const [row = 0, column = 0, box = 0, joined, free] = rows.map((cells) => Number.parseInt(cells[2] ?? "", 2));
    expect([joined, free]).toEqual([row | column | box, ~(row | column | box) & 0x3fe]);
  });

  it("shows lines of its programs, word for word but for the remarks", () => {
    const listings = [...html.matchAll(/data-from="([^"]+)"[^>]*><code>([\s\S]*?)<\/code>/g)];
    expect(listings.length).toBeGreaterThanOrEqual(6);
    for (const [, file, code = ""] of listings) {
      const bare = textOf(code.replace(/<i>.*?<\/i>/g, ""));
      const shown = bare.split("\n").map((line) => line.trimEnd());
      const program = read(`public/programs/${file}`).split("\n");
      const first = program.findIndex((line) => line.trimStart() === shown[0]?.trimStart());
      const part = program.slice(first, first + shown.length - 1);
      const indent = (part[0] ?? "").length - (shown[0] ?? "").length;
      expect(shown.slice(0, -1), file).toEqual(part.map((line) => line.slice(line === "" ? 0 : indent)));
    }
  });

  it("offers every program in both languages, and no other file", () => {
    const linked = [...html.matchAll(/href="\.+\/programs\/([^"]+)"/g)].map(([, file]) => file);
    const names = ["candidates", "plain4", "plain9", "mrv", "unique", "make"];
    expect(linked).toEqual(names.flatMap((name) => [`${name}.cpp`, `${name}.py`]));
  });
});

test("Inkala's puzzle makes MRV guess hundreds of times", () => {
  const run = new engine.SearchRun(puzzleById("inkala-2012"), "mrv");
  let guesses = 0;
  for (let shot = run.next(); shot.event?.kind !== "solution"; shot = run.next()) {
    if (shot.event?.kind !== "select") continue;
    const mask = shot.candidates[shot.event.cell] ?? 0;
    if ((mask & (mask - 1)) !== 0) guesses += 1;
  }
  expect(guesses).toBeGreaterThanOrEqual(200);
  expect(guesses).toBeLessThan(1_000);
  run.free();
});
