import type { CellView, Flag, Writer } from "../../board/cell-view.js";
import type { WhyNone } from "../../core/types.js";
import type { Words } from "../../i18n/index.js";
import { cellLabel } from "../search-cells.js";
import type { Asked } from "./asked.js";
import type { CountWords } from "./words.js";

/** A board's digits as they are drawn: who wrote them, and flags of the cells with what a screen reader says of each. */
function cells(
  digits: string,
  { board, givens }: Asked,
  words: Words,
  mark: (cell: number) => readonly [Flag, string | null] | null,
): CellView[] {
  return Array.from(digits, (digit, cell) => {
    const text = digit === "0" ? "" : digit;
    const writer: Writer =
      text === "" ? "none" : board[cell] === "0" ? "machine" : givens[cell] === "0" ? "learner" : "given";
    const [flag, said] = mark(cell) ?? [null, null];
    const flags = flag ? [flag] : [];
    const label = cellLabel(text, writer, said === null ? flags : [], [], false, words);
    return { text, writer, flags, label: said ? `${label}, ${said}` : label };
  });
}

/** The board asked about, with the reason marked why it has no solution. */
export function askedCells(asked: Asked, why: WhyNone, words: Words, own: CountWords): CellView[] {
  return cells(asked.board, asked, words, (cell) => {
    switch (why.kind) {
      case "clash":
        return why.cells.includes(cell) ? ["clash", null] : null;
      case "cell":
        return why.cell === cell ? ["dead", null] : null;
      case "digit":
        if (why.cells.includes(cell)) return ["dead", own.looks.noPlace];
        return why.by.includes(cell) ? ["examined", own.looks.barring] : null;
      case "unseen":
        return null;
    }
  });
}

/** A solution, with the cells marked in which it differs from another. */
export function solutionCells(
  solution: string,
  asked: Asked,
  differing: readonly number[],
  words: Words,
  own: CountWords,
): CellView[] {
  const different = new Set(differing);
  return cells(solution, asked, words, (cell) => (different.has(cell) ? ["differs", own.looks.differs] : null));
}
