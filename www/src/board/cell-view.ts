/** Who wrote the digit of a cell. */
export type Writer = "none" | "given" | "learner" | "machine";

/**
 * A state a cell can show besides its digit. Several may hold at once;
 * each has a mark of its own in the style sheet, not only a colour.
 */
export type Flag =
  | "selected"
  | "examined"
  | "clash"
  | "dead"
  | "peer"
  | "same"
  | "one"
  | "hint"
  | "wrong"
  | "settle"
  | "barring"
  | "looked"
  | "in-row"
  | "in-column"
  | "in-box";

/** All that the board needs to know to draw one cell. */
export interface CellView {
  /** The digit, or "" for an empty cell. */
  readonly text: string;
  readonly writer: Writer;
  /** The digit is tentative. */
  readonly sketch?: boolean;
  readonly flags: readonly Flag[];
  /** Pencil marks, ascending. */
  readonly marks?: readonly number[];
  /** A number or a mark instead of a digit, such as how many candidates the cell has. */
  readonly note?: string;
  /** A digit just erased, fading. */
  readonly ghost?: string;
  /** What a screen reader says of the cell, after its place. */
  readonly label: string;
}
