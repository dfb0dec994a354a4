import type { SearchEvent, SearchSnapshot } from "../../www/src/core/types.js";
import { boardWith } from "./sample-shot.js";

/** What must be said in Vietnamese and in English, and what must not. */
export interface StepCase {
  readonly what: string;
  readonly cells: 16 | 81;
  readonly event: SearchEvent;
  readonly changes?: Partial<SearchSnapshot>;
  readonly vi: readonly string[];
  readonly en: readonly string[];
  readonly never?: readonly string[];
}

// Cells count from 0 in the engine and from 1 in words: 9×9 cell 20 is row 3 column 3, 4×4 cell 6 is row 2 column 3.
export const STEP_CASES: readonly StepCase[] = [
  {
    what: "a chosen cell with one candidate is no guess",
    cells: 81,
    event: { kind: "select", cell: 20, candidates: 1 << 7 },
    vi: ["Chọn hàng 3 cột 3", "*7*", "không phải đoán"],
    en: ["Choose row 3 column 3", "*7*", "no guess"],
  },
  {
    what: "a chosen cell with several lists them",
    cells: 81,
    event: { kind: "select", cell: 80, candidates: (1 << 2) | (1 << 5) | (1 << 9) },
    vi: ["Chọn hàng 9 cột 9", "ít lựa chọn nhất, 3 số", "2 5 9"],
    en: ["Choose row 9 column 9", "fewest candidates, 3", "2 5 9"],
  },
  {
    what: "a chosen cell with none is a dead end",
    cells: 81,
    event: { kind: "select", cell: 0, candidates: 0 },
    vi: ["Chọn hàng 1 cột 1", "~không còn số nào~"],
    en: ["Choose row 1 column 1", "~no digit~"],
  },
  {
    what: "a clash names digit, cell, the other cell and the house",
    cells: 16,
    event: { kind: "clash", cell: 6, digit: 3, with: [14] },
    vi: ["Thử *3* ở hàng 2 cột 3", "~trùng~", "hàng 4 cột 3 (cùng cột)"],
    en: ["Try *3* at row 2 column 3", "~clashes~", "row 4 column 3 (same column)"],
    never: ["ô nữa", "more cell"],
  },
  {
    what: "a clash names both houses when two are shared",
    cells: 16,
    event: { kind: "clash", cell: 0, digit: 1, with: [1] },
    vi: ["hàng 1 cột 2 (cùng hàng và khối)"],
    en: ["row 1 column 2 (same row and box)"],
  },
  {
    what: "a clash with three cells names all",
    cells: 81,
    event: { kind: "clash", cell: 0, digit: 5, with: [4, 36, 10] },
    vi: ["hàng 1 cột 5 (cùng hàng)", "hàng 5 cột 1 (cùng cột)", "và hàng 2 cột 2 (cùng khối)"],
    en: ["row 1 column 5 (same row)", "row 5 column 1 (same column)", "and row 2 column 2 (same box)"],
    never: ["ô nữa", "more cell"],
  },
  {
    what: "a clash with five counts the last two",
    cells: 81,
    event: { kind: "clash", cell: 0, digit: 5, with: [4, 36, 10, 72, 8] },
    vi: ["2 ô nữa"],
    en: ["2 more cells"],
    never: ["hàng 9 cột 1", "row 9 column 1"],
  },
  {
    what: "a placement",
    cells: 16,
    event: { kind: "place", cell: 15, digit: 4 },
    vi: ["*4*", "hàng 4 cột 4", "không trùng", "*đặt*"],
    en: ["*4*", "row 4 column 4", "no clash", "*place*"],
  },
  {
    what: "a cell out of digits on a 4×4 board",
    cells: 16,
    event: { kind: "exhausted", cell: 6 },
    vi: ["hàng 2 cột 3", "1–4", "~hết số~", "quay lui"],
    en: ["row 2 column 3", "1–4", "~out of digits~", "go back"],
  },
  {
    what: "a cell out of digits on a 9×9 board",
    cells: 81,
    event: { kind: "exhausted", cell: 20 },
    vi: ["hàng 3 cột 3", "1–9"],
    en: ["row 3 column 3", "1–9"],
  },
  {
    what: "a dead end of MRV, where not every digit was tried",
    cells: 81,
    event: { kind: "exhausted", cell: 20 },
    changes: { order: "mrv" },
    vi: ["hàng 3 cột 3", "~ngõ cụt~", "quay lui"],
    en: ["row 3 column 3", "~dead end~", "go back"],
    never: ["1–9"],
  },
  {
    what: "an erasure on the way back",
    cells: 16,
    event: { kind: "erase", cell: 4, digit: 2 },
    vi: ["Quay về hàng 2 cột 1", "*xoá 2*"],
    en: ["Back at row 2 column 1", "*erase 2*"],
  },
  {
    what: "an erasure after a solution",
    cells: 16,
    event: { kind: "erase", cell: 15, digit: 2 },
    changes: { afterSolution: true },
    vi: ["lời giải khác", "hàng 4 cột 4", "*xoá 2*"],
    en: ["another solution", "row 4 column 4", "*erase 2*"],
  },
  {
    what: "the first solution",
    cells: 16,
    event: { kind: "solution" },
    changes: { solutions: 1 },
    vi: ["*tìm được lời giải*"],
    en: ["*a solution*"],
    never: ["thứ", "number"],
  },
  {
    what: "a later solution, with its number",
    cells: 16,
    event: { kind: "solution" },
    changes: { solutions: 1234 },
    vi: ["*lời giải thứ 1\u202f234*"],
    en: ["*solution number 1,234*"],
  },
  {
    what: "the end without a solution",
    cells: 16,
    event: { kind: "finished" },
    changes: { verdict: "none" },
    vi: ["*không có lời giải*"],
    en: ["*no solution*"],
  },
  {
    what: "the end with one",
    cells: 16,
    event: { kind: "finished" },
    changes: { verdict: "unique", solutions: 1 },
    vi: ["*đúng một lời giải*"],
    en: ["*exactly one solution*"],
  },
  {
    what: "the end with many",
    cells: 16,
    event: { kind: "finished" },
    changes: { verdict: "many", solutions: 288 },
    vi: ["*288 lời giải*"],
    en: ["*288 solutions*"],
  },
  {
    what: "a board that clashes from the start, with a pair that does",
    cells: 16,
    event: { kind: "finished" },
    // The two 2s do not see each other; the two 3s share a box.
    changes: { verdict: "clash", digits: boardWith(16, [0, 2], [6, 2], [10, 3], [15, 3]) },
    vi: ["hai số 3", "~trùng nhau~", "hàng 3 cột 3; hàng 4 cột 4"],
    en: ["two ~clashing~ 3s", "row 3 column 3; row 4 column 4"],
    never: ["hàng 1 cột 1", "row 1 column 1"],
  },
];
