/** A puzzle that the page offers by name. Digits in reading order, 0 = empty. */
export interface NamedPuzzle {
  readonly id: PuzzleId;
  readonly puzzle: string;
}

export type PuzzleId = "starter-4" | "easy" | "medium" | "hard" | "inkala-2012" | "empty-9" | "empty-4";

/** In the order of the list. To add one: a line here and its name in both language files. */
export const PUZZLES: readonly NamedPuzzle[] = [
  { id: "starter-4", puzzle: "0012000321003000" },
  {
    id: "easy",
    puzzle: "800725000479080305260430070007041900010000640604200003900010000700000104020004536",
  },
  {
    id: "medium",
    puzzle: "000001307000060040700000500200004160005080000009000800057006020002000709008500000",
  },
  {
    id: "hard",
    puzzle: "218400050400006000000090000000038004000000006074000290140000700000625100002000000",
  },
  {
    id: "inkala-2012",
    puzzle: "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
  },
  { id: "empty-9", puzzle: "0".repeat(81) },
  { id: "empty-4", puzzle: "0".repeat(16) },
];

/** The puzzles that the lesson's tables compare. */
export const LESSON_PUZZLES = ["easy", "medium", "hard", "inkala-2012"] as const satisfies readonly PuzzleId[];

/** The first board of the playable window. */
export const FIRST_PUZZLE_ID: PuzzleId = "easy";

/** The default board of the 4×4 simulator: exactly 11 backtracks. */
export const SIMULATOR_PUZZLE = "0000003430200100";

export function puzzleById(id: PuzzleId): string {
  const found = PUZZLES.find((entry) => entry.id === id);
  if (!found) throw new Error(`no puzzle ${id}`);
  return found.puzzle;
}

/** The name of a board in the list, or null for the learner's own. */
export function idOfPuzzle(puzzle: string): PuzzleId | null {
  return PUZZLES.find((entry) => entry.puzzle === puzzle)?.id ?? null;
}
