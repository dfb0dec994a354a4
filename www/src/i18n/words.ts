import type { HouseKind } from "../core/geometry.js";
import type { Language } from "../core/link.js";
import type { PuzzleId } from "../core/puzzles.js";
import type { ReadErrorKind } from "../core/types.js";

/** A house and the digits it bars from a cell, for the sentence of a hint. */
export interface BarredBy {
  readonly house: HouseKind;
  /** 1-based. */
  readonly index: number;
  readonly digits: readonly number[];
}

/**
 * Everything the page says that is not in its HTML, in one language.
 *
 * Rows, columns, boxes arrive counted from 1. In sentences `*…*` marks what is
 * to be read loudly and `~…~` a clash; both are stripped for screen readers.
 */
export interface Words {
  readonly language: Language;
  /** Between thousands. */
  readonly thousands: string;
  /** Between a whole number and its decimals. */
  readonly decimal: string;

  readonly cell: (row: number, column: number) => string;
  readonly house: (kind: HouseKind, index: number) => string;

  readonly looks: {
    readonly empty: string;
    readonly given: string;
    readonly learner: string;
    readonly machine: string;
    readonly sketch: string;
    readonly examined: string;
    readonly clash: string;
    readonly dead: string;
    readonly marks: (digits: readonly number[]) => string;
  };

  readonly legend: {
    readonly title: string;
    readonly given: string;
    readonly learner: string;
    readonly machine: string;
    readonly selected: string;
    readonly clash: string;
    readonly trying: string;
    readonly dead: string;
    readonly placed: string;
    readonly empty: string;
    readonly path: string;
  };

  readonly player: {
    readonly group: string;
    readonly first: string;
    readonly back: string;
    readonly play: string;
    readonly pause: string;
    readonly next: string;
    readonly last: string;
    readonly nextBacktrack: string;
    readonly seek: string;
    readonly position: (step: string, of: string | null) => string;
    readonly stepWord: string;
    readonly speed: string;
    readonly rate: (stepsPerSecond: number) => string;
    readonly working: string;
    readonly stop: string;
  };

  readonly counters: {
    readonly placements: string;
    readonly backtracks: string;
    readonly depth: string;
    readonly solutions: string;
  };

  readonly step: {
    readonly start: string;
    readonly startGo: string;
    readonly select: (cell: string, digits: readonly number[]) => string;
    readonly clash: (cell: string, digit: number, reasons: readonly string[], more: number) => string;
    readonly clashReason: (house: readonly HouseKind[], cell: string) => string;
    readonly place: (cell: string, digit: number) => string;
    readonly exhausted: (cell: string, side: number) => string;
    readonly noCandidate: (cell: string) => string;
    readonly erase: (cell: string, digit: number) => string;
    readonly eraseForMore: (cell: string, digit: number) => string;
    readonly solution: (count: string, first: boolean) => string;
    readonly finishedNone: string;
    readonly finishedUnique: string;
    readonly finishedMany: (count: string) => string;
    readonly finishedClash: (digit: number, cells: string) => string;
  };

  readonly play: {
    readonly title: string;
    readonly puzzle: string;
    readonly puzzles: Readonly<Record<PuzzleId, string>>;
    readonly ownPuzzle: (givens: number) => string;
    readonly pasteOwn: string;
    readonly order: string;
    readonly orders: { readonly plain: string; readonly mrv: string };
    readonly hint: string;
    readonly machine: string;
    readonly undo: string;
    readonly redo: string;
    readonly erase: string;
    readonly marks: string;
    readonly confirm: string;
    readonly fillMarks: string;
    readonly clearMarks: string;
    readonly restart: string;
    readonly fix: string;
    readonly fixed: (givens: number) => string;
    readonly more: string;
    readonly autoClean: string;
    readonly strict: string;
    readonly strictHelp: string;
    readonly time: string;
    readonly pause: string;
    readonly resume: string;
    readonly paused: string;
    readonly strikes: string;
    readonly digitPad: string;
    readonly digitLeft: (left: number) => string;
    readonly board: string;
    readonly ready: string;
    readonly readyEmpty: string;
    readonly givenFixed: string;
    readonly placed: (digit: number, cell: string) => string;
    readonly placedClash: (digit: number, cell: string, where: string) => string;
    readonly erased: (cell: string) => string;
    readonly marked: (digit: number, cell: string) => string;
    readonly unmarked: (digit: number, cell: string) => string;
    readonly filledMarks: string;
    readonly clearedMarks: string;
    readonly undone: string;
    readonly redone: string;
    readonly nothingToUndo: string;
    readonly nothingToRedo: string;
    readonly restarted: string;
    readonly sketched: (digit: number, cell: string) => string;
    readonly confirmed: (digit: number, cell: string) => string;
    readonly confirmedUndecided: (digit: number, cell: string) => string;
    readonly strike: (digit: number, cell: string, strikes: number) => string;
    readonly nothingToConfirm: string;
    readonly won: (time: string, strikes: number, strict: boolean) => string;
    readonly wonWithMachine: string;
    readonly takeOver: string;
    readonly giveBack: string;
    readonly tookOver: string;
    readonly gaveBack: string;
    readonly machineFromHere: string;
    readonly machineNoWay: string;
    readonly brokenSave: string;
    readonly noStore: string;
    readonly copyLink: string;
    readonly linkCopied: string;
    readonly linkReady: string;
    readonly linkBroken: (part: string) => string;
    readonly linkKeepsGame: string;
    readonly done: string;
  };

  readonly hint: {
    readonly full: string;
    readonly clash: (cells: string) => string;
    readonly wrong: (count: number) => string;
    readonly wrongUnknownPlace: string;
    readonly impossible: string;
    readonly undecided: string;
    readonly dead: (cell: string, barred: readonly BarredBy[]) => string;
    readonly single: (cell: string, digit: number, barred: readonly BarredBy[]) => string;
    readonly fewest: (cell: string, digits: readonly number[], barred: readonly BarredBy[]) => string;
    readonly showWrong: string;
    readonly backToRight: string;
    readonly wrongShown: (cells: string) => string;
    readonly backAtRight: string;
  };

  readonly paste: {
    readonly title: string;
    readonly help: string;
    readonly field: string;
    readonly preview: string;
    readonly use: string;
    readonly cancel: string;
    readonly waiting: string;
    readonly good: (givens: number, side: number) => string;
    readonly goodClash: string;
    readonly more: (count: number) => string;
    readonly place: (line: number, column: number) => string;
    /** How many cells are needed, by the side asked for; 0 when either size will do. */
    readonly needed: Readonly<Record<0 | 4 | 9, string>>;
    readonly errors: Readonly<Record<ReadErrorKind, (found: number, character: string, needed: string) => string>>;
  };

  readonly sim: {
    readonly title: string;
    readonly puzzle: string;
    readonly edit: string;
    readonly editHelp: string;
    readonly reset: string;
    readonly empty: string;
    readonly contradictory: string;
    readonly presets: string;
    readonly defaultPuzzle: string;
    readonly own: string;
    readonly board: string;
    readonly tried: (cell: string) => string;
    readonly triedNone: string;
    readonly triedDigit: (digit: number, state: "barred" | "erased" | "now" | "left") => string;
    readonly path: string;
    readonly pathEmpty: string;
    readonly pathStep: (cell: string, digit: number) => string;
    readonly goOn: string;
  };

  readonly page: {
    readonly light: string;
    readonly dark: string;
    readonly loading: string;
    readonly failed: string;
    readonly crashed: string;
    readonly copyProgram: string;
    readonly programCopied: string;
    readonly programMarked: string;
  };
}
