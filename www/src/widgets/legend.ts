import { html } from "lit";
import type { Words } from "../i18n/index.js";

export type LegendEntry = Exclude<keyof Words["legend"], "title">;

/** A sample digit for each look, drawn with the classes of the board's own style sheet. */
const samples: Readonly<Record<LegendEntry, { readonly look: string; readonly text: string }>> = {
  given: { look: "given", text: "5" },
  learner: { look: "learner", text: "5" },
  machine: { look: "machine", text: "5" },
  selected: { look: "examined", text: "" },
  clash: { look: "clash", text: "5" },
  trying: { look: "machine examined", text: "3" },
  dead: { look: "dead", text: "" },
  placed: { look: "machine", text: "3" },
  empty: { look: "", text: "" },
  path: { look: "line", text: "" },
};

/** The storey under the player: what each look of a cell means. Folds away on phones. */
export function legend(words: Words, entries: readonly LegendEntry[]) {
  return html`<details class="legend" open>
    <summary>${words.legend.title}</summary>
    <ul>
      ${entries.map((entry) => {
        const { look, text } = samples[entry];
        return html`<li>
          <span class="swatch ${look}" aria-hidden="true">${text}</span>${words.legend[entry]}
        </li>`;
      })}
    </ul>
  </details>`;
}
