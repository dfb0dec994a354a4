import { puzzleById } from "../../core/puzzles.js";

export type PresetId = "easy" | "easy-without-8" | "empty" | "row-1" | "two" | "fifteen" | "dead-column" | "dead-deep";

/** A board that the window offers by name. */
export interface Preset {
  readonly id: PresetId;
  readonly puzzle: string;
  /** One of the lesson's four. */
  readonly lesson: boolean;
}

const easy = puzzleById("easy");

/** The lesson's four boards, then some that are hard on a search. To add one: a line here and its name in both languages. */
export const PRESETS: readonly Preset[] = [
  { id: "easy", puzzle: easy, lesson: true },
  { id: "easy-without-8", puzzle: `0${easy.slice(1)}`, lesson: true },
  { id: "empty", puzzle: "0".repeat(81), lesson: true },
  { id: "row-1", puzzle: `12345678${"0".repeat(9)}9${"0".repeat(63)}`, lesson: true },
  {
    id: "two",
    puzzle: "039000120000907000800401006042000790000000000091000540500109003000805000014000870",
    lesson: false,
  },
  {
    id: "fifteen",
    puzzle: "000000000000003085001020000000507000004000100090000000500000070002010000000040000",
    lesson: false,
  },
  {
    id: "dead-column",
    puzzle: "000041000060000020002000000320600000000050041700000002000000230048000000501002000",
    lesson: false,
  },
  {
    id: "dead-deep",
    puzzle: "000005080000601043000000000010500000000106000300000005530000061000000004000000000",
    lesson: false,
  },
];

/** The board on show first. */
export const FIRST_BOARD = easy;

/** A board, and which of its digits the puzzle gave; the others are the learner's. */
export interface Asked {
  readonly board: string;
  readonly givens: string;
}
