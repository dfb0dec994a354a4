import type { HouseKind } from "../../core/geometry.js";
import { Chosen } from "../../i18n/chosen.js";

/** What the explorer of houses says. */
export interface HouseWords {
  readonly titleSmall: string;
  readonly title: string;
  readonly board: string;
  /** The cell that is asked for. */
  readonly ask: string;
  readonly example: string;
  readonly empty: (cell: string, barred: readonly number[], free: readonly number[]) => string;
  readonly filled: (cell: string, digit: number, free: readonly number[]) => string;
  /** One clause a house, then what is left. */
  readonly small: (
    cell: string,
    houses: readonly { readonly kind: HouseKind; readonly digits: readonly number[] }[],
    free: readonly number[],
  ) => string;
  readonly smallFilled: (cell: string, digit: number) => string;
  /** In which houses of the chosen cell another cell is. */
  readonly shares: (kinds: readonly HouseKind[]) => string;
  readonly coordinates: string;
  readonly kinds: Readonly<Record<HouseKind, string>>;
  readonly from1: string;
  readonly from0: string;
  readonly arithmetic: string;
  readonly quotient: string;
  readonly corner: string;
  readonly boxNumber: string;
  readonly houses: string;
  readonly looks: Readonly<Record<HouseKind, string>>;
  readonly none: string;
  readonly digits: (cell: string) => string;
  readonly digitsFilled: (cell: string) => string;
  readonly digitsHelp: string;
  readonly free: string;
  readonly linkCopied: string;
  readonly linkReady: string;
}

export const houseWords = new Chosen<HouseWords>("the explorer of houses");
