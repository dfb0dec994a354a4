import type { MaskWords } from "./words.js";

/** "1, 4 and 6" */
const and = (parts: readonly (string | number)[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

const plural = (count: number | string, one: string, many = `${one}s`) =>
  `${count} ${String(count) === "1" ? one : many}`;

export const en: MaskWords = {
  title: "Fewest candidates first, seen in bit masks",
  board: "Board, each empty cell with its number of candidates",
  start:
    "Each empty cell shows how many candidates it has. Press *Next ▷* and the machine chooses a cell, or touch a cell to see its masks.",
  select: (cell, digits, others) => {
    const [first] = digits;
    if (digits.length === 0) {
      return `Choose ${cell}: ~no digit~ fits, so the board went wrong before. Turn back at once, whatever the other cells hold.`;
    }
    const ties =
      others > 0 ? ` ${plural(others, "more cell has", "more cells have")} as few, but this one comes first.` : "";
    if (digits.length === 1)
      return `Choose ${cell}: it has just *one* candidate, *${first}*, so this is no guess.${ties}`;
    return `Choose ${cell}: no cell has fewer than *${digits.length}* candidates. It must *guess*: try ${and(digits)} in turn.${ties}`;
  },
  place: (cell, digit, forced, left) =>
    forced
      ? `Place *${digit}* at ${cell}: its only candidate. The three masks *set bit ${digit}*.`
      : `*Guess ${digit}* at ${cell}${left.length > 0 ? `, with ${and(left)} left if it fails` : ", the last candidate of this cell"}. The three masks *set bit ${digit}*.`,
  erase: (cell, digit, left) =>
    `Back at ${cell}: *erase ${digit}*, the three masks *clear bit ${digit}*. ${
      left.length > 0 ? `Left to try: ${and(left)}.` : "This cell is ~out of digits~."
    }`,
  looking: (cell) => `You are looking at the masks of ${cell}.`,
  lookingFilled: (cell, digit) => `You are looking at ${cell}, which holds *${digit}*.`,
  back: "Back to the machine’s cell",
  noCell: "Touch a cell of the board to see its masks.",
  candidates: (count) => plural(count, "candidate"),
  counts: { placements: "placements", forced: "forced", guessed: "guessed", deadEnds: "backtracks" },
  strip: (placements, forced, guessed, deadEnds) =>
    `${plural(placements, "placement")}: ${forced} forced, ${guessed} guessed; ${plural(deadEnds, "backtrack")}`,
  stripTitle: "The steps so far",
  nextGuess: "Next guess",
  nextDeadEnd: "Next dead end",
  masks: (cell) => `Masks of ${cell}`,
  bit: "bit",
  kinds: { row: "row", column: "column", box: "box" },
  left: "not tried",
  popcount: (count) => `bits set: ${plural(count, "candidate")}`,
  lowest: (digit) => `the lowest bit set: ${digit} is tried first`,
  lowestNone: "no bit is set: a dead end",
  filledNote: (digit) =>
    `This cell holds ${digit}, so bit ${digit} is set in all three masks. The formula is for empty cells only.`,
  toggle: (digit, placed) => (placed ? `Place ${digit}: set bit ${digit}` : `Erase ${digit}: clear bit ${digit}`),
  toggleNote: "The same XOR sets the bit and clears it.",
  before: "before",
  after: "after",
  legend: {
    count: "number of candidates",
    one: "one candidate left",
    none: "no candidate left",
    chosen: "the machine’s cell",
    looked: "the cell you look at",
    row: "row",
    column: "column",
    box: "box",
  },
};
