import { css, html, nothing, type PropertyDeclarations, unsafeCSS } from "lit";
import controlsCss from "../../../css/controls.css?inline";
import figureCss from "../../../css/figure.css?inline";
import housesCss from "../../../css/houses.css?inline";
import swatchesCss from "../../../css/swatches.css?inline";
import "../../board/quay-board.js";
import type { CellView, Flag } from "../../board/cell-view.js";
import { canonicalBoard } from "../../core/canonical.js";
import { copyLink } from "../../core/copy-link.js";
import { pageEngine } from "../../core/engine.js";
import { digitsOf, geometryOf, sharedHouses } from "../../core/geometry.js";
import type { Link } from "../../core/link.js";
import { puzzleById } from "../../core/puzzles.js";
import type { CellHouses, PageEngine } from "../../core/types.js";
import { rich } from "../../i18n/index.js";
import { EngineWidget } from "../engine-widget.js";
import { houseFlags } from "../house-cells.js";
import { puzzleChoice } from "../puzzle-choice.js";
import { cellLabel } from "../search-cells.js";
import { cellName } from "../step-words.js";
import { housePanel } from "./panel.js";
import { houseWords } from "./words.js";

/** Figure A: row, column and box of one cell hold 1, 2 and 3. */
const SMALL = { puzzle: "0003100000000020", cell: 6 } as const;
/** Figure B begins with the lesson's worked example: row 2, column 4, counted from 1. */
const EXAMPLE = { puzzle: puzzleById("easy"), cell: 12 } as const;

/** What the explorer shows, as a plain object. */
export interface HouseSnapshot extends CellHouses {
  readonly puzzle: string;
  /** The chosen cell: the same as `cell`. */
  readonly position: number;
}

/**
 * `<house-explorer>`: a board, a chosen cell, its three houses and what they bar.
 *
 * `data-figure="a"` is the small board with one cell asked for, any other the
 * board of the lesson with coordinates and reasons. Properties `puzzle`,
 * `position` (the chosen cell, from 0); read-only `snapshot`; `seek(cell)`;
 * event `quaylui-change`.
 */
export class HouseExplorer extends EngineWidget<PageEngine> {
  static override properties: PropertyDeclarations = {
    figure: { type: String, attribute: "data-figure" },
    marked: { state: true },
    pinned: { state: true },
    notice: { state: true },
  };

  declare figure: string;
  /** The digit under the pointer or the focus, whose barring cells are marked; 0 for none. */
  declare private marked: number;
  /** The digit that stays marked until it is pressed again; 0 for none. */
  declare private pinned: number;
  declare private notice: string;

  static override styles = css`
    ${unsafeCSS(controlsCss)}
    ${unsafeCSS(figureCss)}
    ${unsafeCSS(swatchesCss)}
    ${unsafeCSS(housesCss)}
  `;

  protected readonly source = pageEngine;
  #shot: HouseSnapshot | null = null;
  #cell: number | null = null;

  constructor() {
    super();
    this.figure = "b";
    this.marked = 0;
    this.pinned = 0;
    this.notice = "";
  }

  /** The state as a plain object, or null until the engine has been loaded. */
  get snapshot(): HouseSnapshot | null {
    return this.#shot;
  }

  /** The chosen cell, counted from 0 in reading order; setting it chooses. */
  get position(): number {
    return this.#shot?.cell ?? this.#cell ?? this.#start.cell;
  }

  set position(cell: number) {
    void this.seek(cell);
  }

  /** Chooses a cell; one beyond the board means the last. */
  async seek(cell: number): Promise<HouseSnapshot | null> {
    this.#cell = Math.max(0, Math.floor(Number(cell)) || 0);
    await this.wake();
    await this.#look();
    return this.#shot;
  }

  /** What a link to this very cell holds. */
  get link(): Link {
    return { puzzle: this.puzzle, widget: "houses", step: this.position };
  }

  get state(): Link {
    return this.link;
  }

  /** Opens what a link holds. */
  async openLink(link: Link): Promise<void> {
    if (link.puzzle) this.puzzle = link.puzzle;
    await this.seek(link.step ?? this.position);
  }

  protected async open(): Promise<void> {
    await this.#look();
  }

  protected async restore(): Promise<void> {
    await this.#look();
  }

  protected close(): void {}

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    if (this.#shot && changed.has("puzzle") && this.#shot.puzzle !== this.puzzle) void this.#look();
  }

  override render() {
    const { words } = this;
    const own = houseWords.get();
    const title = this.#small ? own.titleSmall : own.title;
    const shot = this.#shot;
    return html`<section class="figure ${this.#small ? "small" : "large"}" aria-label=${title}>
      <div class="bar">
        <h3>${title}</h3>
        ${this.#small ? nothing : this.#puzzles()}
      </div>
      <div class="stage">
        <p class="say" aria-live="polite" aria-atomic="true">${rich(this.sentence)}</p>
        <div class="framed">
          ${this.#small || !shot ? nothing : rulers(shot)}
          <div class="over">
            <quay-board
              interactive
              .cells=${shot ? this.#cells(shot) : []}
              .selected=${shot?.cell ?? null}
              .name=${own.board}
              .cellName=${(cell: number) => cellName(cell, this.puzzle.length, words)}
              @cell-select=${(event: CustomEvent<{ cell: number }>) => this.seek(event.detail.cell)}
            ></quay-board>
            ${this.#small || !shot ? nothing : boxNumbers(shot)}
          </div>
        </div>
        ${
          shot
            ? housePanel({
                shot,
                words,
                small: this.#small,
                pinned: this.pinned,
                mark: (digit) => {
                  this.marked = digit;
                },
                pin: (digit) => {
                  // A finger leaves the focus behind; a second touch takes the marks away all the same.
                  if (this.pinned === digit) this.marked = 0;
                  this.pinned = this.pinned === digit ? 0 : digit;
                },
                copy: () => this.#copyLink(),
              })
            : nothing
        }
      </div>
    </section>`;
  }

  /** The sentence on show, with its marks. */
  get sentence(): string {
    const { page } = this.words;
    const shot = this.#shot;
    if (this.failed === "load") return page.failed;
    if (this.failed === "crash") return page.crashed;
    if (this.notice) return this.notice;
    if (!shot) return page.loading;
    const own = houseWords.get();
    const name = cellName(shot.cell, this.puzzle.length, this.words);
    const free = digitsOf(shot.candidates);
    if (this.#small) {
      const houses = [
        { kind: "row", digits: digitsOf(shot.rowMask) },
        { kind: "column", digits: digitsOf(shot.columnMask) },
        { kind: "box", digits: digitsOf(shot.boxMask) },
      ] as const;
      return shot.digit ? own.smallFilled(name, shot.digit) : own.small(name, houses, free);
    }
    if (shot.digit) return own.filled(name, shot.digit, free);
    return own.empty(name, digitsOf(shot.all & ~shot.candidates), free);
  }

  get #small(): boolean {
    return this.figure === "a";
  }

  get #start(): { readonly puzzle: string; readonly cell: number } {
    return this.#small ? SMALL : EXAMPLE;
  }

  /** Asks the engine about the chosen cell, and tells the page. */
  async #look(): Promise<void> {
    // A page may hand over anything; what is no board leaves the default in place.
    const puzzle = canonicalBoard(this.puzzle) ?? this.#start.puzzle;
    const wanted = this.#cell ?? this.#start.cell;
    const cell = Math.min(wanted, puzzle.length - 1);
    this.puzzle = puzzle;
    this.#cell = cell;
    if (!this.engine) return;
    await this.guarded(() => {
      if (!this.engine) return;
      const houses = this.engine.cellHouses(puzzle, cell);
      this.#shot = { ...houses, puzzle, position: cell };
    });
    this.marked = 0;
    this.pinned = 0;
    this.notice = "";
    this.requestUpdate();
    this.dispatchEvent(new CustomEvent("quaylui-change", { detail: this.#shot, bubbles: true, composed: true }));
  }

  #cells(shot: HouseSnapshot): CellView[] {
    const own = houseWords.get();
    const count = shot.puzzle.length;
    const barring = new Set(shot.barring[this.marked || this.pinned] ?? []);
    return Array.from(shot.puzzle, (digit, cell) => {
      const text = digit === "0" ? "" : digit;
      const writer = text ? "given" : "none";
      const asked = this.#small && shot.puzzle === SMALL.puzzle && cell === SMALL.cell;
      const flags: Flag[] = houseFlags(cell, shot.cell, count);
      if (cell === shot.cell) flags.push("selected");
      if (barring.has(cell)) flags.push("barring");
      const shared = cell === shot.cell ? [] : sharedHouses(cell, shot.cell, geometryOf(count));
      const label = [
        asked ? own.ask : cellLabel(text, writer, [], [], false, this.words),
        ...(shared.length > 0 ? [own.shares(shared)] : []),
      ].join(", ");
      return asked ? { text, writer, flags, note: "?", label } : { text, writer, flags, label };
    });
  }

  #puzzles() {
    const choose = (puzzle: string) => {
      this.puzzle = puzzle;
    };
    return html`${puzzleChoice(this.puzzle, this.words, choose)}
      <button type="button" data-action="example" @click=${() => this.#showExample()}>
        ${houseWords.get().example}
      </button>`;
  }

  #showExample(): Promise<unknown> {
    this.puzzle = EXAMPLE.puzzle;
    return this.seek(EXAMPLE.cell);
  }

  async #copyLink(): Promise<void> {
    const own = houseWords.get();
    const how = await copyLink(this.link);
    this.notice = how === "copied" ? own.linkCopied : own.linkReady;
  }
}

/** Rows and columns counted from 0, outside the board; the chosen ones stand out. */
function rulers(shot: HouseSnapshot) {
  const { side } = geometryOf(shot.puzzle.length);
  const ruler = (kind: "rows" | "columns", chosen: number) => html`<div class=${kind} aria-hidden="true">
    ${Array.from({ length: side }, (_, at) => html`<span class=${at === chosen ? "chosen" : ""}>${at}</span>`)}
  </div>`;
  return html`<div class="axes" aria-hidden="true">r, c</div>
    ${ruler("columns", shot.column)} ${ruler("rows", shot.row)}`;
}

/** The number of each box, large and faint over its cells. */
function boxNumbers(shot: HouseSnapshot) {
  const { boxSide } = geometryOf(shot.puzzle.length);
  return html`<div class="boxes side-${boxSide}" aria-hidden="true">
    ${Array.from(
      { length: boxSide * boxSide },
      (_, number) => html`<span class=${number === shot.boxNumber ? "chosen" : ""}>${number}</span>`,
    )}
  </div>`;
}
