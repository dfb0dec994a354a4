import { css, html, LitElement, nothing, type PropertyValues, svg, unsafeCSS } from "lit";
import boardCss from "../../css/board.css?inline";
import { columnOf, geometryOf, rowOf } from "../core/geometry.js";
import type { CellView } from "./cell-view.js";

/**
 * Draws any square grid of cells, in layers, and knows nothing of the rules.
 *
 *     <div class="board">                    role=grid, or role=table when only looked at
 *       <div class="line">                   role=row
 *         <div class="cell given clash …">   role=gridcell, or cell
 *           <span class="digit">
 *           <span class="marks"><i>…
 *           <span class="note">
 *           <span class="ghost">
 *       <svg class="path">                   the way from cell to cell, in order
 *       <div class="cover">                  instead of all that, while hidden
 *
 * Fires `cell-select` with `{cell}` in its detail when one is clicked, touched or
 * reached by the arrow keys. Digits are its owner's business.
 */
export class QuayBoard extends LitElement {
  static override properties = {
    cells: { attribute: false },
    path: { attribute: false },
    selected: { attribute: false },
    interactive: { type: Boolean },
    covered: { type: String },
    name: { type: String },
    cellName: { attribute: false },
    calm: { type: Boolean },
  };

  /** One view a cell, in reading order: 16 or 81. */
  declare cells: readonly CellView[];
  /** Cells joined by a line, in this order. */
  declare path: ArrayLike<number>;
  /** The cell with the focus ring of the grid, or null. */
  declare selected: number | null;
  /** Cells can be chosen. */
  declare interactive: boolean;
  /** A sentence that hides the board, or "". */
  declare covered: string;
  /** The accessible name. */
  declare name: string;
  /** How to say where a cell is. */
  declare cellName: (cell: number) => string;
  /** Motion is welcome: steps are slow enough to be seen. */
  declare calm: boolean;

  static override styles = css`
    ${unsafeCSS(boardCss)}
  `;

  constructor() {
    super();
    this.cells = [];
    this.path = [];
    this.selected = null;
    this.interactive = false;
    this.covered = "";
    this.name = "";
    this.cellName = String;
    this.calm = false;
  }

  override render() {
    const geometry = geometryOf(this.cells.length);
    const { side } = geometry;
    // Before the engine is there the board holds its place, and is nothing to screen readers.
    if (this.cells.length === 0) return html`<div class="board side-9"></div>`;
    if (this.covered) {
      return html`<div class="board side-${side} covered"><p>${this.covered}</p></div>`;
    }
    const rows = Array.from({ length: side }, (_, row) => this.cells.slice(row * side, (row + 1) * side));
    return html`<div
      class="board side-${side} ${this.calm ? "calm" : ""}"
      role=${this.interactive ? "grid" : "table"}
      aria-label=${this.name}
      @keydown=${this.moveBy}
      @click=${this.#onClick}
    >
      ${rows.map(
        (cells, row) =>
          html`<div class="line" role="row">
            ${cells.map((view, column) => this.#cell(view, row * side + column))}
          </div>`,
      )}
      ${this.path.length > 1 ? this.#path() : nothing}
    </div>`;
  }

  /** Puts the keyboard into the selected cell. */
  focusCell(): void {
    const cell = this.selected ?? 0;
    this.renderRoot.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  }

  protected override updated(changed: PropertyValues<this>): void {
    // The focus follows the selection, but is never stolen from elsewhere on the page.
    if (changed.has("selected") && this.interactive && this.shadowRoot?.activeElement) {
      this.focusCell();
    }
  }

  #cell(view: CellView, cell: number) {
    const chosen = this.interactive && cell === (this.selected ?? 0);
    return html`<div
      class="cell ${view.writer} ${view.sketch ? "sketch" : ""} ${view.flags.join(" ")}"
      role=${this.interactive ? "gridcell" : "cell"}
      data-cell=${cell}
      tabindex=${this.interactive ? (chosen ? 0 : -1) : nothing}
      aria-selected=${this.interactive ? String(cell === this.selected) : nothing}
      aria-label="${this.cellName(cell)}: ${view.label}"
    >
      ${view.text ? html`<span class="digit">${view.text}</span>` : nothing}
      ${
        view.marks && view.marks.length > 0
          ? html`<span class="marks">${view.marks.map((digit) => html`<i class="m${digit}">${digit}</i> `)}</span>`
          : nothing
      }
      ${view.note ? html`<span class="note">${view.note}</span>` : nothing}
      ${view.ghost ? html`<span class="ghost">${view.ghost}</span>` : nothing}
    </div>`;
  }

  #path() {
    const geometry = geometryOf(this.cells.length);
    const points = Array.from(
      this.path,
      (cell) => `${columnOf(cell, geometry) + 0.5},${rowOf(cell, geometry) + 0.5}`,
    ).join(" ");
    return html`<svg class="path" viewBox="0 0 ${geometry.side} ${geometry.side}" aria-hidden="true">
      ${svg`<polyline points=${points} />`}
    </svg>`;
  }

  #onClick(event: MouseEvent): void {
    const target = (event.target as Element).closest<HTMLElement>("[data-cell]");
    if (this.interactive && target) this.#select(Number(target.dataset.cell));
  }

  /** Moves the selection as a key asks, wherever it was pressed. */
  moveBy(event: KeyboardEvent): void {
    if (!this.interactive || this.covered || event.altKey || event.defaultPrevented) return;
    const next = this.#neighbour(event);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.#select(next);
  }

  /** Where a key leads: arrows stop at the edge, Home/End run along the row, with Ctrl the board. */
  #neighbour(event: KeyboardEvent): number | undefined {
    const geometry = geometryOf(this.cells.length);
    const { side } = geometry;
    const cell = this.selected ?? 0;
    const row = rowOf(cell, geometry);
    const column = columnOf(cell, geometry);
    const whole = event.ctrlKey || event.metaKey;
    switch (arrowOf(event)) {
      case "ArrowLeft":
        return column > 0 ? cell - 1 : cell;
      case "ArrowRight":
        return column < side - 1 ? cell + 1 : cell;
      case "ArrowUp":
        return row > 0 ? cell - side : cell;
      case "ArrowDown":
        return row < side - 1 ? cell + side : cell;
      case "Home":
        return whole ? 0 : row * side;
      case "End":
        return whole ? side * side - 1 : (row + 1) * side - 1;
      default:
        return undefined;
    }
  }

  #select(cell: number): void {
    this.dispatchEvent(new CustomEvent("cell-select", { detail: { cell } }));
  }
}

/** The direction of a key; a numpad key is a digit, not an arrow, and is left alone. */
function arrowOf(event: KeyboardEvent): string {
  return event.code.startsWith("Numpad") ? "" : event.code || event.key;
}

customElements.define("quay-board", QuayBoard);
