import { css, html, nothing, type PropertyDeclarations, unsafeCSS } from "lit";
import controlsCss from "../../css/controls.css?inline";
import figureCss from "../../css/figure.css?inline";
import playCss from "../../css/play.css?inline";
import "../board/quay-board.js";
import type { QuayBoard } from "../board/quay-board.js";
import { canonicalBoard } from "../core/canonical.js";
import { pageEngine } from "../core/engine.js";
import { geometryOf } from "../core/geometry.js";
import type { Link } from "../core/link.js";
import { FIRST_PUZZLE_ID, idOfPuzzle, PUZZLES, puzzleById } from "../core/puzzles.js";
import { GameStore } from "../core/store.js";
import type { Order, PageEngine, SearchSnapshot } from "../core/types.js";
import { formatTime, rich } from "../i18n/index.js";
import { icon } from "../player/icons.js";
import "../player/step-player.js";
import type { PlayerCommand } from "../player/step-player.js";
import { counters } from "./counters.js";
import { legend } from "./legend.js";
import { openPaste } from "./open-paste.js";
import { gameCells, writerOf } from "./play/cells.js";
import { Desk } from "./play/desk.js";
import { type BoardCommand, commandOf } from "./play/keys.js";
import { options } from "./play/options.js";
import { pad } from "./play/pad.js";
import { RunWidget } from "./run-widget.js";
import { searchCells } from "./search-cells.js";
import { cellName, stepSentence } from "./step-words.js";

const OWN = "own";
const PASTE = "paste";

/**
 * `<play-board>`: the learner plays, and hands the board to the machine and back.
 *
 * While the learner plays, the run behind the player stands at step 0 of the board
 * as it is now. The first command to the player hands the board over; the game
 * itself is untouched until the machine's digits are kept.
 */
export class PlayBoard extends RunWidget<SearchSnapshot, PageEngine> {
  static override properties: PropertyDeclarations = {
    machine: { state: true },
  };

  /** The board the machine started from, or null while the learner plays. */
  declare private machine: string | null;

  readonly #store = new GameStore();
  #desk: Desk | undefined;
  #hopeless = false;
  /** What was said over the machine's own sentence. */
  #said = "";
  #tick: ReturnType<typeof setInterval> | undefined;
  #listening: AbortController | undefined;

  static override styles = css`
    ${unsafeCSS(controlsCss)}
    ${unsafeCSS(figureCss)}
    ${unsafeCSS(playCss)}
  `;

  protected readonly source = pageEngine;

  constructor() {
    super();
    this.machine = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    addEventListener("pagehide", () => this.#desk?.save(), { signal });
    document.addEventListener("visibilitychange", () => this.#keepTime(), { signal });
    this.#tick = setInterval(() => this.#showTime(), 1000);
  }

  override disconnectedCallback(): void {
    this.#listening?.abort();
    clearInterval(this.#tick);
    super.disconnectedCallback();
  }

  /** What a link to this very step holds. */
  get link(): Link {
    const shot = this.snapshot;
    if (this.machine === null || !shot) {
      return { puzzle: this.puzzle, widget: "play", order: this.order };
    }
    return { puzzle: this.machine, widget: "play", order: this.order, step: shot.position };
  }

  override get state(): Link {
    if (this.machine !== null) return { ...this.link, game: this.puzzle };
    return this.#desk?.covered ? { ...this.link, paused: true } : this.link;
  }

  /** Opens what a link holds. The learner's own game is kept beside it. */
  override async openLink(link: Link, quiet = false): Promise<void> {
    if (link.order) this.order = link.order;
    this.puzzle = link.game ?? link.puzzle ?? this.puzzle;
    await this.wake();
    await this.updateComplete;
    if (!this.engine || !this.#desk) return;
    if (link.step !== undefined) {
      this.#handOver(link.puzzle ?? this.puzzle);
      await this.seek(link.step);
    } else if (link.paused && quiet) {
      this.#do(() => this.#desk?.togglePause());
    } else if (this.#desk.begun && !quiet) {
      this.#desk.notice = this.words.play.linkKeepsGame;
      this.requestUpdate();
    }
  }

  /** The sentence on show, with its marks. */
  get sentence(): string {
    const { page, step } = this.words;
    if (this.failed === "load") return page.failed;
    if (!this.#desk) return page.loading;
    if (this.failed === "crash") return page.crashed;
    const shot = this.snapshot;
    if (this.machine !== null && shot) {
      return this.#said || stepSentence(shot, this.words, step.startGo);
    }
    return this.#desk.sentence;
  }

  protected override say(sentence: string): void {
    this.#said = sentence;
    if (this.#desk) this.#desk.notice = sentence;
    this.requestUpdate();
  }

  protected override changed(shot: SearchSnapshot): void {
    this.#said = "";
    super.changed(shot);
  }

  protected begin(engine: PageEngine): void {
    this.#seat(engine, this.puzzle || this.#store.last || puzzleById(FIRST_PUZZLE_ID));
  }

  protected override async restore(engine: PageEngine): Promise<void> {
    const { machine, position } = this;
    this.abandon();
    // The game was kept at its last change.
    this.#desk = undefined;
    this.#seat(engine, this.puzzle);
    if (machine !== null) {
      this.#handOver(machine);
      await this.seek(position);
    }
  }

  protected override close(): void {
    this.#desk?.dispose();
    this.#desk = undefined;
    super.close();
  }

  protected override async command(command: PlayerCommand): Promise<SearchSnapshot> {
    await this.wake();
    const shot = this.snapshot;
    if (this.machine === null && command.do !== "stop" && this.#desk && shot) {
      // Behind the cover nothing moves: the clock is stopped.
      if (this.#desk.covered) return shot;
      this.#handOver(this.#desk.game.board);
    }
    return super.command(command);
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    const { engine, snapshot: shot } = this;
    if (!engine || !shot) return;
    if (changed.has("puzzle") && this.#desk?.game.puzzle !== this.puzzle) {
      void this.guarded(() => this.#seat(engine, this.puzzle));
    } else if (changed.has("order") && shot.order !== this.order) {
      void this.guarded(() => this.#freshRun());
    }
  }

  override render() {
    const { words } = this;
    const { play } = words;
    const desk = this.#desk;
    return html`<section class="figure ${this.machine === null ? "learning" : "watching"}" aria-label=${play.title} @keydown=${this.#onKey}>
        <div class="bar">
          <h3>${play.title}</h3>
          ${this.#puzzleList()} ${this.#orderList()}
          <button
            type="button"
            class="with-icon"
            data-action="hint"
            aria-disabled=${this.machine === null ? nothing : "true"}
            @click=${() => this.machine === null && this.#obey({ do: "hint" })}
          >
            ${icon("bulb")} ${play.hint}
          </button>
          <button
            type="button"
            class="with-icon primary"
            data-action="machine"
            aria-disabled=${this.machine === null ? nothing : "true"}
            @click=${() => this.machine === null && this.play()}
          >
            ${icon("machine")} ${play.machine}
          </button>
        </div>
        <div class="stage ${desk?.done && this.machine === null ? "done" : ""}">
          <p class="say" aria-live=${this.calm ? "polite" : "off"} aria-atomic="true">${rich(this.sentence)}</p>
          ${this.#board()}
          <div class="side">
            ${desk ? (this.machine === null ? this.#learnerSide(desk) : this.#machineSide()) : nothing}
          </div>
        </div>
        ${this.player()}
        ${legend(words, ["given", "learner", "selected", "clash", "machine"])}
      </section>
      <paste-dialog .words=${words} @board-chosen=${this.#onPasted}></paste-dialog>`;
  }

  #board() {
    const { words } = this;
    const shot = this.snapshot;
    const desk = this.#desk;
    const count = this.puzzle.length || 81;
    if (!desk || !shot) return html`<quay-board .cells=${[]} .name=${words.play.board}></quay-board>`;
    const learning = this.machine === null;
    const cells = learning
      ? gameCells(desk.game, { ...desk, hinted: desk.hint && "cell" in desk.hint ? desk.hint.cell : null }, words)
      : searchCells(shot, (cell) => writerOf(desk.game, cell), words);
    return html`<quay-board
      .cells=${cells}
      .selected=${desk.selected}
      .name=${words.play.board}
      .cellName=${(cell: number) => cellName(cell, count, words)}
      .covered=${learning && desk.covered ? words.play.paused : ""}
      ?interactive=${learning}
      ?calm=${this.calm}
      @cell-select=${(event: CustomEvent<{ cell: number }>) => {
        desk.select(event.detail.cell);
        this.requestUpdate();
      }}
    ></quay-board>`;
  }

  #learnerSide(desk: Desk) {
    const { words } = this;
    const { hint, play } = words;
    return html`${
      desk.hint?.kind === "wrong"
        ? html`<div class="offers">
            <button type="button" class="primary" data-action="show-wrong" @click=${() => this.#do(() => desk.showWrong())}>
              ${hint.showWrong}
            </button>
            <button type="button" data-action="back-to-right" @click=${() => this.#do(() => desk.backToRight())}>
              ${hint.backToRight}
            </button>
          </div>`
        : nothing
    }
      ${pad(desk.game, desk.marking, words, (command) => this.#obey(command))}
      <div class="clock">
        <span><b data-count="time">${formatTime(desk.seconds)}</b> ${play.time}</span>
        ${
          desk.game.strict || desk.game.strikes > 0
            ? html`<span class="strikes"><b data-count="strikes">${desk.game.strikes}</b> ${play.strikes}</span>`
            : nothing
        }
        <button
          type="button"
          class="square"
          data-action="pause"
          aria-pressed=${String(desk.covered)}
          aria-label=${desk.covered ? play.resume : play.pause}
          title=${desk.covered ? play.resume : play.pause}
          @click=${() => this.#do(() => desk.togglePause())}
        >
          ${icon(desk.covered ? "play" : "pause")}
        </button>
      </div>
      ${options(
        desk,
        words,
        (action) => this.#do(action),
        () => this.copyLink(),
      )}`;
  }

  #machineSide() {
    const { words } = this;
    const { play } = words;
    const shot = this.snapshot;
    return html`<p class="from">${play.machineFromHere}</p>
      ${this.#hopeless ? html`<p class="hopeless">${rich(words.play.machineNoWay)}</p>` : nothing}
      ${shot ? counters(shot, words) : nothing}
      <div class="offers">
        <button type="button" class="primary" data-action="give-back" @click=${() => this.#giveBack()}>
          ${play.giveBack}
        </button>
        <button type="button" data-action="take-over" @click=${() => this.#takeOver()}>${play.takeOver}</button>
        <button type="button" class="with-icon" data-action="link" @click=${() => this.copyLink()}>
          ${icon("link")} ${play.copyLink}
        </button>
      </div>`;
  }

  #puzzleList() {
    const { play } = this.words;
    const chosen = idOfPuzzle(this.puzzle);
    const givens = Array.from(this.puzzle).filter((digit) => digit !== "0").length;
    return html`<select
      aria-label=${play.puzzle}
      data-action="puzzle"
      .value=${chosen ?? OWN}
      @change=${this.#onPuzzle}
    >
      ${PUZZLES.map(({ id }) => html`<option value=${id} ?selected=${id === chosen}>${play.puzzles[id]}</option>`)}
      ${chosen === null && this.puzzle ? html`<option value=${OWN} selected>${play.ownPuzzle(givens)}</option>` : nothing}
      <option value=${PASTE}>${play.pasteOwn}</option>
    </select>`;
  }

  #orderList() {
    const { play } = this.words;
    return html`<select
      aria-label=${play.order}
      data-action="order"
      @change=${(event: Event) => {
        this.order = (event.target as HTMLSelectElement).value as Order;
      }}
    >
      ${(["plain", "mrv"] as const).map(
        (order) => html`<option value=${order} ?selected=${order === this.order}>${play.orders[order]}</option>`,
      )}
    </select>`;
  }

  #onPuzzle(event: Event): void {
    const list = event.target as HTMLSelectElement;
    const { value } = list;
    if (value === PASTE) {
      list.value = idOfPuzzle(this.puzzle) ?? OWN;
      void this.#paste();
      return;
    }
    const entry = PUZZLES.find(({ id }) => id === value);
    if (entry) this.puzzle = entry.puzzle;
  }

  async #paste(): Promise<void> {
    if (!(await openPaste(this.renderRoot))) this.say(this.words.page.failed);
  }

  #onPasted(event: CustomEvent<{ board: string }>): void {
    this.puzzle = event.detail.board;
  }

  /** Sits down at a puzzle: the game kept for it, or a new one. */
  #seat(engine: PageEngine, puzzle: string): void {
    // A page may hand over anything; what is no board leaves the first puzzle in place.
    const board = canonicalBoard(puzzle) ?? puzzleById(FIRST_PUZZLE_ID);
    this.#desk?.dispose();
    this.#desk = new Desk(engine, board, this.#store, () => this.words);
    this.puzzle = board;
    this.machine = null;
    this.#freshRun();
    this.#keepTime();
  }

  /** A run at step 0 of the board the machine would start from. */
  #freshRun(): void {
    const board = this.machine ?? this.#desk?.game.board;
    if (this.engine && board) this.setRun(new this.engine.SearchRun(board, this.order));
  }

  #obey(command: BoardCommand): void {
    this.#do(() => this.#desk?.obey(command));
  }

  /** Any action of the learner: done, kept, shown. */
  #do(action: () => void): void {
    void this.guarded(() => {
      const before = this.#desk?.game.board;
      action();
      const game = this.#desk?.game;
      if (game && game.puzzle !== this.puzzle) this.puzzle = game.puzzle;
      if (game && game.board !== before) this.#freshRun();
      this.#keepTime();
      this.requestUpdate();
    });
  }

  #handOver(board: string): void {
    if (!this.#desk) return;
    this.#hopeless = this.#desk.hopeless;
    this.machine = board;
    this.#freshRun();
    this.#keepTime();
  }

  #giveBack(): void {
    if (this.#desk) this.#desk.notice = this.words.play.gaveBack;
    this.#backToLearner();
  }

  #takeOver(): void {
    const shot = this.snapshot;
    if (shot) this.#desk?.adopt(Array.from(shot.digits).join(""));
    this.#backToLearner();
  }

  #backToLearner(): void {
    this.machine = null;
    this.#freshRun();
    this.#keepTime();
    void this.updateComplete.then(() => this.renderRoot.querySelector<QuayBoard>("quay-board")?.focusCell());
  }

  #onKey(event: KeyboardEvent): void {
    const path = event.composedPath();
    if (path.some((node) => node instanceof HTMLElement && node.matches("select, textarea"))) return;
    if (this.machine === null && this.#desk) {
      const command = commandOf(event, geometryOf(this.puzzle.length).side);
      const onButton = path[0] instanceof HTMLElement && path[0].matches("button, summary, input");
      if (command && !(onButton && command.do === "confirm")) {
        event.preventDefault();
        this.#obey(command);
        return;
      }
      // The player has its keys while it has the focus; elsewhere the arrows choose cells.
      const inPlayer = path.some((node) => node instanceof Element && node.localName === "step-player");
      if (!inPlayer) {
        this.renderRoot.querySelector<QuayBoard>("quay-board")?.moveBy(event);
        // A key of the player must not scroll the page either.
        if (event.code === "Space" && !onButton) event.preventDefault();
        return;
      }
    }
    this.playerKey(event);
  }

  #keepTime(): void {
    this.#desk?.keepTime(this.machine === null && !document.hidden);
  }

  #showTime(): void {
    if (this.#desk && this.machine === null && !this.#desk.covered) this.requestUpdate();
  }
}
