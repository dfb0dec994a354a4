import { html, nothing } from "lit";
import type { Count, Tally } from "../../core/tally.js";
import type { Order } from "../../core/types.js";
import { formatCount, type Words } from "../../i18n/index.js";
import { formatTimes } from "./race-sentence.js";
import type { RaceWords } from "./words.js";

/** What the tables of counts need to draw themselves. */
export interface CountDesk {
  readonly tally: Tally;
  readonly race: RaceWords;
  readonly words: Words;
  /** Counts to the end, and says so when it is there. */
  readonly goOn: (puzzle: string, name: string, order: Order) => void;
}

/** A count this far on takes long enough for a button that stops it. */
const STOPPABLE = 300_000;

/** A count as a text: whole, growing, or open at the end. */
export function countText(count: Count | undefined, { race, words }: Pick<CountDesk, "race" | "words">): string {
  if (!count) return "…";
  const number = formatCount(count.placements, words);
  switch (count.state) {
    case "done":
      return number;
    case "counting":
      return race.counts.counting(number);
    case "open":
      return race.counts.openEnd(number);
    case "failed":
      return race.counts.failed;
  }
}

/** A count with the button that carries it on or stops it, where there is something to do. */
export function countCell(desk: CountDesk, puzzle: string, name: string, order: Order) {
  const { tally, race } = desk;
  const count = tally.of(puzzle, order);
  const button = (action: "goOn" | "stop", press: () => void) => {
    const text = race.counts[action];
    return html` <button
      type="button"
      data-action=${`count-${action}`}
      aria-label=${race.counts.which(text, name, race.sides[order])}
      @click=${press}
    >
      ${text}
    </button>`;
  };
  const open = count?.state === "open" || count?.state === "failed";
  const long = count?.state === "counting" && (count.asked || count.placements > STOPPABLE);
  return html`<span class="number" data-state=${count?.state ?? nothing}>${countText(count, desk)}</span>${
    open ? button("goOn", () => desk.goOn(puzzle, name, order)) : nothing
  }${long ? button("stop", () => tally.stop(puzzle, order)) : nothing}`;
}

/** MRV measured by plain, in words; nothing until both are counted. */
export function comparison(desk: CountDesk, puzzle: string): string {
  const { race, words, tally } = desk;
  const [plain, mrv] = [tally.of(puzzle, "plain"), tally.of(puzzle, "mrv")];
  if (mrv?.verdict === "none" || mrv?.verdict === "clash") return race.counts.noSolution;
  if (plain?.state !== "done" || mrv?.state !== "done") return "…";
  if (plain.placements === mrv.placements) return race.counts.same;
  const times = plain.placements / mrv.placements;
  return times > 1
    ? race.counts.less(formatTimes(times, race, words))
    : race.counts.more(formatTimes(1 / times, race, words));
}
