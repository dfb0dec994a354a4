import type { HouseWords } from "./words.js";

const names = { row: "row", column: "column", box: "box" } as const;

const list = (digits: readonly number[]) => digits.join(" ");

/** "1, 4 and 6" */
const and = (parts: readonly (string | number)[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const left = (free: readonly number[]) =>
  free.length === 0
    ? "~no digit~ fits any more"
    : free.length === 1
      ? `only *${free[0]}* fits`
      : `*${and(free)}* still fit`;

export const en: HouseWords = {
  titleSmall: "The three houses of a cell",
  title: "Figure B. Which digits fit into this cell?",
  board: "Board for looking at the three houses of each cell",
  ask: "the cell asked for",
  example: "Example: easy puzzle, row 2 column 4",
  empty: (cell, barred, free) =>
    barred.length === 0
      ? `${cap(cell)}: its three houses hold no digit yet, so ${left(free)}.`
      : `${cap(cell)}: its three houses hold *${list(barred)}*, so ${left(free)}.`,
  filled: (cell, digit, free) =>
    `${cap(cell)} holds *${digit}*: a ${digit} checked here would ~clash with itself~, for the check is right for empty cells only. Were it empty, ${left(free)}.`,
  small: (cell, houses, free) =>
    `${cap(cell)}: ${and(
      houses.map(({ kind, digits }) =>
        digits.length > 0 ? `its ${names[kind]} holds *${list(digits)}*` : `its ${names[kind]} holds no digit yet`,
      ),
    )}. ${cap(left(free))}.`,
  smallFilled: (cell, digit) => `${cap(cell)} already holds *${digit}*. Around it are its row, its column and its box.`,
  shares: (kinds) => `same ${and(kinds.map((kind) => names[kind]))}`,
  coordinates: "One cell, counted in two ways",
  kinds: names,
  from1: "people count from 1",
  from0: "arrays count from 0",
  arithmetic: "Which box is it in?",
  quotient: "integer division",
  corner: "the box’s top left corner",
  boxNumber: "the box’s number",
  houses: "What the three houses hold",
  looks: { row: "hatched across", column: "hatched down", box: "dotted" },
  none: "no digit yet",
  digits: (cell) => `Digit by digit at ${cell}`,
  digitsFilled: (cell) => `Digit by digit, were ${cell} empty`,
  digitsHelp: "Touch a barred digit, or point at it, to see which cells bar it.",
  free: "fits",
  linkCopied: "A link to this very cell has been copied.",
  linkReady: "A link to this very cell is in the address bar.",
};
