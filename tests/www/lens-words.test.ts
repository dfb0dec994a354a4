import { en as housesEn } from "../../www/src/widgets/houses/en.js";
import { vi as housesVi } from "../../www/src/widgets/houses/vi.js";
import { en as masksEn } from "../../www/src/widgets/masks/en.js";
import { vi as masksVi } from "../../www/src/widgets/masks/vi.js";
import { describeWords } from "./window-words.js";

describeWords("house-explorer", housesVi, housesEn, [
  [
    "empty",
    [
      ["2", [], [1, 2, 3]],
      ["2", [2, 3], [1]],
      ["2", [1, 2, 3], []],
    ],
  ],
  ["filled", [["2", 8, [1, 8]]]],
  [
    "small",
    [
      [
        "2",
        [
          { kind: "row", digits: [1] },
          { kind: "column", digits: [] },
          { kind: "box", digits: [2, 3] },
        ],
        [4],
      ],
    ],
  ],
  ["smallFilled", [["2", 8]]],
  ["shares", [[["row"]], [["row", "box"]]]],
  ["digits", [["2"]]],
  ["digitsFilled", [["2"]]],
]);

describeWords("mask-view", masksVi, masksEn, [
  [
    "select",
    [
      ["2", [], 0],
      ["2", [4], 0],
      ["2", [4], 1],
      ["2", [4, 7], 3],
    ],
  ],
  [
    "place",
    [
      ["2", 4, true, []],
      ["2", 4, false, [5, 7]],
      ["2", 4, false, []],
    ],
  ],
  [
    "erase",
    [
      ["2", 4, [5, 7]],
      ["2", 4, []],
    ],
  ],
  ["looking", [["2"]]],
  ["lookingFilled", [["2", 4]]],
  ["candidates", [[0], [1], [2]]],
  [
    "strip",
    [
      ["1", "1", "0", "1"],
      ["120", "100", "20", "60"],
    ],
  ],
  ["masks", [["2"]]],
  ["popcount", [[0], [1], [2]]],
  ["lowest", [[4]]],
  ["filledNote", [[4]]],
  [
    "toggle",
    [
      [4, true],
      [4, false],
    ],
  ],
]);
