import type { Words } from "../../www/src/i18n/index.js";

/** One thing that the page says: where it stands in the words, and the words or what makes them. */
export interface Entry {
  readonly path: string;
  readonly value: unknown;
}

/** Every leaf of a language, in order. */
export function entriesOf(words: Words): Entry[] {
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

/** The sentences that are made, with sample values: the arguments of each branch. */
function madeSentences(words: Words): [string, string][] {
  const { cell, house, step } = words;
  const barred = [
    { house: "row", index: 2, digits: [1, 4] } as const,
    { house: "box", index: 3, digits: [6] } as const,
  ];
  const at = cell(3, 7);
  const many = `${cell(1, 2)}; ${cell(4, 5)}`;
  const reason = step.clashReason(["row", "box"], cell(3, 8));
  const calls: [string, (...args: never[]) => string, unknown[][]][] = [
    ["cell", cell, [[3, 7]]],
    [
      "house",
      house,
      [
        ["row", 2],
        ["column", 3],
        ["box", 4],
      ],
    ],
    ["digitList", words.digitList, [[[]], [[5]], [[5, 6]], [[5, 6, 7]]]],
    ["looks.marks", words.looks.marks, [[[2, 3]]]],
    [
      "player.position",
      words.player.position,
      [
        ["4", null],
        ["4", "9"],
      ],
    ],
    ["player.rate", words.player.rate, [[1], [15], [Number.POSITIVE_INFINITY]]],
    [
      "step.select",
      step.select,
      [
        [at, []],
        [at, [5]],
        [at, [5, 6]],
      ],
    ],
    [
      "step.clash",
      step.clash,
      [
        [at, 5, [reason], 0],
        [at, 5, [reason, reason], 1],
        [at, 5, [reason, reason, reason], 4],
      ],
    ],
    [
      "step.clashReason",
      step.clashReason,
      [
        [["column"], at],
        [["row", "box"], at],
      ],
    ],
    ["step.place", step.place, [[at, 5]]],
    [
      "step.exhausted",
      step.exhausted,
      [
        [at, 9],
        [at, 4],
      ],
    ],
    ["step.noCandidate", step.noCandidate, [[at]]],
    ["step.erase", step.erase, [[at, 5]]],
    ["step.eraseForMore", step.eraseForMore, [[at, 5]]],
    [
      "step.solution",
      step.solution,
      [
        ["1", true],
        ["2", false],
      ],
    ],
    ["step.finishedMany", step.finishedMany, [["288"]]],
    ["step.finishedClash", step.finishedClash, [[5, many]]],
    ["play.ownPuzzle", words.play.ownPuzzle, [[1], [30]]],
    ["play.fixed", words.play.fixed, [[1], [30]]],
    [
      "play.digitButton",
      words.play.digitButton,
      [
        [5, 0],
        [5, 3],
      ],
    ],
    ["play.placed", words.play.placed, [[5, at]]],
    ["play.placedClash", words.play.placedClash, [[5, at, reason]]],
    ["play.erased", words.play.erased, [[at]]],
    ["play.marked", words.play.marked, [[5, at]]],
    ["play.unmarked", words.play.unmarked, [[5, at]]],
    ["play.sketched", words.play.sketched, [[5, at]]],
    ["play.confirmed", words.play.confirmed, [[5, at]]],
    ["play.confirmedUndecided", words.play.confirmedUndecided, [[5, at]]],
    ["play.strike", words.play.strike, [[5, at, 2]]],
    [
      "play.won",
      words.play.won,
      [
        ["4:05", 0, false],
        ["4:05", 0, true],
        ["4:05", 1, true],
        ["4:05", 2, true],
      ],
    ],
    ["play.linkBroken", words.play.linkBroken, [["p"]]],
    ["hint.clash", words.hint.clash, [[many]]],
    ["hint.wrong", words.hint.wrong, [[1], [2]]],
    ["hint.dead", words.hint.dead, [[at, barred]]],
    ["hint.single", words.hint.single, [[at, 5, barred]]],
    [
      "hint.fewest",
      words.hint.fewest,
      [
        [at, [5, 6], barred],
        [at, [5, 6], []],
      ],
    ],
    ["hint.wrongShown", words.hint.wrongShown, [[many]]],
    [
      "paste.good",
      words.paste.good,
      [
        [1, 4],
        [30, 9],
      ],
    ],
    ["paste.more", words.paste.more, [[1], [7]]],
    ["paste.place", words.paste.place, [[2, 3]]],
    ["sim.tried", words.sim.tried, [[at]]],
    [
      "sim.triedDigit",
      words.sim.triedDigit,
      [
        [1, "barred"],
        [1, "erased"],
        [1, "now"],
        [1, "left"],
      ],
    ],
    ["sim.pathStep", words.sim.pathStep, [[at, 5]]],
    ["sim.clashGivens", words.sim.clashGivens, [[many]]],
    ...Object.entries(words.paste.errors).map(
      ([kind, say]) =>
        [
          `paste.errors.${kind}`,
          say,
          [
            [0, "x", "81"],
            [70, "x", "81"],
          ],
        ] as (typeof calls)[number],
    ),
  ];
  return calls.flatMap(([path, say, sets]) => sets.map((set) => [path, say(...(set as never[]))] as [string, string]));
}

/** Every sentence of a language with made-up values in it, each branch once: [where it stands, the sentence]. */
export function sentencesOf(words: Words): [string, string][] {
  const fixed = entriesOf(words).flatMap(({ path, value }) =>
    typeof value === "string" ? [[path, value] as [string, string]] : [],
  );
  return [...fixed, ...madeSentences(words)];
}
