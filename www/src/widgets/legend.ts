import { html } from "lit";
import type { Words } from "../i18n/index.js";

export type LegendEntry = Exclude<keyof Words["legend"], "title">;

/** A look of a cell: the classes of the board's own style sheet, and a digit. */
interface Sample {
  readonly look: string;
  readonly text: string;
}

const samples: Readonly<Record<LegendEntry, Sample>> = {
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

/** The storey under the player: what each look of a cell means, those of one window last. Folds away on phones. */
export function legend(
  words: Words,
  entries: readonly LegendEntry[],
  own: readonly (Sample & { readonly name: string })[] = [],
) {
  const all = [...entries.map((entry) => ({ ...samples[entry], name: words.legend[entry] })), ...own];
  return html`<details class="legend" open>
    <summary>${words.legend.title}</summary>
    <ul>
      ${all.map(
        ({ look, text, name }) => html`<li>
          <span class="swatch ${look}" aria-hidden="true">${text}</span>${name}
        </li>`,
      )}
    </ul>
  </details>`;
}
