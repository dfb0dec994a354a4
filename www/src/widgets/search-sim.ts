import { css, html, nothing, type PropertyDeclarations, unsafeCSS } from "lit";
import controlsCss from "../../css/controls.css?inline";
import figureCss from "../../css/figure.css?inline";
import simCss from "../../css/sim.css?inline";
import "../board/quay-board.js";
import { canonicalBoard } from "../core/canonical.js";
import { pageEngine } from "../core/engine.js";
import { columnOf, digitsOf, geometryOf, rowOf } from "../core/geometry.js";
import type { Link } from "../core/link.js";
import { SIMULATOR_PUZZLE } from "../core/puzzles.js";
import { readBoard } from "../core/reading.js";
import type { BoardReading, PageEngine, SearchSnapshot } from "../core/types.js";
import { rich } from "../i18n/index.js";
import { icon } from "../player/icons.js";
import "../player/step-player.js";
import { counters } from "./counters.js";
import { legend } from "./legend.js";
import { readingMessage } from "./reading-words.js";
import { RunWidget } from "./run-widget.js";
import { searchCells } from "./search-cells.js";
import { cellName, stepSentence } from "./step-words.js";

/** Boards offered beside the default one. The last has no solution, which only the search shows. */
const PRESETS = [SIMULATOR_PUZZLE, "0012000321003000", "0".repeat(16), "1200003400000000"] as const;

/**
 * `<search-sim>`: the 4×4 simulator. Each step is one trial of one digit, and
 * everything that decides the next step is in sight: the digits tried in the
 * current cell, the path of placed cells, depth, placements, backtracks.
 */
export class SearchSim extends RunWidget<SearchSnapshot, PageEngine> {
  static override properties: PropertyDeclarations = {
    editing: { state: true },
    text: { state: true },
    reading: { state: true },
  };

  declare private editing: boolean;
  /** What stands in the puzzle field while it is edited. */
  declare private text: string;
  declare private reading: BoardReading | null;

  static override styles = css`
    ${unsafeCSS(controlsCss)}
    ${unsafeCSS(figureCss)}
    ${unsafeCSS(simCss)}
  `;

  protected readonly source = pageEngine;

  constructor() {
    super();
    this.puzzle = SIMULATOR_PUZZLE;
    this.editing = false;
    this.text = "";
    this.reading = null;
  }

  /** What a link to this very step holds. */
  get link(): Link {
    return { puzzle: this.puzzle, widget: "sim", order: this.order, step: this.position };
  }

  protected override take(link: Link): void {
    if (link.order) this.order = link.order;
    if (link.puzzle?.length === 16) this.puzzle = link.puzzle;
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    if (!this.engine || !(changed.has("puzzle") || changed.has("order"))) return;
    const shot = this.snapshot;
    if (shot && (shot.puzzle !== this.puzzle || shot.order !== this.order)) {
      void this.guarded(() => this.engine && this.begin(this.engine));
    }
  }

  override render() {
    const { words } = this;
    const shot = this.snapshot;
    const { sim } = words;
    return html`<section
      class="figure"
      aria-label=${sim.title}
      @keydown=${(event: KeyboardEvent) => this.playerKey(event)}
    >
      <div class="bar">
        <h3>${sim.title}</h3>
        ${this.#presets()}
        <button
          type="button"
          class="with-icon"
          data-action="edit"
          aria-expanded=${String(this.editing)}
          aria-controls="editor"
          @click=${this.#toggleEditor}
        >
          ${icon("pencil")} ${sim.edit}
        </button>
      </div>
      ${this.editing ? this.#editor() : nothing}
      <div class="stage">
        <p class="say" aria-live=${this.calm ? "polite" : "off"} aria-atomic="true">
          ${rich(this.sentence)}
        </p>
        <quay-board
          .cells=${shot ? searchCells(shot, () => "given", words) : []}
          .path=${shot?.path ?? []}
          .name=${sim.board}
          .cellName=${(cell: number) => cellName(cell, this.puzzle.length, words)}
          ?calm=${this.calm}
        ></quay-board>
        <div class="side">
          ${shot ? counters(shot, words) : nothing} ${shot ? this.#tried(shot) : nothing}
          ${shot ? this.#path(shot) : nothing}
          <div class="offers">
            ${
              shot?.event?.kind === "solution"
                ? html`<button type="button" class="primary" data-action="go-on" @click=${() => this.run("solution")}>
                    ${sim.goOn}
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
      ${legend(words, ["given", "trying", "dead", "placed", "empty", "path"])}
    </section>`;
  }

  protected begin(engine: PageEngine): void {
    // A page may hand over anything; what is no board leaves the default in place.
    this.puzzle = canonicalBoard(this.puzzle) ?? SIMULATOR_PUZZLE;
    this.setRun(new engine.SearchRun(this.puzzle, this.order));
  }

  /** The sentence on show, with its marks. */
  get sentence(): string {
    const { page, step } = this.words;
    const shot = this.snapshot;
    if (this.failed === "load") return page.failed;
    if (this.failed === "crash") return page.crashed;
    if (this.notice) return this.notice;
    return shot ? stepSentence(shot, this.words, step.start) : page.loading;
  }

  #tried(shot: SearchSnapshot) {
    const { sim } = this.words;
    const { side } = geometryOf(shot.digits.length);
    const digits = Array.from({ length: side }, (_, index) => index + 1);
    const tried = new Set(digitsOf(shot.tried));
    const barred = new Set(digitsOf(shot.barred));
    const state = (digit: number) => {
      if (!tried.has(digit)) return "left";
      if (barred.has(digit)) return "barred";
      return shot.event?.kind === "place" && shot.event.digit === digit ? "now" : "erased";
    };
    const title =
      shot.current === null ? sim.triedNone : sim.tried(cellName(shot.current, shot.digits.length, this.words));
    return html`<div class="tried">
      <h4>${title}</h4>
      <ul>
        ${digits.map(
          (digit) => html`<li class=${state(digit)}>
            <span aria-hidden="true">${digit}</span>
            <span class="visually-hidden">${sim.triedDigit(digit, state(digit))}</span>
          </li>`,
        )}
      </ul>
    </div>`;
  }

  #path(shot: SearchSnapshot) {
    const { sim } = this.words;
    const count = shot.digits.length;
    return html`<div class="way">
      <h4>${sim.path}</h4>
      <ol>
        ${Array.from(
          shot.path,
          (cell) => html`<li>
            <span class="visually-hidden"
              >${sim.pathStep(cellName(cell, count, this.words), shot.digits[cell] ?? 0)}</span
            >
            <span aria-hidden="true"><small>${shortCell(cell, count)}</small>${shot.digits[cell]}</span>
          </li>`,
        )}
      </ol>
      ${shot.path.length === 0 ? html`<p class="none">${sim.pathEmpty}</p>` : nothing}
    </div>`;
  }

  #presets() {
    const { sim } = this.words;
    const names = [sim.defaultPuzzle, this.words.play.puzzles["starter-4"], sim.empty, sim.contradictory];
    const index = (PRESETS as readonly string[]).indexOf(this.puzzle);
    return html`<select
      aria-label=${sim.presets}
      data-action="preset"
      @change=${(event: Event) => {
        const chosen = PRESETS[Number((event.target as HTMLSelectElement).value)];
        if (chosen) this.#choose(chosen);
      }}
    >
      ${names.map((name, at) => html`<option value=${at} ?selected=${at === index}>${name}</option>`)}
      ${index < 0 ? html`<option value="own" selected>${sim.own}</option>` : nothing}
    </select>`;
  }

  #choose(puzzle: string): void {
    this.puzzle = puzzle;
    this.text = inLines(puzzle);
    this.reading = null;
  }

  #toggleEditor(): void {
    this.editing = !this.editing;
    this.text = inLines(this.puzzle);
    this.reading = null;
    if (this.editing) {
      void this.updateComplete.then(() => this.renderRoot.querySelector("textarea")?.focus());
    }
  }

  #editor() {
    const { sim } = this.words;
    const refused = this.reading?.kind === "refused";
    return html`<div class="editor" id="editor">
      <label for="puzzle-text">${sim.puzzle}</label>
      <textarea
        id="puzzle-text"
        rows="4"
        spellcheck="false"
        autocomplete="off"
        inputmode="numeric"
        aria-invalid=${String(refused)}
        aria-describedby="puzzle-message"
        .value=${this.text}
        @input=${this.#onText}
      ></textarea>
      <p id="puzzle-message" class=${refused ? "message refused" : "message"} aria-live="polite">
        ${this.reading ? rich(readingMessage(this.reading, this.text, 4, this.words)) : sim.editHelp}
      </p>
      <button type="button" data-action="reset" @click=${() => this.#choose(SIMULATOR_PUZZLE)}>${sim.reset}</button>
    </div>`;
  }

  async #onText(event: Event): Promise<void> {
    const text = (event.target as HTMLTextAreaElement).value;
    this.text = text;
    try {
      const reading = await readBoard(text, 4);
      // What was typed while the reader was on its way is read by its own call.
      if (this.text !== text) return;
      this.reading = reading;
      if (reading.kind === "board") this.puzzle = reading.board;
    } catch {
      this.say(this.words.page.failed);
    }
  }
}

/** A board as its lines, for a field. */
function inLines(puzzle: string): string {
  const { side } = geometryOf(puzzle.length);
  return Array.from({ length: side }, (_, row) => puzzle.slice(row * side, (row + 1) * side)).join("\n");
}

/** "2,3": row and column, where words would not fit. */
function shortCell(cell: number, count: number): string {
  const geometry = geometryOf(count);
  return `${rowOf(cell, geometry) + 1},${columnOf(cell, geometry) + 1}`;
}
