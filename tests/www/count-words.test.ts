import { en } from "../../www/src/widgets/count/en.js";
import { vi } from "../../www/src/widgets/count/vi.js";
import { describeWords } from "./window-words.js";

describeWords("solution-count", vi, en, [
  ["solution", [[1], [2]]],
  ["own", [[1], [30]]],
  ["asked.preset", [["1 2 3", 30]]],
  ["asked.gameGivens", [[1], [24]]],
  [
    "asked.gameBoard",
    [
      [24, 1],
      [24, 3],
    ],
  ],
  [
    "manyAll",
    [
      ["3", 1],
      ["3", 7],
    ],
  ],
  ["manyMore", [["1000", 7]]],
  ["manyStopped", [["12", 7]]],
  ["undecidedNone", [["4000"]]],
  ["undecidedOne", [["4000"]]],
  [
    "why.clash",
    [
      [5, "row", 2, "2; 3"],
      [5, "column", 2, "2; 3"],
      [5, "box", 2, "2; 3"],
    ],
  ],
  ["why.cell", [["9"]]],
  ["why.digit", [[5, "box", 2, "2; 3"]]],
  ["count.more", [["1000"]]],
  ["count.least", [["7"]]],
  ["differ.title", [[1], [7]]],
  ["differ.more", [[3]]],
  ["programs.goName", [["1", "2"]]],
]);
