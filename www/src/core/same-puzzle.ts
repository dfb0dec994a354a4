import { geometryOf } from "./geometry.js";

/** Ways to write the same puzzle differently: its solutions change in the same way, and nothing else does. */
export const CHANGE_KINDS = ["turn", "mirror", "digits", "bands", "stacks", "rows", "columns"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One such change: every cell gets the digit of another, under a new name. */
export interface Change {
  /** For each cell, the cell that its digit comes from. */
  readonly from: readonly number[];
  /** The new name of each digit; an empty cell, 0, stays empty. */
  readonly digits: readonly number[];
}

/** A number from 0 up to but not including 1. */
export type Random = () => number;

/** A change of a kind for boards of this many cells. Where there are several, chance chooses one that changes something. */
export function changeOf(kind: ChangeKind, cells: number, random: Random = Math.random): Change {
  const { side, boxSide: box } = geometryOf(cells);
  const last = side - 1;
  const names = Array.from({ length: side + 1 }, (_, digit) => digit);
  const lines = (row: (row: number) => number, column: (column: number) => number): Change => ({
    from: places(side, (r, c) => row(r) * side + column(c)),
    digits: names,
  });
  const same = (line: number) => line;
  switch (kind) {
    case "turn":
      return { from: places(side, (row, column) => (last - column) * side + row), digits: names };
    case "mirror":
      return lines(same, (column) => last - column);
    case "digits":
      return { from: places(side, (row, column) => row * side + column), digits: [0, ...renamed(side, random)] };
    case "bands":
      return lines(swappedGroups(side, box, random), same);
    case "stacks":
      return lines(same, swappedGroups(side, box, random));
    case "rows":
      return lines(swappedInGroup(side, box, random), same);
    case "columns":
      return lines(same, swappedInGroup(side, box, random));
  }
}

/** The board after a change. */
export function changed(board: string, { from, digits }: Change): string {
  return from.map((cell) => digits[Number(board[cell])] ?? 0).join("");
}

/** The change that takes a change back. */
export function inverse(change: Change): Change {
  const invert = (list: readonly number[]) => {
    const back: number[] = [];
    list.forEach((value, index) => {
      back[value] = index;
    });
    return back;
  };
  return { from: invert(change.from), digits: invert(change.digits) };
}

function places(side: number, from: (row: number, column: number) => number): number[] {
  return Array.from({ length: side * side }, (_, cell) => from(Math.floor(cell / side), cell % side));
}

/** Two different numbers below `count`. */
function two(count: number, random: Random): [number, number] {
  const first = Math.floor(random() * count);
  const second = Math.floor(random() * (count - 1));
  return [first, second < first ? second : second + 1];
}

/** Two whole groups of lines, bands or stacks, change places. */
function swappedGroups(side: number, box: number, random: Random): (line: number) => number {
  const [a, b] = two(side / box, random);
  return (line) => {
    const group = Math.floor(line / box);
    const other = group === a ? b : group === b ? a : group;
    return other * box + (line % box);
  };
}

/** Two lines of one band or stack change places. */
function swappedInGroup(side: number, box: number, random: Random): (line: number) => number {
  const start = Math.floor(random() * (side / box)) * box;
  const [a, b] = two(box, random).map((line) => start + line);
  return (line) => (line === a ? (b ?? line) : line === b ? (a ?? line) : line);
}

/** The digits 1 to `side` shuffled (Fisher and Yates), never as they were. */
function renamed(side: number, random: Random): number[] {
  const digits = Array.from({ length: side }, (_, index) => index + 1);
  for (let last = side - 1; last > 0; last -= 1) {
    const pick = Math.floor(random() * (last + 1));
    [digits[last], digits[pick]] = [digits[pick] as number, digits[last] as number];
  }
  const asTheyWere = digits.every((digit, index) => digit === index + 1);
  return asTheyWere ? [...digits.slice(1), 1] : digits;
}
