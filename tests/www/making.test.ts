import { describe, expect, test } from "vitest";
import { LEVELS, readLink, SYMMETRIES, writeLink } from "../../www/src/core/link.js";
import type { RemovalSnapshot } from "../../www/src/core/types.js";
import { vi as words } from "../../www/src/i18n/vi.js";
import { factRows, type Shown } from "../../www/src/widgets/make/facts.js";
import { vi } from "../../www/src/widgets/make/vi.js";
import { removalCells } from "../../www/src/widgets/remove/cells.js";
import { removalSentence } from "../../www/src/widgets/remove/sentence.js";
import { loadLabEngine } from "./engine.js";

const engine = loadLabEngine();
const unlimited = Number.MAX_SAFE_INTEGER;

describe("a link to what is made", () => {
  test.each(LEVELS.flatMap((level) => SYMMETRIES.map((symmetry) => [level, symmetry] as const)))(
    "%s, %s goes there and back",
    (level, symmetry) => {
      const link = { widget: "make", level, symmetry, side: 9, seed: "18446744073709551615" } as const;
      expect(readLink(writeLink(link))).toEqual({ kind: "link", link });
    },
  );

  test.each(["v=deadly", "y=twist", "n=16", "r=-1", "r=1e9", "r=", `r=${"1".repeat(21)}`])("%s is refused", (part) => {
    expect(readLink(`#w=make&${part}`)).toEqual({ kind: "broken", part: part[0] });
  });
});

describe("the facts in words", () => {
  const shown = (over: Partial<Shown["facts"]>, rest: Partial<Shown> = {}): Shown => ({
    puzzle: "",
    facts: {
      givens: 24,
      unique: true,
      nakedSinglesSuffice: false,
      singlesSuffice: false,
      guesses: 12,
      mrvPlacements: 1234,
      plainPlacements: null,
      level: "hard",
      ...over,
    },
    measured: true,
    seed: "7",
    minimal: "alone",
    ...rest,
  });
  const said = (one: Shown) => Object.fromEntries(factRows(one, words, vi));
  const { facts } = vi.maker;

  test("each is said once, with its number", () => {
    expect(said(shown({}))).toEqual({
      [facts.level]: "Khó",
      [facts.givens]: "24",
      [words.counters.solutions]: facts.unique,
      [facts.singles]: facts.beyond,
      [facts.guesses]: "ở 12 ô",
      [facts.mrv]: "1\u202f234 lần đặt số",
      [facts.plain]: facts.tooMany,
      [facts.minimal]: facts.isMinimal,
      [facts.seed]: "7",
    });
  });

  test("no guess, singles of either kind, what is not known yet", () => {
    expect(said(shown({ guesses: 0 }))[facts.guesses]).toBe(facts.noGuess);
    expect(said(shown({ singlesSuffice: true }))[facts.singles]).toBe(facts.hidden);
    expect(said(shown({ singlesSuffice: true, nakedSinglesSuffice: true }))[facts.singles]).toBe(facts.naked);
    const early = said(shown({ guesses: null, level: null }, { measured: false, seed: null, minimal: null }));
    expect(early[facts.guesses]).toBe(facts.unknown);
    expect(Object.keys(early)).not.toContain(facts.seed);
  });

  test("a board with several solutions is not called unique", () => {
    expect(Object.keys(said(shown({ unique: false, level: null })))).not.toContain(words.counters.solutions);
  });
});

describe("a removal, step by step", () => {
  const seed = "2026";
  const walk = (): RemovalSnapshot[] => {
    const run = new engine.RemovalRun(engine.fullBoard(9, seed), "none", seed);
    const shots = [run.snapshot()];
    while (!shots.at(-1)?.finished) shots.push(run.next());
    run.free();
    return shots;
  };
  const shots = walk();
  const kept = shots.find(({ event }) => event?.kind === "kept");

  test("every step has its sentence, and each sentence is whole", () => {
    const sentences = shots.map((shot) => removalSentence(shot, false, words, vi));
    expect(sentences.every((sentence) => !/undefined|NaN/.test(sentence))).toBe(true);
    expect(sentences[0]).toContain("81 số");
    expect(sentences.at(-1)).toContain(`còn *${shots.at(-1)?.givens} số*`);
  });

  test("a given that must stay is marked, with both digits where the two solutions differ", () => {
    if (kept?.event?.kind !== "kept") throw new Error("nothing had to stay");
    const cells = removalCells(kept, words, vi);
    const { differs, other } = kept.event;
    expect(differs.length).toBeGreaterThan(3);
    for (const cell of differs) {
      expect(cells[cell]?.flags).toContain("differs");
      const pair = [Number(kept.solution[cell]), Number(other[cell])];
      if (kept.digits[cell] === 0) expect(cells[cell]?.marks).toEqual(pair.sort());
      for (const digit of pair) expect(cells[cell]?.label).toContain(String(digit));
    }
    const [first = 0] = kept.event.cells;
    expect(cells[first]?.flags).toContain("kept");
    expect(cells.filter(({ flags }) => flags.includes("differs"))).toHaveLength(differs.length);
  });

  test("at the end every given is marked as one that must stay", () => {
    const cells = removalCells(shots.at(-1) as RemovalSnapshot, words, vi);
    for (const { text, flags } of cells) expect(flags.includes("kept")).toBe(text !== "");
  });

  test("the boundary goes back the way it came", () => {
    const run = new engine.RemovalRun(engine.fullBoard(4, seed), "rotate", seed);
    const seen = [run.snapshot()];
    while (!seen.at(-1)?.finished) seen.push(run.next());
    for (const before of seen.slice(0, -1).reverse()) {
      expect({ ...run.back(), furthest: 0, end: 0 }).toEqual({ ...before, furthest: 0, end: 0 });
    }
    expect(run.seek(5, unlimited)).toMatchObject({ position: 5, settled: true });
    run.free();
  });
});
