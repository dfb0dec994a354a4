import { css, html, LitElement, nothing, svg, unsafeCSS } from "lit";
import controlsCss from "../../css/controls.css?inline";
import playerCss from "../../css/player.css?inline";
import type { Runner } from "../core/runner.js";
import { SPEEDS, stepsPerSecond } from "../core/speed.js";
import type { RunSnapshot, StepKind } from "../core/types.js";
import { formatCount, type Words } from "../i18n/index.js";
import { icon } from "./icons.js";

/** What a press of a control asks for. */
export type PlayerCommand =
  | { readonly do: "next" | "back" | "play" | "toggle" | "first" | "stop" | "slower" | "faster" }
  | { readonly do: "to" | "back-to"; readonly kind: StepKind }
  | { readonly do: "seek"; readonly position: number };

/** The keys that drive a player while its widget has the focus. */
const KEYS: Readonly<Record<string, PlayerCommand>> = {
  Space: { do: "toggle" },
  ArrowRight: { do: "next" },
  ArrowLeft: { do: "back" },
  Home: { do: "first" },
  End: { do: "to", kind: "solution" },
  Equal: { do: "faster" },
  NumpadAdd: { do: "faster" },
  Minus: { do: "slower" },
  NumpadSubtract: { do: "slower" },
  KeyB: { do: "to", kind: "backtrack" },
};

/** The command of a key, or undefined when the key is none of ours. */
export function commandOfKey(event: KeyboardEvent): PlayerCommand | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.shiftKey && event.code === "KeyB") return { do: "back-to", kind: "backtrack" };
  // "+" is Shift+= on many keyboards; any other Shift chord is not ours.
  if (event.shiftKey && event.code !== "Equal") return undefined;
  return KEYS[event.code];
}

/** Carries a command out. Resolves when it is done. */
export async function obey<S extends RunSnapshot>(runner: Runner<S>, command: PlayerCommand): Promise<void> {
  switch (command.do) {
    case "next":
      runner.next();
      return;
    case "back":
      runner.back();
      return;
    case "play":
      if (!runner.playing) await runner.play();
      return;
    case "toggle":
      if (runner.playing || runner.working) runner.pause();
      else await runner.play();
      return;
    case "stop":
      runner.pause();
      return;
    case "slower":
      runner.notch -= 1;
      return;
    case "faster":
      runner.notch += 1;
      return;
    case "first":
      await runner.seek(0);
      return;
    case "seek":
      await runner.seek(command.position);
      return;
    case "to":
      await runner.runTo(command.kind);
      return;
    case "back-to":
      await runner.runBackTo(command.kind);
      return;
  }
}

/**
 * The one set of controls that drives any timeline. It only shows a runner's
 * state and fires `player-command`; the widget that owns the runner obeys.
 */
export class StepPlayer extends LitElement {
  static override properties = {
    snapshot: { attribute: false },
    playing: { type: Boolean },
    working: { type: Boolean },
    notch: { type: Number },
    marks: { attribute: false },
    words: { attribute: false },
    controls: { type: String },
  };

  declare snapshot: RunSnapshot | null;
  declare playing: boolean;
  declare working: boolean;
  declare notch: number;
  declare marks: Float64Array;
  declare words: Words;

  static override styles = css`
    ${unsafeCSS(controlsCss)}
    ${unsafeCSS(playerCss)}
  `;

  constructor() {
    super();
    this.snapshot = null;
    this.playing = false;
    this.working = false;
    this.notch = 0;
    this.marks = new Float64Array();
  }

  override render() {
    const { player } = this.words;
    const shot = this.snapshot;
    const atStart = !shot || shot.position === 0;
    const atEnd = shot?.finished ?? false;
    const busy = this.playing || this.working;
    return html`<div class="player" role="group" aria-label=${player.group}>
      <div class="buttons">
        ${this.#button("first", player.first, { do: "first" }, atStart)}
        ${this.#button("back", player.back, { do: "back" }, atStart)}
        ${
          busy
            ? this.#button("pause", player.pause, { do: "toggle" }, false, "primary")
            : this.#button("play", player.play, { do: "toggle" }, atEnd, "primary")
        }
        ${this.#button("next", player.next, { do: "next" }, atEnd)}
        ${this.#button("last", player.last, { do: "to", kind: "solution" }, atEnd)}
        ${this.#button("backtrack", player.nextBacktrack, { do: "to", kind: "backtrack" }, atEnd)}
      </div>
      ${this.#seekBar()} ${this.#counter()}
      <label class="speed">
        <span>${player.speed}</span>
        <input
          type="range"
          min="0"
          max=${SPEEDS.length - 1}
          .value=${String(this.notch)}
          aria-valuetext=${player.rate(stepsPerSecond(this.notch))}
          title=${player.rate(stepsPerSecond(this.notch))}
          @input=${this.#onSpeed}
        />
      </label>
    </div>`;
  }

  #button(
    name: "first" | "back" | "play" | "pause" | "next" | "last" | "backtrack",
    label: string,
    command: PlayerCommand,
    disabled: boolean,
    look = "",
  ) {
    // aria-disabled keeps the focus where it is when the run ends under the finger.
    return html`<button
      class="square ${look}"
      type="button"
      data-command=${name}
      aria-label=${label}
      title=${label}
      aria-disabled=${disabled ? "true" : nothing}
      @click=${() => !disabled && this.#send(command)}
    >
      ${icon(name)}
    </button>`;
  }

  #seekBar() {
    const { player } = this.words;
    const max = Math.max(1, this.snapshot?.end ?? this.snapshot?.furthest ?? 0);
    const position = this.snapshot?.position ?? 0;
    const ticks = Array.from(this.marks, (at) => `M${((at / max) * 1000).toFixed(1)} 0v10`);
    return html`<div class="seek">
      <svg class="ticks" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
        ${svg`<path d=${ticks.join("")} />`}
      </svg>
      <input
        type="range"
        min="0"
        max=${max}
        .value=${String(position)}
        aria-label=${player.seek}
        aria-valuetext=${this.#positionText()}
        @input=${this.#onSeek}
      />
    </div>`;
  }

  #positionText(): string {
    const { position = 0, end = null } = this.snapshot ?? {};
    const count = (value: number) => formatCount(value, this.words);
    return this.words.player.position(count(position), end === null ? null : count(end));
  }

  #counter() {
    const { position = 0, end = null } = this.snapshot ?? {};
    const count = (value: number) => formatCount(value, this.words);
    return html`<span class="counter" aria-hidden="true"
      ><span class="word">${this.words.player.stepWord} </span><b>${count(position)}</b>${
        end === null ? nothing : html` / ${count(end)}`
      }</span
    >`;
  }

  #onSeek(event: Event): void {
    this.#send({ do: "seek", position: Number((event.target as HTMLInputElement).value) });
  }

  #onSpeed(event: Event): void {
    const notch = Number((event.target as HTMLInputElement).value);
    this.dispatchEvent(new CustomEvent("player-speed", { detail: { notch } }));
  }

  #send(command: PlayerCommand): void {
    this.dispatchEvent(new CustomEvent("player-command", { detail: command }));
  }
}

customElements.define("step-player", StepPlayer);
