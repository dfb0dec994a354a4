import type { ChangeKind } from "../../core/same-puzzle.js";
import type { Order } from "../../core/types.js";
import type { GalleryId } from "./gallery.js";

/** Everything the race says, in one language. Marks in sentences as in the page's words. */
export interface RaceWords {
  readonly title: string;
  /** The mark before the decimals. */
  readonly decimal: string;
  /** The sides, short: in tables and sentences. */
  readonly sides: Readonly<Record<Order, string>>;
  readonly puzzle: string;
  readonly lesson: string;
  readonly board: (side: string) => string;
  readonly filled: string;
  readonly of: (filled: number, all: number) => string;
  /** Beside the name of a side that is done. */
  readonly badges: Readonly<Record<"first" | "second" | "together" | "none", string>>;

  readonly start: string;
  readonly step: (count: string, plain: string, mrv: string) => string;
  readonly put: (digit: number, cell: string) => string;
  readonly oneSolved: (side: string, count: string, other: string, now: string) => string;
  readonly oneNone: (side: string, count: string, other: string, now: string) => string;
  readonly bothSolved: (winner: string, count: string, loser: string, lost: string, times: string) => string;
  readonly bothNone: (first: string, count: string, second: string, lost: string) => string;
  readonly togetherSolved: (count: string) => string;
  readonly togetherNone: (count: string) => string;
  readonly full: string;
  readonly clash: string;

  readonly changes: {
    readonly title: string;
    readonly help: string;
    readonly kinds: Readonly<Record<ChangeKind, string>>;
    readonly table: string;
    readonly start: string;
    /** A change by its place in the list. */
    readonly name: (at: number, kind: string) => string;
    readonly column: string;
    readonly done: (kind: string) => string;
    readonly opened: (name: string) => string;
  };

  readonly chart: {
    readonly title: string;
    readonly help: string;
    readonly desc: string;
    readonly bar: (puzzle: string, plain: string, mrv: string) => string;
    readonly table: string;
    readonly column: string;
    readonly compare: string;
    readonly current: string;
    readonly running: string;
  };

  readonly counts: {
    readonly less: (times: string) => string;
    readonly more: (times: string) => string;
    readonly same: string;
    readonly noSolution: string;
    readonly openEnd: (count: string) => string;
    readonly counting: (count: string) => string;
    readonly failed: string;
    readonly goOn: string;
    readonly stop: string;
    /** What a button counts or stops, for those who hear it alone. */
    readonly which: (action: string, puzzle: string, side: string) => string;
    readonly counted: (puzzle: string, side: string, count: string) => string;
    readonly stopped: (puzzle: string, side: string, count: string) => string;
  };

  readonly gallery: {
    readonly title: string;
    readonly help: string;
    readonly race: string;
    readonly raceWhich: (puzzle: string) => string;
    readonly entries: Readonly<Record<GalleryId, { readonly name: string; readonly about: string }>>;
  };
}
