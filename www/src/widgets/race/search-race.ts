import { css, html, nothing, type PropertyDeclarations, unsafeCSS } from "lit";
import controlsCss from "../../../css/controls.css?inline";
import figureCss from "../../../css/figure.css?inline";
import raceCss from "../../../css/race.css?inline";
import "../../board/quay-board.js";
import type { QuayBoard } from "../../board/quay-board.js";
import { canonicalBoard } from "../../core/canonical.js";
import { labEngine } from "../../core/lab.js";
import type { Link } from "../../core/link.js";
import { puzzleById } from "../../core/puzzles.js";
import { type ChangeKind, changed, changeOf } from "../../core/same-puzzle.js";
import { Tally } from "../../core/tally.js";
import type { LabEngine, Order, RaceSnapshot } from "../../core/types.js";
import { formatCount, rich } from "../../i18n/index.js";
import { icon } from "../../player/icons.js";
import "../../player/step-player.js";
import { legend } from "../legend.js";
import { openPaste } from "../open-paste.js";
import { RunWidget } from "../run-widget.js";
import { searchCells } from "../search-cells.js";
import { cellName } from "../step-words.js";
import { capital, chart, countTable, type Named } from "./chart.js";
import { raceWords } from "./chosen.js";
import type { CountDesk } from "./count-cell.js";
import { changes, type Form, formName, withForm } from "./forms.js";
import { GALLERY, GALLERY_IDS, LESSON } from "./gallery.js";
import { galleryCards } from "./gallery-cards.js";
import { raceSentence, standing } from "./race-sentence.js";

const FIRST_PUZZLE = puzzleById("hard");
const ORDERS = ["plain", "mrv"] as const;
/** Entries of the list that are no puzzle. */
const OWN = "own";
const PASTE = "paste";

/**
 * `<search-race>`: plain and MRV on one board, moved by one player at the pace of
 * their placements; the same puzzle turned and renamed; the counts of the
 * lesson's puzzles and of some that either way is bad at.
 */
export class SearchRace extends RunWidget<RaceSnapshot, LabEngine> {
  static override properties: PropertyDeclarations = {
    message: { state: true },
    forms: { state: true },
  };

  /** What became of a count, for those who hear the page. */
  declare private message: string;
  declare private forms: readonly Form[];

  static override styles = css`
    ${unsafeCSS(controlsCss)}
    ${unsafeCSS(figureCss)}
    ${unsafeCSS(raceCss)}
  `;

  protected readonly source = labEngine;
  readonly #race = raceWords.get();
  readonly #tally = new Tally(() => this.requestUpdate());

  constructor() {
    super();
    this.puzzle = FIRST_PUZZLE;
    this.message = "";
    this.forms = [];
  }

  /** What a link to this very step holds. */
  get link(): Link {
    return { puzzle: this.puzzle, widget: "race", step: this.position };
  }

  protected override open(engine: LabEngine): void {
    super.open(engine);
    for (const { puzzle } of this.#lesson()) this.#tally.want(puzzle);
    for (const id of GALLERY_IDS) this.#tally.want(GALLERY[id]);
  }

  protected override close(): void {
    super.close();
    this.#tally.close();
  }

  protected override updated(changes: Map<PropertyKey, unknown>): void {
    if (!this.engine || !changes.has("puzzle")) return;
    const shot = this.snapshot;
    if (shot && shot.puzzle !== this.puzzle) void this.guarded(() => this.engine && this.begin(this.engine));
  }

  override render() {
    const { words } = this;
    const race = this.#race;
    const shot = this.snapshot;
    const desk = this.#desk;
    return html`<section
        class="figure"
        aria-label=${race.title}
        @keydown=${(event: KeyboardEvent) => this.playerKey(event)}
      >
        <div class="bar">
          <h3 tabindex="-1">${race.title}</h3>
          ${this.#list()}
          <button type="button" class="with-icon" data-action="link" @click=${() => this.copyLink()}>
            ${icon("link")} ${words.play.copyLink}
          </button>
        </div>
        <div class="stage">
          <p class="say" aria-live=${this.calm ? "polite" : "off"} aria-atomic="true">${rich(this.sentence)}</p>
          ${ORDERS.map((order) => this.#lane(shot, order))}
        </div>
        ${this.player()}
        ${changes(
          desk,
          this.forms,
          this.puzzle,
          (kind) => void this.#change(kind),
          (at) => void this.#openForm(at),
        )}
        <section class="part" aria-labelledby="counts-title">
          <h4 id="counts-title">${race.chart.title}</h4>
          <p>${race.chart.help}</p>
          <div class="columns">
            <div>${chart(desk, this.#charted(), this.puzzle)}</div>
            <div>${countTable(desk, this.#charted(), this.puzzle)}</div>
          </div>
        </section>
        ${galleryCards(desk, this.puzzle, (puzzle) => this.#raceOn(puzzle))}
        <p class="visually-hidden" role="status">${this.message}</p>
        ${legend(words, ["given", "trying", "dead", "placed", "empty"])}
      </section>
      <paste-dialog .words=${words} @board-chosen=${this.#onPasted}></paste-dialog>`;
  }

  /** The sentence on show, with its marks. */
  get sentence(): string {
    const { page } = this.words;
    const shot = this.snapshot;
    if (this.failed === "load") return page.failed;
    if (this.failed === "crash") return page.crashed;
    if (this.notice) return this.notice;
    return shot ? raceSentence(shot, this.#race, this.words) : page.loading;
  }

  protected begin(engine: LabEngine): void {
    // A page may hand over anything; what is no board leaves the default in place.
    this.puzzle = canonicalBoard(this.puzzle) ?? FIRST_PUZZLE;
    if (!this.forms.some(({ puzzle }) => puzzle === this.puzzle)) {
      this.forms = [{ kind: "start", puzzle: this.puzzle }];
    }
    this.setRun(new engine.RaceRun(this.puzzle));
    this.#tally.want(this.puzzle);
  }

  #lane(shot: RaceSnapshot | null, order: Order) {
    const { words } = this;
    const race = this.#race;
    const side = shot?.[order];
    const place = shot && standing(shot, order);
    const empty = Array.from(this.puzzle).filter((digit) => digit === "0").length;
    const row = (name: "placements" | "backtracks", value: number) => html`<div data-count=${name}>
      <dt>${words.counters[name]}</dt>
      <dd>${formatCount(value, words)}</dd>
    </div>`;
    return html`<section class="lane ${order}" data-side=${order} aria-labelledby="name-${order}">
      <div class="head">
        <h4 id="name-${order}">${capital(race.sides[order])}</h4>
        ${place ? html`<span class="badge ${place}">${race.badges[place]}</span>` : nothing}
      </div>
      <quay-board
        .cells=${shot && side ? searchCells({ ...side, clashes: shot.clashes }, () => "given", words) : []}
        .name=${race.board(race.sides[order])}
        .cellName=${(cell: number) => cellName(cell, this.puzzle.length, words)}
        ?calm=${this.calm}
      ></quay-board>
      ${
        side
          ? html`<dl class="counters">
                ${row("placements", side.placements)} ${row("backtracks", side.backtracks)}
                <div data-count="filled">
                  <dt>${race.filled}</dt>
                  <dd>${race.of(side.depth, empty)}</dd>
                </div>
              </dl>
              <svg class="track" width="100%" height="8" aria-hidden="true">
                <rect class="whole" width="100%" height="8" rx="4" />
                <rect class="so-far" width="${empty === 0 ? 100 : (side.depth / empty) * 100}%" height="8" rx="4" />
              </svg>`
          : nothing
      }
    </section>`;
  }

  #list() {
    const { play } = this.words;
    const race = this.#race;
    const option = ({ name, puzzle }: Named) =>
      html`<option value=${puzzle} ?selected=${puzzle === this.puzzle}>${name}</option>`;
    const known = [...this.#lesson(), ...this.#gallery()].some(({ puzzle }) => puzzle === this.puzzle);
    return html`<select aria-label=${race.puzzle} data-action="puzzle" @change=${this.#onList}>
      <optgroup label=${race.lesson}>${this.#lesson().map(option)}</optgroup>
      <optgroup label=${race.gallery.title}>${this.#gallery().map(option)}</optgroup>
      ${known ? nothing : html`<option value=${OWN} selected>${this.#ownName()}</option>`}
      <option value=${PASTE}>${play.pasteOwn}</option>
    </select>`;
  }

  #onList(event: Event): void {
    const list = event.target as HTMLSelectElement;
    const { value } = list;
    if (value !== PASTE) {
      if (value !== OWN) this.puzzle = value;
      return;
    }
    const entry = Array.from(list.options).find((option) => option.value === this.puzzle);
    list.value = entry?.value ?? OWN;
    void this.#paste();
  }

  async #paste(): Promise<void> {
    if (!(await openPaste(this.renderRoot))) this.say(this.words.page.failed);
  }

  #onPasted(event: CustomEvent<{ board: string }>): void {
    this.puzzle = event.detail.board;
  }

  /** From the gallery down the page up to the race itself, where the keys of the player work. */
  #raceOn(puzzle: string): void {
    this.puzzle = puzzle;
    this.renderRoot.querySelector(".bar")?.scrollIntoView({ block: "start" });
    this.renderRoot.querySelector<HTMLElement>("h3")?.focus({ preventScroll: true });
  }

  /** The same puzzle in another form: its digits are seen to go there. */
  async #change(kind: ChangeKind): Promise<void> {
    const change = changeOf(kind, this.puzzle.length);
    const puzzle = changed(this.puzzle, change);
    if (!this.forms.some((form) => form.puzzle === puzzle)) this.forms = withForm(this.forms, { kind, puzzle });
    await this.#show(puzzle);
    this.say(this.#race.changes.done(this.#race.changes.kinds[kind]));
    for (const board of this.renderRoot.querySelectorAll<QuayBoard>("quay-board")) void board.moveFrom(change.from);
  }

  async #openForm(at: number): Promise<void> {
    const form = this.forms[at];
    if (!form) return;
    await this.#show(form.puzzle);
    this.say(this.#race.changes.opened(formName(this.forms, at, this.#desk)));
  }

  /** Another form of the puzzle, at the start of its race. */
  async #show(puzzle: string): Promise<void> {
    this.puzzle = puzzle;
    await this.updateComplete;
    await this.seek(0);
    await this.updateComplete;
  }

  get #desk(): CountDesk {
    return {
      tally: this.#tally,
      race: this.#race,
      words: this.words,
      goOn: (puzzle, name, order) => void this.#countOn(puzzle, name, order),
    };
  }

  async #countOn(puzzle: string, name: string, order: Order): Promise<void> {
    await this.#tally.toTheEnd(puzzle, order);
    const count = this.#tally.of(puzzle, order);
    const { counted, stopped } = this.#race.counts;
    const tell = count?.state === "done" ? counted : stopped;
    this.message = tell(name, this.#race.sides[order], formatCount(count?.placements ?? 0, this.words));
  }

  #lesson(): Named[] {
    return LESSON.map((id) => ({ name: this.words.play.puzzles[id], puzzle: puzzleById(id) }));
  }

  #gallery(): Named[] {
    return GALLERY_IDS.map((id) => ({ name: this.#race.gallery.entries[id].name, puzzle: GALLERY[id] }));
  }

  /** The puzzles of the chart: the lesson's, and the one of the race where it is none of them. */
  #charted(): Named[] {
    const lesson = this.#lesson();
    if (lesson.some(({ puzzle }) => puzzle === this.puzzle)) return lesson;
    const known = this.#gallery().find(({ puzzle }) => puzzle === this.puzzle);
    return [...lesson, known ?? { name: this.#ownName(), puzzle: this.puzzle }];
  }

  /** What to call a board that has no name: the form of a puzzle, or how many givens it has. */
  #ownName(): string {
    const at = this.forms.findIndex(({ puzzle }) => puzzle === this.puzzle);
    if (at > 0) return formName(this.forms, at, this.#desk);
    const givens = Array.from(this.puzzle).filter((digit) => digit !== "0").length;
    return this.words.play.ownPuzzle(givens);
  }
}
