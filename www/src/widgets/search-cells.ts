import type { CellView, Flag, Writer } from "../board/cell-view.js";
import type { SearchSnapshot } from "../core/types.js";
import type { Words } from "../i18n/index.js";

/** Who wrote the digits that stood on the board before the machine began. */
export type Authors = (cell: number) => Writer;

/** How a board looks at a step of a search, cell by cell. */
export function searchCells(
  shot: Pick<SearchSnapshot, "digits" | "event" | "path" | "clashes">,
  authors: Authors,
  words: Words,
): CellView[] {
  const { event } = shot;
  const written = new Set(shot.path);
  const clashing = new Set(event?.kind === "clash" ? event.with : shot.clashes);
  return Array.from(shot.digits, (digit, cell) => {
    const flags: Flag[] = [];
    let text = digit === 0 ? "" : String(digit);
    let ghost = "";
    let writer: Writer = digit === 0 ? "none" : written.has(cell) ? "machine" : authors(cell);
    if (clashing.has(cell)) flags.push("clash");
    if (event && "cell" in event && event.cell === cell) {
      flags.push(event.kind === "exhausted" ? "dead" : "examined");
      if (event.kind === "place") flags.push("settle");
      if (event.kind === "erase") ghost = String(event.digit);
      if (event.kind === "clash") {
        // The digit on trial is shown where it was tried, though it never stood there.
        text = String(event.digit);
        writer = "machine";
        flags.push("clash");
      }
    }
    return { text, writer, flags, ghost, label: cellLabel(text, writer, flags, [], false, words) };
  });
}

/** What a screen reader says of a cell: its digit, who wrote it, what state it is in. */
export function cellLabel(
  text: string,
  writer: Writer,
  flags: readonly Flag[],
  marks: readonly number[],
  sketch: boolean,
  words: Words,
): string {
  const { looks } = words;
  const parts: string[] = [];
  if (text === "") parts.push(looks.empty);
  else if (sketch) parts.push(`${text}, ${looks.sketch}`);
  else parts.push(`${text}, ${looks[writer === "none" ? "empty" : writer]}`);
  if (marks.length > 0) parts.push(looks.marks(marks));
  if (flags.includes("examined")) parts.push(looks.examined);
  if (flags.includes("clash")) parts.push(looks.clash);
  if (flags.includes("dead")) parts.push(looks.dead);
  return parts.join(", ");
}
