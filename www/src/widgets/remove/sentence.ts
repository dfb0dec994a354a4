import type { RemovalSnapshot } from "../../core/types.js";
import type { Words } from "../../i18n/index.js";
import type { MakeWords } from "../make/words.js";
import { cellNames } from "../step-words.js";

/**
 * What happened in the last step of a removal, in one sentence with marks (see `rich`). `together` tells that givens are
 * tried in groups, for a symmetry.
 */
export function removalSentence(
  shot: RemovalSnapshot,
  together: boolean,
  words: Words,
  { removal: say }: MakeWords,
): string {
  const { event, givens, puzzle } = shot;
  if (!event) return say.start(givens);
  if (event.kind === "finished") return together ? say.finishedTogether(givens) : say.finished(givens);
  const digits = event.cells.map((cell) => puzzle[cell]).join(", ");
  const cells = cellNames(event.cells, puzzle.length, words);
  switch (event.kind) {
    case "try":
      return say.tried(digits, cells);
    case "removed":
      return say.removed(digits, cells, givens);
    case "kept":
      return say.kept(digits, cells, event.differs.length);
  }
}
