import { css, html, nothing, type PropertyDeclarations, unsafeCSS } from "lit";
import controlsCss from "../../../css/controls.css?inline";
import figureCss from "../../../css/figure.css?inline";
import masksCss from "../../../css/masks.css?inline";
import swatchesCss from "../../../css/swatches.css?inline";
import "../../board/quay-board.js";
import { canonicalBoard } from "../../core/canonical.js";
import { pageEngine } from "../../core/engine.js";
import type { Link } from "../../core/link.js";
import { puzzleById } from "../../core/puzzles.js";
import type { CellHouses, Order, PageEngine, SearchSnapshot, Trail } from "../../core/types.js";
import { rich } from "../../i18n/index.js";
import { icon } from "../../player/icons.js";
import "../../player/step-player.js";
import { openPaste } from "../open-paste.js";
import { puzzleChoice } from "../puzzle-choice.js";
import { RunWidget } from "../run-widget.js";
import { cellName } from "../step-words.js";
import { maskCells } from "./cells.js";
import { legend } from "./legend.js";
import { maskSentence, untried } from "./sentence.js";
import { STRIP_MARKS, strip } from "./strip.js";
import { formula, toggle } from "./tables.js";
import { maskWords } from "./words.js";

/** The lesson's table: easy, row 2, column 4, counted from 1. */
const EXAMPLE = { puzzle: puzzleById("easy"), cell: 12 } as const;
const FORCED = 1;

/**
 * `<mask-view>`: MRV with bit masks, step by step. Every empty cell shows its
 * number of candidates; beside the board stand the masks of the cell the machine
 * is at, or of any other that is chosen.
 */
export class MaskView extends RunWidget<SearchSnapshot, PageEngine> {
  static override properties: PropertyDeclarations = {
    looked: { state: true },
  };

  /** The cell somebody looks at instead of the machine's, or null. */
  declare private looked: number | null;

  static override styles = css`
    ${unsafeCSS(controlsCss)}
    ${unsafeCSS(figureCss)}
    ${unsafeCSS(swatchesCss)}
    ${unsafeCSS(masksCss)}
  `;

  protected readonly source = pageEngine;
  #run: InstanceType<PageEngine["SearchRun"]> | undefined;
  #trail: Trail | undefined;
  #facts: CellHouses | undefined;

  constructor() {
    super();
    this.puzzle = EXAMPLE.puzzle;
    this.looked = null;
  }

  /** Always "mrv": that is what this window is about. */
  override get order(): Order {
    return "mrv";
  }

  override set order(_value: unknown) {}

  /** What a link to this very step holds. */
  get link(): Link {
    return { puzzle: this.puzzle, widget: "masks", order: "mrv", step: this.position };
  }

  /** Shows the masks of a cell instead of the machine's; null goes back to that one. */
  async look(cell: number | null): Promise<void> {
    await this.wake();
    this.looked = cell;
    this.notice = "";
    await this.guarded(() => this.#study());
    this.requestUpdate();
  }

  protected override close(): void {
    super.close();
    this.#run = undefined;
  }

  protected override changed(shot: SearchSnapshot): void {
    // A step leads the eye back to the machine's cell.
    this.looked = this.#first(shot);
    this.#trail = this.#run?.trail(STRIP_MARKS);
    this.#study(shot);
    super.changed(shot);
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    const shot = this.snapshot;
    if (this.engine && changed.has("puzzle") && shot && shot.puzzle !== this.puzzle) {
      void this.guarded(() => this.engine && this.begin(this.engine));
    }
  }

  override render() {
    const { words } = this;
    const own = maskWords.get();
    const shot = this.snapshot;
    return html`<section class="figure" aria-label=${own.title} @keydown=${(event: KeyboardEvent) => this.#key(event)}>
        <div class="bar">
          <h3>${own.title}</h3>
          ${puzzleChoice(
            this.puzzle,
            words,
            (puzzle) => {
              this.puzzle = puzzle;
            },
            () => void this.#paste(),
          )}
        </div>
        <div class="stage">
          <p class="say" aria-live=${this.calm ? "polite" : "off"} aria-atomic="true">${rich(this.sentence)}</p>
          <quay-board
            interactive
            .cells=${shot ? maskCells(shot, this.#shown, words) : []}
            .selected=${this.#shown}
            .name=${own.board}
            .cellName=${(cell: number) => cellName(cell, this.puzzle.length, words)}
            ?calm=${this.calm}
            @cell-select=${(event: CustomEvent<{ cell: number }>) => this.look(event.detail.cell)}
          ></quay-board>
          <div class="way">
            ${shot && this.#trail ? strip(shot, this.#trail, words) : nothing} ${this.#offers(shot)}
          </div>
          <div class="side">${shot ? this.#masks(shot) : nothing}</div>
        </div>
        ${this.player()} ${legend(words)}
      </section>
      <paste-dialog
        .words=${words}
        @board-chosen=${(event: CustomEvent<{ board: string }>) => {
          this.puzzle = event.detail.board;
        }}
      ></paste-dialog>`;
  }

  /** The sentence on show, with its marks. */
  get sentence(): string {
    const { page } = this.words;
    const own = maskWords.get();
    const shot = this.snapshot;
    if (this.failed === "load") return page.failed;
    if (this.failed === "crash") return page.crashed;
    if (this.notice) return this.notice;
    if (!shot) return page.loading;
    if (this.looked !== null && this.looked !== this.#first(shot)) {
      const name = cellName(this.looked, shot.digits.length, this.words);
      const digit = shot.digits[this.looked] ?? 0;
      return digit ? own.lookingFilled(name, digit) : own.looking(name);
    }
    return maskSentence(shot, this.#trail?.marks.at(-1) === FORCED, this.words);
  }

  /** The cell whose masks are shown. */
  get #shown(): number | null {
    return this.looked ?? this.snapshot?.current ?? null;
  }

  /** The cell to look at before the machine has chosen one: the lesson's own in the lesson's puzzle. */
  #first(shot: SearchSnapshot): number | null {
    return shot.position === 0 && shot.puzzle === EXAMPLE.puzzle ? EXAMPLE.cell : null;
  }

  protected begin(engine: PageEngine): void {
    // A page may hand over anything; what is no board leaves the default in place.
    this.puzzle = canonicalBoard(this.puzzle) ?? EXAMPLE.puzzle;
    this.#run = new engine.SearchRun(this.puzzle, "mrv");
    this.setRun(this.#run);
  }

  /** Asks the engine for the houses of the cell that is shown. */
  #study(shot: SearchSnapshot | null = this.snapshot): void {
    const cell = this.looked ?? shot?.current ?? null;
    this.#facts = shot && cell !== null ? this.engine?.cellHouses(shot.digits.join(""), cell) : undefined;
  }

  #masks(shot: SearchSnapshot) {
    const own = maskWords.get();
    const facts = this.#facts;
    if (!facts) return html`<p class="note">${own.noCell}</p>`;
    const { event } = shot;
    const atMachine = facts.cell === shot.current;
    const flip = atMachine && (event?.kind === "place" || event?.kind === "erase") ? event : null;
    return html`<div class="name">
        <h4>${own.masks(cellName(facts.cell, shot.digits.length, this.words))}</h4>
        ${
          this.looked !== null && shot.current !== null
            ? html`<button type="button" data-action="back-to-machine" @click=${() => this.look(null)}>
                ${own.back}
              </button>`
            : nothing
        }
      </div>
      ${flip ? toggle(facts, flip.digit, flip.kind === "place") : nothing}
      ${flip?.kind === "place" ? nothing : formula(facts, atMachine ? untried(shot) : null)}`;
  }

  #offers(shot: SearchSnapshot | null) {
    const own = maskWords.get();
    const { sim, play } = this.words;
    const over = shot?.finished ? "true" : nothing;
    return html`<div class="offers">
      <button
        type="button"
        data-action="next-guess"
        aria-keyshortcuts="G"
        aria-disabled=${over}
        @click=${() => this.run("guess")}
      >
        ${own.nextGuess}
      </button>
      <button
        type="button"
        data-action="next-dead-end"
        aria-keyshortcuts="B"
        aria-disabled=${over}
        @click=${() => this.run("backtrack")}
      >
        ${own.nextDeadEnd}
      </button>
      ${
        shot?.event?.kind === "solution"
          ? html`<button type="button" class="primary" data-action="go-on" @click=${() => this.run("solution")}>
              ${sim.goOn}
            </button>`
          : nothing
      }
      <button type="button" class="with-icon" data-action="link" @click=${() => this.copyLink()}>
        ${icon("link")} ${play.copyLink}
      </button>
    </div>`;
  }

  #key(event: KeyboardEvent): void {
    const chord = event.ctrlKey || event.metaKey || event.altKey;
    const typing = event.composedPath()[0] instanceof HTMLSelectElement;
    if (event.code === "KeyG" && !chord && !typing) {
      event.preventDefault();
      void this.command({ do: event.shiftKey ? "back-to" : "to", kind: "guess" });
    } else if (event.code === "Escape" && this.looked !== null && this.snapshot?.current !== null) {
      void this.look(null);
    } else this.playerKey(event);
  }

  async #paste(): Promise<void> {
    if (!(await openPaste(this.renderRoot))) this.say(this.words.page.failed);
  }
}
