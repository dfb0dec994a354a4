import { html } from "lit";
import type { Words } from "../../i18n/index.js";
import { maskWords } from "./words.js";

/** What each look of the board means. Folds away on phones. */
export function legend(words: Words) {
  const own = maskWords.get();
  const entry = (look: string, text: string, meaning: string) => html`<li>
    <span class="swatch ${look}" aria-hidden="true">${text}</span>${meaning}
  </li>`;
  return html`<details class="legend" open>
    <summary>${words.legend.title}</summary>
    <ul>
      ${entry("given", "5", words.legend.given)} ${entry("machine", "5", words.legend.machine)}
      ${entry("", "3", own.legend.count)} ${entry("one", "1", own.legend.one)} ${entry("dead", "", own.legend.none)}
      ${entry("examined", "", own.legend.chosen)} ${entry("looked", "", own.legend.looked)} ${entry("in-row", "", own.legend.row)}
      ${entry("in-column", "", own.legend.column)} ${entry("in-box", "", own.legend.box)}
    </ul>
  </details>`;
}
