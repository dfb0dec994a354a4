import { html, nothing } from "lit";
import type { Words } from "../../i18n/index.js";
import { icon } from "../../player/icons.js";
import type { Desk } from "./desk.js";

/** Everything about a game that is not pressed at every move. */
export function options(desk: Desk, words: Words, act: (action: () => void) => void, copyLink: () => void) {
  const { play } = words;
  const button = (name: string, label: string, action: () => void) => html`<button
    type="button"
    data-action=${name}
    @click=${() => act(action)}
  >
    ${label}
  </button>`;
  return html`<details class="options">
    <summary>${play.more}</summary>
    <label class="check">
      <input
        type="checkbox"
        data-action="strict"
        .checked=${desk.game.strict}
        @change=${(event: Event) => act(() => desk.setStrict((event.target as HTMLInputElement).checked))}
      />
      <span>${play.strict}<small>${play.strictHelp}</small></span>
    </label>
    <label class="check">
      <input
        type="checkbox"
        data-action="auto-clean"
        .checked=${desk.game.autoClean}
        @change=${(event: Event) => act(() => desk.setAutoClean((event.target as HTMLInputElement).checked))}
      />
      <span>${play.autoClean}</span>
    </label>
    <div class="more-buttons">
      ${button("fill-marks", play.fillMarks, () => desk.fillMarks())}
      ${button("clear-marks", play.clearMarks, () => desk.clearMarks())}
      ${button("restart", play.restart, () => desk.restart())}
      ${desk.begun ? button("fix", play.fix, () => desk.fixAsGivens()) : nothing}
      <button type="button" class="with-icon" data-action="link" @click=${copyLink}>
        ${icon("link")} ${play.copyLink}
      </button>
    </div>
  </details>`;
}
