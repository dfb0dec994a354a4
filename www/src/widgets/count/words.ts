import type { HouseKind } from "../../core/geometry.js";
import { Chosen } from "../../i18n/chosen.js";
import type { PresetId } from "./asked.js";

/** What the window that counts solutions says. `*…*` is read loudly, `~…~` as a clash. */
export interface CountWords {
  readonly title: string;
  readonly board: string;
  readonly solution: (number: number) => string;
  readonly onlySolution: string;
  readonly boards: string;
  readonly lessonBoards: string;
  readonly hardBoards: string;
  readonly presets: Readonly<Record<PresetId, string>>;
  readonly own: (givens: number) => string;
  readonly paste: string;
  /** Which board is asked about. */
  readonly asked: {
    readonly group: string;
    readonly givens: string;
    readonly board: string;
    readonly preset: (name: string, givens: number) => string;
    readonly gameGivens: (givens: number) => string;
    readonly gameBoard: (givens: number, learner: number) => string;
  };
  readonly go: { readonly start: string; readonly on: string; readonly stop: string; readonly done: string };
  readonly verdicts: Readonly<Record<"undecided" | "none" | "unique" | "many", string>>;
  /** The answer in sentences. Counts come set in thousands. */
  readonly working: string;
  readonly unique: string;
  readonly manyAll: (count: string, cells: number) => string;
  readonly manyMore: (count: string, cells: number) => string;
  readonly manyStopped: (count: string, cells: number) => string;
  readonly undecidedNone: (guesses: string) => string;
  readonly undecidedOne: (guesses: string) => string;
  readonly why: {
    readonly clash: (digit: number, house: HouseKind, index: number, cells: string) => string;
    readonly cell: (sentence: string) => string;
    readonly digit: (digit: number, house: HouseKind, index: number, by: string) => string;
    readonly search: string;
  };
  readonly counters: { readonly solutions: string; readonly guesses: string };
  readonly count: { readonly more: (count: string) => string; readonly least: (count: string) => string };
  readonly differ: { readonly title: (cells: number) => string; readonly more: (cells: number) => string };
  readonly looks: { readonly differs: string; readonly barring: string; readonly noPlace: string };
  readonly programs: {
    readonly title: string;
    readonly help: string;
    readonly budget: string;
    readonly budgetOne: string;
    readonly waiting: string;
    readonly goName: (action: string, method: string) => string;
  };
}

/** The words of the page's language. */
export const countWords = new Chosen<CountWords>("solution-count");
