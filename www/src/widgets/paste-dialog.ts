import { css, html, LitElement, nothing, unsafeCSS } from "lit";
import controlsCss from "../../css/controls.css?inline";
import pasteCss from "../../css/paste.css?inline";
import "../board/quay-board.js";
import type { CellView } from "../board/cell-view.js";
import { readBoard } from "../core/reading.js";
import type { BoardReading } from "../core/types.js";
import { rich, type Words } from "../i18n/index.js";
import { readingMessage } from "./reading-words.js";
import { cellLabel } from "./search-cells.js";
import { cellName } from "./step-words.js";

/**
 * `<paste-dialog>`: a field for any board people copy, with the board it is read
 * as beside it, or the reason and the place why it cannot be read.
 *
 * `open()` shows it; fires `board-chosen` with `{board}` when one is taken.
 */
export class PasteDialog extends LitElement {
  static override properties = {
    words: { attribute: false },
    text: { state: true },
    reading: { state: true },
    failed: { state: true },
  };

  declare words: Words;
  declare private text: string;
  declare private reading: BoardReading | null;
  /** The reader's files could not be loaded. */
  declare private failed: boolean;

  static override styles = css`
    ${unsafeCSS(controlsCss)}
    ${unsafeCSS(pasteCss)}
  `;

  constructor() {
    super();
    this.text = "";
    this.reading = null;
    this.failed = false;
  }

  /** Shows the dialog, with what was typed last time still in it. */
  async open(): Promise<void> {
    await this.#read();
    await this.updateComplete;
    this.#dialog?.showModal();
    this.renderRoot.querySelector("textarea")?.select();
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector("dialog");
  }

  override render() {
    const { paste } = this.words;
    const refused = this.reading?.kind === "refused" && this.text.trim() !== "";
    const ready = this.reading?.kind === "board";
    return html`<dialog aria-labelledby="title" @click=${this.#onBackdrop}>
      <form method="dialog" @submit=${this.#onSubmit}>
        <h3 id="title">${paste.title}</h3>
        <p id="help">${paste.help}</p>
        <div class="columns">
          <div class="field">
            <label for="text">${paste.field}</label>
            <textarea
              id="text"
              rows="11"
              spellcheck="false"
              autocomplete="off"
              autocapitalize="off"
              aria-invalid=${String(refused)}
              aria-describedby="help message"
              .value=${this.text}
              @input=${this.#onText}
            ></textarea>
          </div>
          <div class="preview" aria-label=${paste.preview} role="group">
            <p class="label" aria-hidden="true">${paste.preview}</p>
            <quay-board
              .cells=${this.#cells()}
              .name=${paste.preview}
              .cellName=${(cell: number) => cellName(cell, this.#board.length, this.words)}
            ></quay-board>
          </div>
        </div>
        <p id="message" class=${refused ? "refused" : ""} aria-live="polite">${this.#message(refused)}</p>
        ${refused ? this.#place() : nothing}
        <div class="buttons">
          <button type="button" data-action="cancel" @click=${() => this.#dialog?.close()}>${paste.cancel}</button>
          <button type="submit" class="primary" data-action="use" aria-disabled=${ready ? nothing : "true"}>
            ${paste.use}
          </button>
        </div>
      </form>
    </dialog>`;
  }

  #message(refused: boolean) {
    if (this.failed) return this.words.page.failed;
    if (!this.reading || this.text.trim() === "") return this.words.paste.waiting;
    return refused || this.reading.kind === "board"
      ? rich(readingMessage(this.reading, this.text, 0, this.words))
      : nothing;
  }

  /** The line of the error with the offending character marked, so that the eye finds it. */
  #place() {
    if (this.reading?.kind !== "refused") return nothing;
    const characters = Array.from(this.text);
    const at = this.reading.position;
    const from = characters.lastIndexOf("\n", at - 1) + 1;
    const end = characters.indexOf("\n", at);
    const line = characters.slice(from, end < 0 ? characters.length : end);
    const column = at - from;
    const start = Math.max(0, column - 16);
    return html`<pre class="place" aria-hidden="true">${start > 0 ? "…" : ""}${line
      .slice(start, column)
      .join("")}<mark>${line[column] ?? "↵"}</mark>${line.slice(column + 1, column + 17).join("")}</pre>`;
  }

  get #board(): string {
    return this.reading?.kind === "board" ? this.reading.board : "0".repeat(81);
  }

  #cells(): CellView[] {
    const clashing = new Set(this.reading?.kind === "board" ? this.reading.clashes : []);
    return Array.from(this.#board, (digit, cell) => {
      const text = digit === "0" ? "" : digit;
      const writer = text ? "given" : "none";
      const flags = clashing.has(cell) ? (["clash"] as const) : [];
      return { text, writer, flags, label: cellLabel(text, writer, flags, [], false, this.words) };
    });
  }

  async #read(): Promise<void> {
    const { text } = this;
    try {
      const reading = await readBoard(text, 0);
      // What was typed while the reader was on its way is read by its own call.
      if (this.text === text) this.reading = reading;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  #onText(event: Event): void {
    this.text = (event.target as HTMLTextAreaElement).value;
    void this.#read();
  }

  #onSubmit(event: Event): void {
    if (this.reading?.kind !== "board") {
      event.preventDefault();
      this.renderRoot.querySelector("textarea")?.focus();
      return;
    }
    const detail = { board: this.reading.board };
    this.dispatchEvent(new CustomEvent("board-chosen", { detail }));
  }

  #onBackdrop(event: MouseEvent): void {
    if (event.target === this.#dialog) this.#dialog?.close();
  }
}

customElements.define("paste-dialog", PasteDialog);
