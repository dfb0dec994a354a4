import type { Level, Symmetry } from "../../core/types.js";
import { Chosen } from "../../i18n/chosen.js";

/** What the windows that make puzzles say. `*…*` is read loudly, `~…~` as a clash. Counts come set in thousands. */
export interface MakeWords {
  readonly side: string;
  readonly sides: { readonly 4: string; readonly 9: string };
  readonly symmetry: string;
  readonly symmetries: Readonly<Record<Symmetry, string>>;
  readonly seed: string;
  readonly seedHelp: string;
  readonly seedWrong: string;
  readonly copyBoard: (cells: number) => string;
  readonly copied: string;
  readonly notCopied: (digits: string) => string;
  readonly maker: {
    readonly title: string;
    readonly board: string;
    readonly level: string;
    readonly levels: Readonly<Record<Level, string>>;
    /** What a level is, by its facts; `givens` is the fewest of an easy puzzle, 0 elsewhere. */
    readonly meaning: Readonly<Record<Level, string>>;
    readonly meaning4: Readonly<Record<"easy" | "medium", string>>;
    readonly make: string;
    readonly again: string;
    readonly stop: string;
    readonly start: string;
    readonly working: (tried: number) => string;
    readonly stopped: (tried: string) => string;
    readonly made: (level: string, givens: number) => string;
    readonly measured: string;
    readonly notUnique: string;
    readonly play: string;
    readonly print: string;
    readonly progress: { readonly givens: string; readonly tried: string };
    readonly facts: {
      readonly title: string;
      readonly unique: string;
      readonly givens: string;
      readonly singles: string;
      readonly naked: string;
      readonly hidden: string;
      readonly beyond: string;
      readonly guesses: string;
      readonly noGuess: string;
      readonly guessed: (guesses: string) => string;
      readonly mrv: string;
      readonly plain: string;
      readonly placements: (count: string) => string;
      readonly tooMany: string;
      readonly minimal: string;
      readonly isMinimal: string;
      /** The same while what goes together goes together. */
      readonly isMinimalTogether: string;
      readonly isNotMinimal: string;
      readonly seed: string;
      readonly level: string;
      readonly unknown: string;
    };
  };
  readonly removal: {
    readonly title: string;
    readonly board: string;
    readonly from: string;
    readonly full: string;
    readonly shuffle: string;
    readonly start: (givens: number) => string;
    readonly tried: (digits: string, cells: string) => string;
    readonly removed: (digits: string, cells: string, givens: number) => string;
    readonly kept: (digits: string, cells: string, differing: number) => string;
    readonly finished: (givens: number) => string;
    readonly finishedTogether: (givens: number) => string;
    readonly notUnique: string;
    readonly nextKept: string;
    readonly toEnd: string;
    readonly counters: {
      readonly givens: string;
      readonly removed: string;
      readonly kept: string;
      readonly left: string;
    };
    readonly looks: {
      readonly tried: string;
      readonly kept: string;
      readonly removed: string;
      readonly differs: (one: number, other: number) => string;
      readonly differsLegend: string;
    };
  };
}

/** The words of the page's language. */
export const makeWords = new Chosen<MakeWords>("puzzle-maker");
