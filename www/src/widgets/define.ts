import { useWords, type Words } from "../i18n/index.js";
import { PlayBoard } from "./play-board.js";
import { QuayCount } from "./quay-count.js";
import { SearchSim } from "./search-sim.js";

/** The windows by the name a link gives them. */
export const WINDOW_TAGS = { play: "play-board", sim: "search-sim" } as const;

/** Defines every element of the lesson, speaking one language. To be called once. */
export function defineWidgets(words: Words): void {
  useWords(words);
  customElements.define(WINDOW_TAGS.play, PlayBoard);
  customElements.define(WINDOW_TAGS.sim, SearchSim);
  customElements.define("quay-count", QuayCount);
}
