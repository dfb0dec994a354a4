import type { CellView, Flag, Writer } from "../../board/cell-view.js";
import type { RemovalSnapshot } from "../../core/types.js";
import type { Words } from "../../i18n/index.js";
import type { MakeWords } from "../make/words.js";
import { cellLabel } from "../search-cells.js";

/** How a board looks at a step of a removal, cell by cell. Where two solutions differ, both digits are pencilled in. */
export function removalCells(shot: RemovalSnapshot, words: Words, { removal: { looks } }: MakeWords): CellView[] {
  const { event, solution } = shot;
  const now = new Set(event && "cells" in event ? event.cells : []);
  const other = event?.kind === "kept" ? event.other : null;
  const differs = new Set(event?.kind === "kept" ? event.differs : []);
  const kept = new Set(shot.kept);
  const removed = new Set(shot.removed);
  return Array.from(shot.digits, (digit, cell) => {
    const flags: Flag[] = [];
    const said: string[] = [];
    const text = digit === 0 ? "" : String(digit);
    const writer: Writer = text === "" ? "none" : "given";
    let marks: number[] = [];
    let ghost = "";
    if (now.has(cell)) {
      flags.push(event?.kind === "kept" ? "kept" : "examined");
      if (event?.kind === "try") said.push(looks.tried);
      if (event?.kind === "removed") ghost = shot.puzzle[cell] ?? "";
    } else if (kept.has(cell)) {
      flags.push("kept");
    }
    if (kept.has(cell)) said.push(looks.kept);
    if (removed.has(cell)) said.push(looks.removed);
    if (differs.has(cell)) {
      const [one, two] = [Number(solution[cell]), Number(other?.[cell])];
      flags.push("differs");
      said.push(looks.differs(one, two));
      if (text === "") marks = [one, two].sort();
    }
    const label = [cellLabel(text, writer, [], [], false, words), ...said].join(", ");
    return { text, writer, flags, marks, ghost, label };
  });
}
