import { html, nothing } from "lit";
import { idOfPuzzle, LESSON_PUZZLES, puzzleById } from "../core/puzzles.js";
import type { Words } from "../i18n/index.js";

const PASTE = "paste";
const OWN = "own";

/** A list of the lesson's puzzles, of the one shown when it is another, and with `paste` the way to bring one. */
export function puzzleChoice(puzzle: string, words: Words, choose: (puzzle: string) => void, paste?: () => void) {
  const { play } = words;
  const id = idOfPuzzle(puzzle);
  const listed = LESSON_PUZZLES.find((entry) => entry === id);
  const givens = puzzle.replaceAll("0", "").length;
  const onChange = (event: Event) => {
    const list = event.target as HTMLSelectElement;
    const chosen = LESSON_PUZZLES.find((entry) => entry === list.value);
    if (chosen) choose(puzzleById(chosen));
    else if (list.value === PASTE) {
      // The list goes on naming the board on show, until another is taken.
      list.value = listed ?? OWN;
      paste?.();
    }
  };
  return html`<select aria-label=${play.puzzle} data-action="puzzle" .value=${listed ?? OWN} @change=${onChange}>
    ${LESSON_PUZZLES.map(
      (entry) => html`<option value=${entry} ?selected=${entry === listed}>${play.puzzles[entry]}</option>`,
    )}
    ${puzzle && !listed ? html`<option value=${OWN} selected>${play.ownPuzzle(givens)}</option>` : nothing}
    ${paste ? html`<option value=${PASTE}>${play.pasteOwn}</option>` : nothing}
  </select>`;
}
