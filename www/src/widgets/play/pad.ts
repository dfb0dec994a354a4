import { html, nothing } from "lit";
import { geometryOf } from "../../core/geometry.js";
import type { GameSnapshot } from "../../core/types.js";
import type { Words } from "../../i18n/index.js";
import { icon } from "../../player/icons.js";
import { digitsLeft } from "./cells.js";
import type { BoardCommand } from "./keys.js";

/** The number pad and the tools beside it: everything a key does, for mouse and finger. */
export function pad(game: GameSnapshot, marking: boolean, words: Words, send: (command: BoardCommand) => void) {
  const { play } = words;
  const { side } = geometryOf(game.digits.length);
  const left = digitsLeft(game);
  const digits = Array.from({ length: side }, (_, index) => index + 1);
  return html`<div class="pad side-${side}" role="group" aria-label=${play.digitPad}>
      ${digits.map((digit) => {
        const rest = left[digit] ?? 0;
        return html`<button
          type="button"
          class=${rest <= 0 ? "full" : ""}
          data-digit=${digit}
          @click=${() => send({ do: "digit", digit, mark: marking })}
        >
          <b>${digit}</b> <span class="visually-hidden">${play.digitLeft(Math.max(0, rest))}</span
          ><small aria-hidden="true">${rest > 0 ? rest : nothing}</small>
        </button>`;
      })}
      <button type="button" class="tool" data-action="erase" @click=${() => send({ do: "erase" })}>
        ${icon("erase")}<span>${play.erase}</span>
      </button>
    </div>
    <div class="tools">
      ${tool("undo", play.undo, !game.canUndo, () => send({ do: "undo" }))}
      ${tool("redo", play.redo, !game.canRedo, () => send({ do: "redo" }))}
      <button
        type="button"
        class="tool"
        data-action="marks"
        aria-pressed=${String(marking)}
        @click=${() => send({ do: "toggle-marks" })}
      >
        ${icon("pencil")}<span>${play.marks}</span>
      </button>
      ${
        game.strict
          ? html`<button
              type="button"
              class="tool primary confirm"
              data-action="confirm"
              @click=${() => send({ do: "confirm" })}
            >
              <span>${play.confirm}</span>
            </button>`
          : nothing
      }
    </div>`;
}

function tool(name: "undo" | "redo", label: string, disabled: boolean, act: () => void) {
  return html`<button
    type="button"
    class="tool"
    data-action=${name}
    aria-disabled=${disabled ? "true" : nothing}
    @click=${act}
  >
    ${icon(name)}<span>${label}</span>
  </button>`;
}
