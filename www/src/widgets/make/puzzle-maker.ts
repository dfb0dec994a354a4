import { css, html, nothing, type PropertyDeclarations, unsafeCSS } from "lit";
import controlsCss from "../../../css/controls.css?inline";
import figureCss from "../../../css/figure.css?inline";
import makeCss from "../../../css/make.css?inline";
import "../../board/quay-board.js";
import type { CellView } from "../../board/cell-view.js";
import { canonicalBoard } from "../../core/canonical.js";
import { copyLink } from "../../core/copy-link.js";
import type { JobOutput } from "../../core/jobs.js";
import { labEngine } from "../../core/lab.js";
import { LEVELS, type Link, SYMMETRIES } from "../../core/link.js";
import type { LabEngine, Level, MadePuzzle, PuzzleFacts, Symmetry } from "../../core/types.js";
import { formatCount, rich } from "../../i18n/index.js";
import { icon } from "../../player/icons.js";
import { EngineWidget } from "../engine-widget.js";
import { Work } from "../long-work.js";
import { playPuzzle } from "../play/on-page.js";
import { cellLabel } from "../search-cells.js";
import { cellName } from "../step-words.js";
import { choice, freshSeed } from "./choices.js";
import { factList, type Shown } from "./facts.js";
import { printAlone } from "./print.js";
import { makeWords } from "./words.js";

/** Placements after which a search of somebody's puzzle is given up. */
const MEASURE_LIMIT = 5_000_000;
const FOREVER = Number.POSITIVE_INFINITY;

type Progress = JobOutput<"PuzzleMaker">;

/** What scripts see of the window. */
export interface MakerSnapshot {
  /** The puzzle on show, or "" before the first is made. */
  readonly puzzle: string;
  readonly facts: PuzzleFacts | null;
  readonly level: Level;
  readonly symmetry: Symmetry;
  readonly side: 4 | 9;
  readonly seed: string;
  readonly working: boolean;
  /** Boards tried in vain for the puzzle under way, or for the last. */
  readonly tried: number;
}

/**
 * `<puzzle-maker>`: makes puzzles of a measured level in the page's worker, the same again for the same seed.
 *
 * Properties `level`, `symmetry`, `side`, `seed`, and `puzzle`: the one on show; a puzzle put in is measured. Read-only
 * `snapshot`; methods `make`, resolved with the snapshot when the puzzle is made or making was stopped, and `pause`;
 * event `quaylui-change`.
 */
export class PuzzleMaker extends EngineWidget<LabEngine> {
  static override properties: PropertyDeclarations = {
    level: { type: String, noAccessor: true },
    symmetry: { type: String, noAccessor: true },
    side: { type: Number, noAccessor: true },
    seed: { type: String },
    notice: { state: true },
    badSeed: { state: true },
  };

  /** The seed that the next puzzle is made from. Any text; what is no seed is refused when a puzzle is to be made. */
  declare seed: string;
  declare private notice: string;
  declare private badSeed: boolean;

  static override styles = css`
    ${unsafeCSS(controlsCss)}
    ${unsafeCSS(figureCss)}
    ${unsafeCSS(makeCss)}
  `;

  protected readonly source = labEngine;
  readonly #own = makeWords.get();
  #level: Level = "medium";
  #symmetry: Symmetry = "rotate";
  #side: 4 | 9 = 9;
  #shown: Shown | null = null;
  #progress: Progress | null = null;
  #work: Work<"PuzzleMaker"> | undefined;
  #measure: Work<"FactsMeasure"> | undefined;
  #working = false;

  constructor() {
    super();
    this.seed = freshSeed();
    this.notice = "";
    this.badSeed = false;
  }

  get level(): Level {
    return this.#level;
  }

  set level(value: unknown) {
    this.#level = LEVELS.find((level) => level === value) ?? this.#level;
    if (this.#side === 4 && LEVELS.indexOf(this.#level) > 1) this.#level = "medium";
    this.requestUpdate();
  }

  get symmetry(): Symmetry {
    return this.#symmetry;
  }

  set symmetry(value: unknown) {
    this.#symmetry = SYMMETRIES.find((symmetry) => symmetry === value) ?? this.#symmetry;
    this.requestUpdate();
  }

  /** 9 or 4. A 4×4 puzzle is easy or medium. */
  get side(): 4 | 9 {
    return this.#side;
  }

  set side(value: unknown) {
    this.#side = Number(value) === 4 ? 4 : 9;
    this.level = this.#level;
  }

  /** The state as a plain object, or null until the engine has been loaded. */
  get snapshot(): MakerSnapshot | null {
    if (!this.engine) return null;
    return {
      puzzle: this.#shown?.puzzle ?? "",
      facts: this.#shown?.facts ?? null,
      level: this.#level,
      symmetry: this.#symmetry,
      side: this.#side,
      seed: this.seed,
      working: this.#working,
      tried: this.#progress?.tried ?? 0,
    };
  }

  /** Makes the puzzle of the chosen level, symmetry, side and seed. */
  async make(): Promise<MakerSnapshot> {
    await this.wake();
    await this.#make();
    return this.#shot();
  }

  /** Ends making. */
  async pause(): Promise<MakerSnapshot> {
    await this.wake();
    this.#work?.stop();
    return this.#shot();
  }

  /** What a link to this puzzle holds: what it is made from. */
  get link(): Link {
    const shown = this.#shown;
    if (shown && shown.seed === null) return { widget: "make", puzzle: shown.puzzle };
    return {
      widget: "make",
      level: this.#level,
      symmetry: this.#symmetry,
      side: this.#side,
      ...(shown?.seed || this.#working ? { seed: shown?.seed ?? this.seed } : {}),
    };
  }

  get state(): Link {
    return this.link;
  }

  /** Opens what a link holds. */
  async openLink(link: Link): Promise<void> {
    await this.wake();
    if (link.side) this.side = link.side;
    if (link.level) this.level = link.level;
    if (link.symmetry) this.symmetry = link.symmetry;
    if (link.puzzle) {
      this.puzzle = link.puzzle;
    } else if (link.seed) {
      this.seed = link.seed;
      await this.#make();
    }
    await this.updateComplete;
  }

  protected open(): void {
    this.#showPuzzle();
  }

  protected restore(): void {
    this.close();
    this.#showPuzzle();
  }

  protected override close(): void {
    this.#work?.close();
    this.#measure?.close();
    this.#work = undefined;
    this.#measure = undefined;
    this.#working = false;
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    if (this.engine && changed.has("puzzle") && this.puzzle !== (this.#shown?.puzzle ?? "")) this.#showPuzzle();
  }

  override render() {
    const { words } = this;
    const own = this.#own;
    const { maker } = own;
    const shown = this.#shown;
    return html`<section class="figure" aria-label=${maker.title}>
      <div class="bar">
        <h3>${maker.title}</h3>
      </div>
      ${this.#choices()}
      <div class="stage">
        <p class="say" aria-live="polite" aria-atomic="true">${rich(this.sentence)}</p>
        ${this.#board()}
        <div class="side" ?hidden=${!(shown || this.#working)}>
          ${this.#working && this.#progress ? this.#progressCounters(this.#progress) : nothing}
          ${!this.#working && shown ? factList(shown, words, own) : nothing}
          ${!this.#working && shown ? this.#offers(shown) : nothing}
        </div>
      </div>
    </section>`;
  }

  /** The sentence on show, with its marks. */
  get sentence(): string {
    const { page } = this.words;
    const { maker, seedWrong } = this.#own;
    const shown = this.#shown;
    if (this.failed === "load") return page.failed;
    if (this.failed === "crash") return page.crashed;
    if (this.badSeed) return seedWrong;
    if (this.notice) return this.notice;
    if (this.#working) return maker.working(this.#progress?.tried ?? 0);
    if (shown && !shown.facts.unique) return maker.notUnique;
    if (shown?.seed === null) return maker.measured;
    if (shown) return maker.made(maker.levels[shown.facts.level ?? this.#level], shown.facts.givens);
    if (this.#progress) return maker.stopped(formatCount(this.#progress.tried, this.words));
    return this.engine ? maker.start : page.loading;
  }

  #choices() {
    const own = this.#own;
    const { maker } = own;
    const levels = this.#side === 4 ? LEVELS.slice(0, 2) : LEVELS;
    return html`<form class="choices" @submit=${this.#onSubmit}>
      ${choice(
        "level",
        maker.level,
        levels.map((level) => [level, maker.levels[level]] as const),
        this.#level,
        (level) => {
          this.level = level;
        },
      )}
      ${choice(
        "symmetry",
        own.symmetry,
        SYMMETRIES.map((name) => [name, own.symmetries[name]] as const),
        this.#symmetry,
        (symmetry) => {
          this.symmetry = symmetry;
        },
      )}
      ${choice(
        "side",
        own.side,
        [["9", own.sides[9]] as const, ["4", own.sides[4]] as const],
        this.#side === 4 ? "4" : "9",
        (side) => {
          this.side = Number(side);
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
          aria-invalid=${String(this.badSeed)}
          aria-describedby="seed-help"
          .value=${this.seed}
          @input=${this.#onSeed}
        />
      </label>
      <div class="presses">
        <button type="button" class="with-icon primary" data-action="make" @click=${this.#onMake}>
          ${icon(this.#working ? "pause" : "machine")} ${this.#working ? maker.stop : maker.make}
        </button>
        <button type="submit" data-action="again" aria-disabled=${this.#working ? "true" : nothing}>${maker.again}</button>
      </div>
      <p class="help" id="seed-help">${this.#meaning} ${own.seedHelp}</p>
    </form>`;
  }

  get #meaning(): string {
    const { meaning, meaning4 } = this.#own.maker;
    const level = this.#level;
    return this.#side === 4 && (level === "easy" || level === "medium") ? meaning4[level] : meaning[level];
  }

  #board() {
    const { words } = this;
    const digits = this.#working ? (this.#progress?.board ?? "") : (this.#shown?.puzzle ?? "");
    const board = digits || "0".repeat(this.#side ** 2);
    const cells = Array.from(board, (digit): CellView => {
      const text = digit === "0" ? "" : digit;
      const writer = text === "" ? "none" : "given";
      return { text, writer, flags: [], label: cellLabel(text, writer, [], [], false, words) };
    });
    return html`<quay-board
      .cells=${cells}
      .name=${this.#own.maker.board}
      .cellName=${(cell: number) => cellName(cell, board.length, words)}
    ></quay-board>`;
  }

  #progressCounters({ givens, tried }: Progress) {
    const { progress } = this.#own.maker;
    return html`<dl class="counters">
      <div data-count="givens">
        <dt>${progress.givens}</dt>
        <dd>${givens}</dd>
      </div>
      <div data-count="tried">
        <dt>${progress.tried}</dt>
        <dd>${formatCount(tried, this.words)}</dd>
      </div>
    </dl>`;
  }

  #offers(shown: Shown) {
    const own = this.#own;
    const { maker } = own;
    return html`<div class="offers">
      <button type="button" class="primary" data-action="play" @click=${() => this.#play(shown.puzzle)}>${maker.play}</button>
      <button type="button" data-action="print" @click=${() => printAlone(this)}>${maker.print}</button>
      <button type="button" data-action="copy" @click=${() => this.#copy(shown.puzzle)}>
        ${own.copyBoard(shown.puzzle.length)}
      </button>
      <button type="button" class="with-icon" data-action="link" @click=${() => this.#copyLink()}>
        ${icon("link")} ${this.words.play.copyLink}
      </button>
    </div>`;
  }

  #onSeed = (event: Event): void => {
    this.seed = (event.target as HTMLInputElement).value;
    this.badSeed = false;
  };

  /** The seed that stands in the field, by Enter or its button. */
  #onSubmit = (event: Event): void => {
    event.preventDefault();
    if (!this.#working) void this.make();
  };

  /** A puzzle nobody has seen yet; or Stop. */
  #onMake = (): void => {
    if (this.#working) {
      this.#work?.stop();
    } else {
      this.seed = freshSeed();
      void this.make();
    }
  };

  async #make(): Promise<void> {
    const { engine } = this;
    if (!engine) return;
    const seed = engine.seedOf(this.seed);
    this.badSeed = seed === undefined;
    if (seed === undefined) {
      await this.updateComplete;
      this.renderRoot.querySelector<HTMLInputElement>("[data-action=seed]")?.focus();
      return;
    }
    this.close();
    this.seed = seed;
    this.notice = "";
    this.#progress = null;
    this.#setShown(null);
    const symmetry = this.#symmetry;
    const work = new Work("PuzzleMaker", [this.#level, symmetry, this.#side, seed], (progress, working) => {
      this.#working = working;
      if (progress) this.#progress = progress;
      if (progress?.made) this.#setShown(shownOf(progress.made, seed, symmetry));
      this.#changed();
    });
    this.#work = work;
    await this.#tried(() => work.go(FOREVER));
    // Nobody goes on with what was stopped: the next puzzle begins anew.
    work.close();
  }

  /** Shows the puzzle put in and measures it. */
  #showPuzzle(): void {
    const puzzle = canonicalBoard(this.puzzle);
    const shown = this.#shown;
    if (puzzle === null || puzzle === shown?.puzzle) {
      this.#changed();
      return;
    }
    this.close();
    this.notice = "";
    this.#measure = new Work("FactsMeasure", [puzzle, MEASURE_LIMIT], (progress) => {
      if (progress) {
        this.#setShown({ puzzle, facts: progress.facts, measured: progress.done, seed: null, minimal: null });
      }
      this.#changed();
    });
    const measure = this.#measure;
    void this.#tried(() => measure.go(FOREVER));
  }

  #setShown(shown: Shown | null): void {
    this.#shown = shown;
    this.puzzle = shown?.puzzle ?? "";
    this.#side = shown?.puzzle.length === 16 ? 4 : shown ? 9 : this.#side;
  }

  /** Work that needs the worker's files. */
  async #tried(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      this.notice = this.words.page.failed;
    }
  }

  async #play(puzzle: string): Promise<void> {
    if (!(await playPuzzle(this, puzzle))) await this.#copy(puzzle);
  }

  async #copy(puzzle: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(puzzle);
      this.notice = this.#own.copied;
    } catch {
      this.notice = this.#own.notCopied(puzzle);
    }
  }

  async #copyLink(): Promise<void> {
    const { play } = this.words;
    const how = await copyLink(this.link);
    this.notice = how === "copied" ? play.linkCopied : play.linkReady;
  }

  #shot(): MakerSnapshot {
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

function shownOf({ puzzle, facts, minimal }: MadePuzzle, seed: string, symmetry: Symmetry): Shown {
  const together = symmetry === "none" ? "alone" : "together";
  return { puzzle, facts, measured: true, seed, minimal: minimal ? together : "no" };
}
