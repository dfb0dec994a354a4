import type { Words } from "../../www/src/i18n/index.js";

/** Where a sentence stands in the words, and the values to make it from: a set for each of its branches. */
export type Sample = readonly [path: string, sets: readonly (readonly unknown[])[]];

/** Sample values for every sentence that is made from some. Adding a sentence means a line here. */
export function samplesFor({ cell, step, paste }: Words): readonly Sample[] {
  const barred = [
    { house: "row", index: 2, digits: [1, 4] },
    { house: "box", index: 3, digits: [6] },
  ];
  const at = cell(3, 7);
  const many = `${cell(1, 2)}; ${cell(4, 5)}`;
  const reason = step.clashReason(["row", "box"], cell(3, 8));
  /** Cells found, the character at fault, the cells needed. */
  const refused = Object.keys(paste.errors).map(
    (kind): Sample => [
      `paste.errors.${kind}`,
      [
        [0, "x", paste.needed[0]],
        [70, "x", paste.needed[9]],
      ],
    ],
  );
  return [
    ...refused,
    ["cell", [[3, 7]]],
    [
      "house",
      [
        ["row", 2],
        ["column", 3],
        ["box", 4],
      ],
    ],
    ["looks.marks", [[[2, 3]]]],
    [
      "player.position",
      [
        ["4", null],
        ["4", "9"],
      ],
    ],
    ["player.rate", [[1], [15], [Number.POSITIVE_INFINITY]]],
    [
      "step.select",
      [
        [at, []],
        [at, [5]],
        [at, [5, 6]],
      ],
    ],
    [
      "step.clash",
      [
        [at, 5, [reason], 0],
        [at, 5, [reason, reason], 1],
        [at, 5, [reason, reason, reason], 4],
      ],
    ],
    [
      "step.clashReason",
      [
        [["column"], at],
        [["row", "box"], at],
      ],
    ],
    ["step.place", [[at, 5]]],
    [
      "step.exhausted",
      [
        [at, 9],
        [at, 4],
      ],
    ],
    ["step.noCandidate", [[at]]],
    ["step.erase", [[at, 5]]],
    ["step.eraseForMore", [[at, 5]]],
    [
      "step.solution",
      [
        ["1", true],
        ["2", false],
      ],
    ],
    ["step.finishedMany", [["288"]]],
    ["step.finishedClash", [[5, many]]],
    ["play.ownPuzzle", [[1], [30]]],
    ["play.fixed", [[1], [30]]],
    ["play.digitLeft", [[0], [3]]],
    ["play.placed", [[5, at]]],
    ["play.placedClash", [[5, at, reason]]],
    ["play.erased", [[at]]],
    ["play.marked", [[5, at]]],
    ["play.unmarked", [[5, at]]],
    ["play.sketched", [[5, at]]],
    ["play.confirmed", [[5, at]]],
    ["play.confirmedUndecided", [[5, at]]],
    ["play.strike", [[5, at, 2]]],
    [
      "play.won",
      [
        ["4:05", 0, false],
        ["4:05", 0, true],
        ["4:05", 1, true],
        ["4:05", 2, true],
      ],
    ],
    ["play.linkBroken", [["p"]]],
    ["hint.clash", [[many]]],
    ["hint.wrong", [[1], [2]]],
    ["hint.dead", [[at, barred]]],
    ["hint.single", [[at, 5, barred]]],
    [
      "hint.fewest",
      [
        [at, [5, 6], barred],
        [at, [5, 6], []],
      ],
    ],
    ["hint.wrongShown", [[many]]],
    [
      "paste.good",
      [
        [1, 4],
        [30, 9],
      ],
    ],
    ["paste.more", [[1], [7]]],
    ["paste.place", [[2, 3]]],
    ["sim.tried", [[at]]],
    [
      "sim.triedDigit",
      [
        [1, "barred"],
        [1, "erased"],
        [1, "now"],
        [1, "left"],
      ],
    ],
    ["sim.pathStep", [[at, 5]]],
  ];
}
