import { en } from "../../www/src/widgets/make/en.js";
import { vi } from "../../www/src/widgets/make/vi.js";
import { describeWords } from "./window-words.js";

describeWords("puzzle-maker and removal-run", vi, en, [
  ["copyBoard", [[16], [81]]],
  ["notCopied", [["1234"]]],
  ["maker.working", [[0], [3]]],
  ["maker.stopped", [["3"]]],
  [
    "maker.made",
    [
      ["1", 1],
      ["1", 24],
    ],
  ],
  ["maker.facts.guessed", [["12"]]],
  ["maker.facts.placements", [["12"]]],
  ["removal.start", [[1], [81]]],
  ["removal.tried", [["5", "2; 3"]]],
  [
    "removal.removed",
    [
      ["5", "2; 3", 1],
      ["5", "2; 3", 80],
    ],
  ],
  [
    "removal.kept",
    [
      ["5", "2; 3", 1],
      ["5", "2; 3", 4],
    ],
  ],
  ["removal.finished", [[1], [24]]],
  ["removal.finishedTogether", [[1], [24]]],
  ["removal.looks.differs", [[4, 5]]],
]);
