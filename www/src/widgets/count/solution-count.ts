import { css, html, nothing, type PropertyDeclarations, unsafeCSS } from "lit";
import controlsCss from "../../../css/controls.css?inline";
import countCss from "../../../css/count.css?inline";
import figureCss from "../../../css/figure.css?inline";
import "../../board/quay-board.js";
import { canonicalBoard } from "../../core/canonical.js";
import { labEngine } from "../../core/lab.js";
import type { Link } from "../../core/link.js";
import type { LabEngine, Order } from "../../core/types.js";
import { formatCount, rich } from "../../i18n/index.js";
import { EngineWidget } from "../engine-widget.js";
import { legend } from "../legend.js";
import { Work } from "../long-work.js";
import { openPaste } from "../open-paste.js";
import { gameOnPage, hasGame } from "../play/on-page.js";
import { cellName } from "../step-words.js";
import { type Answer, answerOf, atSight, differing, MOST } from "./answer.js";
import { type Asked, FIRST_BOARD, PRESETS } from "./asked.js";
import { askedCells, solutionCells } from "./cells.js";
import { Program, type ProgramShot } from "./program.js";
import { programs } from "./programs.js";
import { answerSentence, countText } from "./sentence.js";
import { countWords } from "./words.js";

/** Guesses of the fast engine before it asks whether to go on: about a second. */
const BUDGET = 4_000_000;
/** More differing cells than this are counted, not listed. */
const MOST_LISTED = 12;

/** What scripts see of the window. */
export interface CountSnapshot extends Answer {
  readonly puzzle: string;
  /** The cells in which the first two solutions differ. */
  readonly differing: readonly number[];
  readonly working: boolean;
  /** The lesson's own searches on this board. */
  readonly programs: Readonly<Record<Order, ProgramShot>>;
}

/**
 * `<solution-count>`: whether a board has one solution, none or many, and how one can know. The fast engine counts,
 * in the page's worker; the lesson's own searches can be set on the same board.
 *
 * Properties `puzzle`, `budget` (guesses before it asks whether to go on); read-only `snapshot`; methods `run`, which
 * goes on counting, and `pause`, each resolved with the snapshot; event `quaylui-change`.
 */
export class SolutionCount extends EngineWidget<LabEngine> {
  static override properties: PropertyDeclarations = {
    budget: { type: Number, noAccessor: true },
    notice: { state: true },
  };

  declare private notice: string;

  static override styles = css`
    ${unsafeCSS(controlsCss)}
    ${unsafeCSS(figureCss)}
    ${unsafeCSS(countCss)}
  `;

  protected readonly source = labEngine;
  readonly #own = countWords.get();
  #budget = BUDGET;
  #asked: Asked = { board: FIRST_BOARD, givens: FIRST_BOARD };
  /** The game on the page was asked about: its givens or its whole board. */
  #ofGame: "givens" | "board" | null = null;
  #answer: Answer = atSight({ kind: "unseen" });
  #work: Work<"SolutionCount"> | undefined;
  #programs: Readonly<Record<Order, Program>> | undefined;
  #working = false;

  constructor() {
    super();
    this.puzzle = FIRST_BOARD;
    this.notice = "";
  }

  /** Guesses before the window asks whether to go on. */
  get budget(): number {
    return this.#budget;
  }

  set budget(value: unknown) {
    const budget = Math.floor(Number(value));
    this.#budget = budget >= 1 ? budget : BUDGET;
  }

  /** The state as a plain object, or null until the engine has been loaded. */
  get snapshot(): CountSnapshot | null {
    if (!this.#programs) return null;
    const { plain, mrv } = this.#programs;
    return {
      ...this.#answer,
      puzzle: this.#asked.board,
      differing: this.#differing,
      working: this.#working,
      programs: { plain: plain.shot, mrv: mrv.shot },
    };
  }

  /** Goes on counting until all is known, the budget is used up or `pause` is called. */
  async run(): Promise<CountSnapshot> {
    await this.wake();
    await this.updateComplete;
    await this.#go();
    return this.#shot();
  }

  /** Ends all counting; what is counted stays counted. */
  async pause(): Promise<CountSnapshot> {
    await this.wake();
    this.#stop();
    return this.#shot();
  }

  /** What a link to this board holds. */
  get link(): Link {
    return { puzzle: this.#asked.board, widget: "count" };
  }

  get state(): Link {
    const { board, givens } = this.#asked;
    return this.#ofGame ? { puzzle: board, widget: "count", game: givens } : this.link;
  }

  /** Opens what a link holds. */
  async openLink(link: Link): Promise<void> {
    await this.wake();
    if (!link.puzzle) return;
    const ofGame = link.game === undefined ? null : link.game === link.puzzle ? "givens" : "board";
    this.#ask({ board: link.puzzle, givens: link.game ?? link.puzzle }, ofGame);
    await this.updateComplete;
  }

  protected open(): void {
    if (this.puzzle === this.#asked.board) this.#ask(this.#asked, this.#ofGame);
    else this.#ask(this.#askedBy(this.puzzle));
  }

  protected restore(): void {
    this.#ask(this.#asked, this.#ofGame);
  }

  protected override close(): void {
    this.#work?.close();
    this.#work = undefined;
    for (const program of this.#both) program.close();
    this.#programs = undefined;
    this.#working = false;
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    if (this.engine && changed.has("puzzle") && this.puzzle !== this.#asked.board)
      this.#ask(this.#askedBy(this.puzzle));
  }

  override render() {
    const { words } = this;
    const own = this.#own;
    const { verdict } = this.#answer;
    return html`<section class="figure" aria-label=${own.title}>
        <div class="bar">
          <h3>${own.title}</h3>
          ${this.#list()}
          <button type="button" data-action="paste" @click=${() => this.#paste()}>${own.paste}</button>
          ${hasGame() ? this.#ofPage() : nothing}
        </div>
        <div class="stage ${verdict === "many" ? "two" : ""}">
          <p class="say" data-verdict=${this.#working ? nothing : verdict} aria-live="polite" aria-atomic="true">
            ${rich(this.sentence)}
          </p>
          <div class="boards">${this.#boards()}</div>
          <div class="side">
            <p class="asked">${rich(this.#askedSentence)}</p>
            <dl class="counters">
              <div data-count="solutions">
                <dt>${own.counters.solutions}</dt>
                <dd>${countText(this.#answer, words, own)}</dd>
              </div>
              <div data-count="guesses">
                <dt>${own.counters.guesses}</dt>
                <dd>${formatCount(this.#answer.guesses, words)}</dd>
              </div>
            </dl>
            <div class="offers">
              <button
                type="button"
                class=${this.#finished ? "" : "primary"}
                data-action="go"
                aria-disabled=${this.#finished ? "true" : nothing}
                @click=${() => this.#onGo()}
              >
                ${this.#goWord}
              </button>
            </div>
            ${verdict === "many" ? this.#differences() : nothing}
          </div>
        </div>
        ${this.#programs ? programs(this.#programs, words, own, (program) => this.#onProgram(program)) : nothing}
        ${legend(
          words,
          ["given", "learner", "machine", "clash"],
          [{ look: "differs", text: "5", name: own.looks.differs }],
        )}
      </section>
      <paste-dialog .words=${words} @board-chosen=${this.#onPasted}></paste-dialog>`;
  }

  /** The sentence on show, with its marks. */
  get sentence(): string {
    const { page } = this.words;
    if (this.failed === "load") return page.failed;
    if (this.failed === "crash") return page.crashed;
    if (this.notice) return this.notice;
    if (!this.#programs) return page.loading;
    if (this.#working && this.#answer.verdict === "undecided") return this.#own.working;
    return answerSentence(this.#answer, this.#asked.board.length, this.words, this.#own);
  }

  get #askedSentence(): string {
    const { asked, own, presets } = this.#own;
    const { board, givens } = this.#asked;
    const filled = (text: string) => text.replaceAll("0", "").length;
    if (this.#ofGame === "givens") return asked.gameGivens(filled(board));
    if (this.#ofGame === "board") return asked.gameBoard(filled(givens), filled(board) - filled(givens));
    const preset = PRESETS.find(({ puzzle }) => puzzle === board);
    return asked.preset(preset ? presets[preset.id] : own(filled(board)), filled(board));
  }

  get #differing(): number[] {
    const [one, other] = this.#answer.solutions;
    return one && other ? differing(one, other) : [];
  }

  /** Nothing is left to count. */
  get #finished(): boolean {
    return !this.#working && this.#answer.more !== "maybe";
  }

  get #goWord(): string {
    const { go } = this.#own;
    if (this.#working) return go.stop;
    if (this.#finished) return go.done;
    return this.#answer.guesses > 0 ? go.on : go.start;
  }

  get #both(): Program[] {
    return this.#programs ? [this.#programs.plain, this.#programs.mrv] : [];
  }

  #boards() {
    const { words } = this;
    const own = this.#own;
    const [one, other] = this.#answer.solutions;
    const name = (cell: number) => cellName(cell, this.#asked.board.length, words);
    const board = (cells: ReturnType<typeof askedCells>, title: string) => html`<figure>
      <figcaption>${title}</figcaption>
      <quay-board .cells=${cells} .name=${title} .cellName=${name}></quay-board>
    </figure>`;
    if (!this.#programs || !one || this.#answer.verdict === "undecided") {
      return board(askedCells(this.#asked, this.#answer.why, words, own), own.board);
    }
    const solutions = other ? [one, other] : [one];
    return solutions.map((solution, index) =>
      board(
        solutionCells(solution, this.#asked, this.#differing, words, own),
        other ? own.solution(index + 1) : own.onlySolution,
      ),
    );
  }

  #differences() {
    const { words } = this;
    const { differ } = this.#own;
    const [one = "", other = ""] = this.#answer.solutions;
    const cells = this.#differing;
    return html`<div class="differing">
      <h4>${differ.title(cells.length)}</h4>
      <ul>
        ${cells
          .slice(0, MOST_LISTED)
          .map(
            (cell) => html`<li>${cellName(cell, one.length, words)}: <b>${one[cell]}</b> / <b>${other[cell]}</b></li>`,
          )}
        ${cells.length > MOST_LISTED ? html`<li>${differ.more(cells.length - MOST_LISTED)}</li>` : nothing}
      </ul>
    </div>`;
  }

  #list() {
    const own = this.#own;
    const { board } = this.#asked;
    const chosen = this.#ofGame ? undefined : PRESETS.find(({ puzzle }) => puzzle === board);
    const group = (label: string, lesson: boolean) => html`<optgroup label=${label}>
      ${PRESETS.filter((preset) => preset.lesson === lesson).map(
        ({ id }) => html`<option value=${id} ?selected=${id === chosen?.id}>${own.presets[id]}</option>`,
      )}
    </optgroup>`;
    const mine = own.own(board.replaceAll("0", "").length);
    return html`<select aria-label=${own.boards} data-action="preset" .value=${chosen?.id ?? "own"} @change=${this.#onPreset}>
      ${group(own.lessonBoards, true)} ${group(own.hardBoards, false)}
      ${chosen ? nothing : html`<option value="own" selected>${this.#ofGame ? own.asked.group : mine}</option>`}
    </select>`;
  }

  #ofPage() {
    const { asked } = this.#own;
    const button = (what: "givens" | "board") => html`<button
      type="button"
      data-action="game-${what}"
      aria-pressed=${String(this.#ofGame === what)}
      @click=${() => this.#askGame(what)}
    >
      ${asked[what]}
    </button>`;
    return html`<div class="of-page" role="group" aria-labelledby="of-page">
      <span id="of-page">${asked.group}:</span>${button("givens")}${button("board")}
    </div>`;
  }

  #onPreset(event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    const preset = PRESETS.find(({ id }) => id === value);
    if (preset) this.#ask({ board: preset.puzzle, givens: preset.puzzle });
  }

  async #paste(): Promise<void> {
    if (!(await openPaste(this.renderRoot))) this.notice = this.words.page.failed;
  }

  #onPasted(event: CustomEvent<{ board: string }>): void {
    const { board } = event.detail;
    this.#ask({ board, givens: board });
  }

  async #askGame(what: "givens" | "board"): Promise<void> {
    const game = await gameOnPage();
    if (game) this.#ask(what === "givens" ? { board: game.givens, givens: game.givens } : game, what);
  }

  /** A page may hand over anything; what is no board leaves the first one in place. */
  #askedBy(puzzle: string): Asked {
    const board = canonicalBoard(puzzle) ?? FIRST_BOARD;
    return { board, givens: board };
  }

  /** Asks about a board, from the start. */
  #ask(asked: Asked, ofGame: "givens" | "board" | null = null): void {
    void this.guarded(async () => {
      const { engine } = this;
      if (!engine) return;
      this.close();
      this.#asked = asked;
      this.#ofGame = ofGame;
      this.puzzle = asked.board;
      this.notice = "";
      const why = engine.whyNone(asked.board);
      this.#answer = atSight(why);
      const program = (order: Order) => new Program(asked.board, order, () => this.#changed());
      this.#programs = { plain: program("plain"), mrv: program("mrv") };
      this.#work = new Work("SolutionCount", [asked.board, MOST + 1], (progress, working) => {
        this.#working = working;
        if (progress) this.#answer = answerOf(progress, why);
        this.#changed();
      });
      this.#changed();
      if (why.kind === "unseen") await this.#go();
    });
  }

  async #go(): Promise<void> {
    const work = this.#work;
    if (!work || this.#finished) return;
    await this.#tried(() => work.go(this.#budget));
    // Where only a search proves that there is no solution, the lesson's two show how much work that is.
    const fresh = this.#both.filter(({ shot }) => !shot.begun);
    if (work === this.#work && this.#answer.verdict === "none") void this.#tried(() => this.#all(fresh));
  }

  async #all(searches: readonly Program[]): Promise<void> {
    await Promise.all(searches.map((program) => program.go()));
  }

  /** Work that needs the worker's files. */
  async #tried(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      this.notice = this.words.page.failed;
    }
  }

  #stop(): void {
    this.#work?.stop();
    for (const program of this.#both) program.stop();
  }

  #onGo(): void {
    if (this.#working) this.#work?.stop();
    else void this.#go();
  }

  #onProgram(program: Program): void {
    if (program.shot.working) program.stop();
    else if (!program.shot.done) void this.#tried(() => program.go());
  }

  #shot(): CountSnapshot {
    const shot = this.snapshot;
    if (!shot) throw new Error("quaylui: the engine could not be loaded");
    return shot;
  }

  /** Redraws and tells the page. */
  #changed(): void {
    this.requestUpdate();
    this.dispatchEvent(new CustomEvent("quaylui-change", { detail: this.snapshot, bubbles: true, composed: true }));
  }
}
