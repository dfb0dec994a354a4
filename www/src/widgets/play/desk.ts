import { geometryOf, sharedHouses } from "../../core/geometry.js";
import type { GameStore } from "../../core/store.js";
import type { GameSnapshot, Hint, PageEngine } from "../../core/types.js";
import { formatTime, type Words } from "../../i18n/index.js";
import { cellName, cellNames, clashReasons } from "../step-words.js";
import { writerOf } from "./cells.js";
import { hintSentence } from "./hint-words.js";
import type { BoardCommand } from "./keys.js";
import { Session } from "./session.js";

/** Guesses the fast solver may spend while somebody waits for a key press: some milliseconds. */
const JUDGE_BUDGET = 20_000;

/**
 * The learner's side of the playable board: the game, what is selected, and what
 * was said last. Knows no DOM; every method leaves a sentence in `notice`.
 */
export class Desk {
  readonly #engine: PageEngine;
  readonly #store: GameStore;
  readonly #words: () => Words;
  #session: Session;

  /** The cell that digits go into; null until one is chosen. */
  selected: number | null = null;
  /** Digits are pencilled in, not placed. */
  marking = false;
  /** The clock is stopped and the board hidden. */
  covered = false;
  /** The last hint, until the next action. */
  hint: Hint | null = null;
  /** Cells shown to be wrong, until the next action. */
  wrong: readonly number[] = [];
  /** The cell written last. */
  settled: number | null = null;
  /** What is to be said now, with marks (see `rich`). */
  notice = "";

  constructor(engine: PageEngine, puzzle: string, store: GameStore, words: () => Words) {
    this.#engine = engine;
    this.#store = store;
    this.#words = words;
    this.#session = new Session(engine, puzzle, store);
    this.#greet();
  }

  get game(): GameSnapshot {
    return this.#session.shot;
  }

  get seconds(): number {
    return this.#session.clock.seconds;
  }

  get begun(): boolean {
    return this.#session.begun;
  }

  /** The board is full and no rule is broken. */
  get done(): boolean {
    return this.game.complete;
  }

  /** Whether nothing at all is written: the learner may want to type a puzzle in. */
  get blank(): boolean {
    return !/[1-9]/.test(this.game.puzzle);
  }

  /** Lets the clock run, or stops it. */
  keepTime(run: boolean): void {
    if (run && !this.covered && !this.done && this.#session.begun) this.#session.clock.start();
    else this.#session.clock.stop();
  }

  /** Keeps the game and the time on this device. */
  save(): void {
    this.#session.save();
  }

  /** Chooses a cell. */
  select(cell: number): void {
    if (cell !== this.selected && this.hint === null) this.notice = "";
    this.selected = cell;
    this.settled = null;
  }

  /** What there is to say: the last message, else what the board itself calls for. */
  get sentence(): string {
    if (this.notice) return this.notice;
    const { hint, play } = this.#words();
    const { clashes, digits } = this.game;
    if (this.done) return this.#endSentence();
    if (clashes.length > 0) return hint.clash(cellNames(clashes, digits.length, this.#words()));
    return play.ready;
  }

  /** Carries out what a key, the pad or a finger asked for. */
  obey(command: BoardCommand): void {
    if (this.covered) return;
    switch (command.do) {
      case "digit":
        this.#write(command.digit, command.mark || this.marking);
        return;
      case "erase":
        this.#erase();
        return;
      case "confirm":
        this.#confirm();
        return;
      case "undo":
        this.#undoRedo(this.game.canUndo, (game) => game.undo(), "undone", "nothingToUndo");
        return;
      case "redo":
        this.#undoRedo(this.game.canRedo, (game) => game.redo(), "redone", "nothingToRedo");
        return;
      case "hint":
        this.showHint();
        return;
      case "toggle-marks":
        this.marking = !this.marking;
        return;
    }
  }

  /** Pencils every candidate into every empty cell. */
  fillMarks(): void {
    if (this.covered) return;
    this.#act((game) => game.fillMarks(), this.#words().play.filledMarks);
  }

  clearMarks(): void {
    if (this.covered) return;
    this.#act((game) => game.clearMarks(), this.#words().play.clearedMarks);
  }

  restart(): void {
    if (this.covered) return;
    this.#act((game) => game.restart(), this.#words().play.restarted);
  }

  /** Cleans pencil marks by itself, or not. */
  setAutoClean(on: boolean): void {
    if (this.covered) return;
    this.#act((game) => game.setAutoClean(on), this.notice);
  }

  setStrict(on: boolean): void {
    if (this.covered) return;
    this.#act((game) => game.setStrict(on), this.notice);
  }

  /** Makes the digits on the board the givens of a puzzle of its own. */
  fixAsGivens(): void {
    if (this.covered) return;
    const board = this.game.board;
    this.dispose();
    this.#session = new Session(this.#engine, board, this.#store);
    this.#forget();
    const givens = Array.from(board).filter((digit) => digit !== "0").length;
    this.notice = this.#words().play.fixed(givens);
  }

  /** Writes the digits the machine found, as one entry of the history. */
  adopt(board: string): void {
    this.#act((game) => game.adopt(board), this.#words().play.tookOver);
    if (this.done) this.notice = this.#endSentence();
  }

  /** Covers the board and stops the clock, or goes on. */
  togglePause(): void {
    this.covered = !this.covered;
    const { play } = this.#words();
    this.notice = this.covered ? play.paused : play.ready;
  }

  /** Looks for the most helpful next cell and says why it is. */
  showHint(): void {
    if (this.covered) return;
    const hint = this.#session.ask((game) => game.hint(JUDGE_BUDGET));
    this.#forget();
    this.hint = hint;
    this.notice = hintSentence(hint, this.game.digits.length, this.#words());
    if (hint.kind === "cell" || hint.kind === "dead") this.selected = hint.cell;
  }

  /** Marks the cells that a wrong board went wrong at. */
  showWrong(): void {
    const cells = Array.from(this.#session.ask((game) => game.whereWrong(JUDGE_BUDGET)));
    const { hint } = this.#words();
    this.wrong = cells;
    this.notice =
      cells.length > 0
        ? hint.wrongShown(cellNames(cells, this.game.digits.length, this.#words()))
        : hint.wrongUnknownPlace;
    const [first] = cells;
    if (first !== undefined) this.selected = first;
  }

  /** Takes the board back to the last moment it could still be solved. */
  backToRight(): void {
    this.#act((game) => game.undoToRight(JUDGE_BUDGET), this.#words().hint.backAtRight);
  }

  /** Whether the board as it stands is known to have no solution. */
  get hopeless(): boolean {
    const verdict = this.#session.judge(JUDGE_BUDGET);
    return verdict === "none" || verdict === "clash";
  }

  dispose(): void {
    this.#session.save();
    this.#session.dispose();
  }

  #greet(): void {
    const { play } = this.#words();
    if (this.#session.opened === "broken") this.notice = play.brokenSave;
    else if (!this.#store.works) this.notice = play.noStore;
    else if (this.blank && !this.begun) this.notice = play.readyEmpty;
  }

  #forget(): void {
    this.hint = null;
    this.wrong = [];
    this.settled = null;
  }

  #act(action: Parameters<Session["act"]>[0], notice: string): void {
    const kept = this.#session.act(action);
    this.#forget();
    this.notice = kept ? notice : this.#words().play.noStore;
  }

  #write(digit: number, mark: boolean): void {
    const { play } = this.#words();
    const cell = this.selected;
    if (cell === null) {
      this.notice = play.ready;
      return;
    }
    const writer = writerOf(this.game, cell);
    if (writer === "given") {
      this.notice = play.givenFixed;
      return;
    }
    const name = cellName(cell, this.game.digits.length, this.#words());
    if (mark) {
      this.#act((game) => game.toggleMark(cell, digit), "");
      const on = ((this.game.marks[cell] ?? 0) & (1 << digit)) !== 0;
      this.notice = on ? play.marked(digit, name) : play.unmarked(digit, name);
    } else if (this.game.strict) {
      this.#act((game) => game.sketch(cell, digit), play.sketched(digit, name));
    } else {
      this.#act((game) => game.place(cell, digit), play.placed(digit, name));
      this.#afterPlacing(cell, digit, name);
    }
    this.settled = cell;
  }

  #afterPlacing(cell: number, digit: number, name: string): void {
    const { play } = this.#words();
    if (this.game.digits[cell] === 0) {
      // The same digit pressed again takes it away.
      this.notice = play.erased(name);
      return;
    }
    const others = this.#clashingWith(cell, digit);
    if (others.length > 0) {
      const { reasons } = clashReasons(cell, others, this.game.digits.length, this.#words());
      this.notice = play.placedClash(digit, name, reasons.join("; "));
    } else if (this.done) this.notice = this.#endSentence();
  }

  /** The end, told by whom it was reached: rules hold and the board is full. */
  #endSentence(): string {
    const { play } = this.#words();
    const { written, strict, strikes } = this.game;
    const helped = Array.from(written).some((_, cell) => writerOf(this.game, cell) === "machine");
    return helped ? play.wonWithMachine : play.won(formatTime(this.seconds), strikes, strict);
  }

  /** The clashing peers of a cell that hold a digit, for naming them. */
  #clashingWith(cell: number, digit: number): number[] {
    const { clashes, digits } = this.game;
    const geometry = geometryOf(digits.length);
    return Array.from(clashes).filter(
      (other) => other !== cell && digits[other] === digit && sharedHouses(cell, other, geometry).length > 0,
    );
  }

  #erase(): void {
    const { play } = this.#words();
    const cell = this.selected;
    if (cell === null) {
      this.notice = play.ready;
      return;
    }
    if (writerOf(this.game, cell) === "given") {
      this.notice = play.givenFixed;
      return;
    }
    this.#act((game) => game.erase(cell), play.erased(cellName(cell, this.game.digits.length, this.#words())));
  }

  #confirm(): void {
    const { play } = this.#words();
    const cell = this.selected;
    const digit = cell === null ? 0 : (this.game.sketches[cell] ?? 0);
    if (cell === null || digit === 0) {
      if (this.game.strict) this.notice = play.nothingToConfirm;
      return;
    }
    const name = cellName(cell, this.game.digits.length, this.#words());
    this.#act((game) => game.confirm(cell, JUDGE_BUDGET), "");
    switch (this.game.outcome) {
      case "undecided":
        this.notice = play.confirmedUndecided(digit, name);
        break;
      case "wrong":
      case "clash":
        this.notice = play.strike(digit, name, this.game.strikes);
        break;
      default:
        this.notice = this.done ? this.#endSentence() : play.confirmed(digit, name);
    }
    this.settled = cell;
  }

  #undoRedo(
    possible: boolean,
    action: Parameters<Session["act"]>[0],
    done: "undone" | "redone",
    nothing: "nothingToUndo" | "nothingToRedo",
  ): void {
    const { play } = this.#words();
    if (possible) this.#act(action, play[done]);
    else this.notice = play[nothing];
  }
}
