import type { HouseKind } from "../../core/geometry.js";
import { Chosen } from "../../i18n/chosen.js";

/** What the viewer of masks says. */
export interface MaskWords {
  readonly title: string;
  readonly board: string;
  readonly start: string;
  /** Why this cell: `others` more cells have as few candidates, and come later. */
  readonly select: (cell: string, digits: readonly number[], others: number) => string;
  readonly place: (cell: string, digit: number, forced: boolean, left: readonly number[]) => string;
  readonly erase: (cell: string, digit: number, left: readonly number[]) => string;
  readonly looking: (cell: string) => string;
  readonly lookingFilled: (cell: string, digit: number) => string;
  readonly back: string;
  readonly noCell: string;
  readonly candidates: (count: number) => string;
  readonly counts: Readonly<Record<"placements" | "forced" | "guessed" | "deadEnds", string>>;
  readonly strip: (placements: string, forced: string, guessed: string, deadEnds: string) => string;
  readonly stripTitle: string;
  readonly nextGuess: string;
  readonly nextDeadEnd: string;
  readonly masks: (cell: string) => string;
  readonly bit: string;
  readonly kinds: Readonly<Record<HouseKind, string>>;
  readonly left: string;
  readonly popcount: (count: number) => string;
  readonly lowest: (digit: number) => string;
  readonly lowestNone: string;
  readonly filledNote: (digit: number) => string;
  readonly toggle: (digit: number, placed: boolean) => string;
  readonly toggleNote: string;
  readonly before: string;
  readonly after: string;
  readonly legend: Readonly<Record<"count" | "one" | "none" | "chosen" | "looked" | "row" | "column" | "box", string>>;
}

export const maskWords = new Chosen<MaskWords>("the viewer of masks");
