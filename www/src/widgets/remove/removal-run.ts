import { css, html, nothing, type PropertyDeclarations, unsafeCSS } from "lit";
import controlsCss from "../../../css/controls.css?inline";
import figureCss from "../../../css/figure.css?inline";
import makeCss from "../../../css/make.css?inline";
import "../../board/quay-board.js";
import { canonicalBoard } from "../../core/canonical.js";
import { labEngine } from "../../core/lab.js";
import { type Link, SYMMETRIES } from "../../core/link.js";
import type { LabEngine, RemovalSnapshot, Symmetry } from "../../core/types.js";
import { formatCount, rich, type Words } from "../../i18n/index.js";
import { icon } from "../../player/icons.js";
import "../../player/step-player.js";
import { legend } from "../legend.js";
import { choice, freshSeed } from "../make/choices.js";
import { makeWords } from "../make/words.js";
import { playPuzzle } from "../play/on-page.js";
import { RunWidget } from "../run-widget.js";
import { cellName } from "../step-words.js";
import { removalCells } from "./cells.js";
import { removalSentence } from "./sentence.js";

/** Where a removal begins: a full board of a size, or a puzzle that was put in. */
type Start = "9" | "4" | "own";

/** Guesses to find out whether a board put in has exactly one solution. */
const UNIQUE_BUDGET = 1_000_000;

/**
 * `<removal-run>`: givens taken off a board one after the other as long as its solution stays the only one, a run
 * behind the player. A step looks at a given, the next one removes or keeps it, with the second solution as the reason.
 *
 * Beside the API of every window with a player: properties `seed` (of chance), `symmetry`; `puzzle` is the board it
 * begins with, "" for a full one of the seed.
 */
export class RemovalRun extends RunWidget<RemovalSnapshot, LabEngine> {
  static override properties: PropertyDeclarations = {
    symmetry: { type: String, noAccessor: true },
    seed: { type: String, noAccessor: true },
    start: { state: true },
  };

  declare private start: Start;

  static override styles = css`
    ${unsafeCSS(controlsCss)}
    ${unsafeCSS(figureCss)}
    ${unsafeCSS(makeCss)}
  `;

  protected readonly source = labEngine;
  readonly #own = makeWords.get();
  #symmetry: Symmetry = "none";
  #seed = freshSeed();
  /** What the run under way was made from. */
  #made = "";

  constructor() {
    super();
    this.start = "9";
  }

  get symmetry(): Symmetry {
    return this.#symmetry;
  }

  set symmetry(value: unknown) {
    const old = this.#symmetry;
    this.#symmetry = SYMMETRIES.find((symmetry) => symmetry === value) ?? old;
    this.requestUpdate("symmetry", old);
  }

  /** The seed of the full board and of the order in which givens are tried; what is no seed is refused. */
  get seed(): string {
    return this.#seed;
  }

  set seed(value: unknown) {
    const old = this.#seed;
    this.#seed = String(value ?? "");
    this.requestUpdate("seed", old);
  }

  /** What a link to this very step holds. */
  get link(): Link {
    const own = this.start === "own" ? { puzzle: this.puzzle } : ({ side: this.start === "4" ? 4 : 9 } as const);
    return { widget: "remove", ...own, symmetry: this.symmetry, seed: this.seed, step: this.position };
  }

  protected override take(link: Link): void {
    if (link.symmetry) this.symmetry = link.symmetry;
    if (link.seed) this.seed = link.seed;
    if (link.side) {
      this.start = link.side === 4 ? "4" : "9";
      this.puzzle = "";
    }
    if (link.puzzle) {
      this.start = "own";
      this.puzzle = link.puzzle;
    }
  }

  protected override abandon(): void {
    super.abandon();
    this.#made = "";
  }

  protected override close(): void {
    super.close();
    this.#made = "";
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("puzzle")) {
      if (canonicalBoard(this.puzzle)) this.start = "own";
      else if (this.start === "own") this.start = "9";
    }
    const { engine } = this;
    if (!engine) return;
    void this.guarded(() => this.begin(engine));
  }

  override render() {
    const { words } = this;
    const own = this.#own;
    const { removal } = own;
    const shot = this.snapshot;
    const count = shot?.digits.length ?? 81;
    return html`<section
      class="figure"
      aria-label=${removal.title}
      @keydown=${(event: KeyboardEvent) => this.playerKey(event)}
    >
      <div class="bar">
        <h3>${removal.title}</h3>
      </div>
      ${this.#choices()}
      <div class="stage">
        <p class="say" aria-live=${this.calm ? "polite" : "off"} aria-atomic="true">${rich(this.sentence)}</p>
        <quay-board
          .cells=${shot ? removalCells(shot, words, own) : []}
          .name=${removal.board}
          .cellName=${(cell: number) => cellName(cell, count, words)}
          ?calm=${this.calm}
        ></quay-board>
        <div class="side">
          ${shot ? this.#counters(shot) : nothing}
          <div class="offers">
            ${
              shot?.finished
                ? html`<button type="button" class="primary" data-action="play" @click=${() => playPuzzle(this, shot.board)}>
                    ${own.maker.play}
                  </button>`
                : nothing
            }
            <button type="button" class="with-icon" data-action="link" @click=${() => this.copyLink()}>
              ${icon("link")} ${words.play.copyLink}
            </button>
          </div>
        </div>
      </div>
      ${this.player()}
      ${legend(
        words,
        ["given"],
        [
          { look: "examined", text: "5", name: removal.looks.tried },
          { look: "given kept", text: "5", name: removal.looks.kept },
          { look: "differs", text: "", name: removal.looks.differsLegend },
        ],
      )}
    </section>`;
  }

  /** The sentence on show, with its marks. */
  get sentence(): string {
    const { page } = this.words;
    const shot = this.snapshot;
    if (this.failed === "load") return page.failed;
    if (this.failed === "crash") return page.crashed;
    if (this.notice) return this.notice;
    return shot ? removalSentence(shot, this.symmetry !== "none", this.words, this.#own) : page.loading;
  }

  /** The player in the words of a removal: a given that must stay is its way that leads nowhere. */
  protected override get playerWords(): Words {
    const { removal } = this.#own;
    return { ...this.words, player: { ...this.words.player, nextBacktrack: removal.nextKept, last: removal.toEnd } };
  }

  #choices() {
    const own = this.#own;
    const { removal } = own;
    const starts: [Start, string][] = [
      ["9", `${removal.full}, 9×9`],
      ["4", `${removal.full}, 4×4`],
    ];
    if (this.start === "own") starts.push(["own", this.words.play.ownPuzzle(this.#filled)]);
    return html`<form class="choices" @submit=${this.#onSubmit}>
      ${choice("start", removal.from, starts, this.start, (start) => {
        this.start = start;
        if (start !== "own") this.puzzle = "";
      })}
      ${choice(
        "symmetry",
        own.symmetry,
        SYMMETRIES.map((name) => [name, own.symmetries[name]] as const),
        this.symmetry,
        (symmetry) => {
          this.symmetry = symmetry;
        },
      )}
      <label class="choice">
        <span>${own.seed}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          spellcheck="false"
          maxlength="22"
          data-action="seed"
          aria-invalid=${String(this.notice === own.seedWrong)}
          .value=${this.seed}
          @change=${(event: Event) => {
            this.seed = (event.target as HTMLInputElement).value;
          }}
        />
      </label>
      <div class="presses">
        <button type="button" data-action="shuffle" @click=${() => {
          this.seed = freshSeed();
        }}>${removal.shuffle}</button>
      </div>
    </form>`;
  }

  get #filled(): number {
    return this.puzzle.replaceAll(/[0.]/g, "").length;
  }

  #counters(shot: RemovalSnapshot) {
    const { counters } = this.#own.removal;
    const row = (name: keyof typeof counters, count: number) => html`<div data-count=${name}>
      <dt>${counters[name]}</dt>
      <dd>${formatCount(count, this.words)}</dd>
    </div>`;
    const left = shot.order.length - shot.removed.length - shot.kept.length;
    return html`<dl class="counters">
      ${row("givens", shot.givens)}${row("removed", shot.removed.length)}${row("kept", shot.kept.length)}
      ${row("left", left)}
    </dl>`;
  }

  /** Enter in the field of the seed. */
  #onSubmit = (event: Event): void => {
    event.preventDefault();
    const field = this.renderRoot.querySelector<HTMLInputElement>("[data-action=seed]");
    if (field) this.seed = field.value;
  };

  /** A new run, when what it is made from has changed. */
  protected begin(engine: LabEngine): void {
    const wanted = JSON.stringify([this.start, this.puzzle, this.symmetry, this.seed]);
    if (wanted === this.#made) return;
    this.#made = wanted;
    const seed = engine.seedOf(this.seed);
    if (seed === undefined) {
      this.say(this.#own.seedWrong);
      return;
    }
    const put = this.start === "own" ? canonicalBoard(this.puzzle) : null;
    if (put !== null && !isUnique(engine, put)) {
      this.say(this.#own.removal.notUnique);
      return;
    }
    const board = put ?? engine.fullBoard(this.start === "4" ? 4 : 9, seed);
    this.setRun(new engine.RemovalRun(board, this.symmetry, seed));
  }
}

function isUnique(engine: LabEngine, board: string): boolean {
  const count = new engine.SolutionCount(board, 2);
  const { count: found, complete } = count.advance(UNIQUE_BUDGET);
  count.free();
  return complete && found === 1;
}
