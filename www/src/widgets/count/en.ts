import type { CountWords } from "./words.js";

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

export const en: CountWords = {
  title: "One solution, none or many?",
  board: "The board in question",
  solution: (number) => `Solution ${number}`,
  onlySolution: "The only solution",
  boards: "Choose a board",
  lessonBoards: "The four boards of the lesson",
  hardBoards: "Hard on a machine",
  presets: {
    easy: "Easy · 36 givens",
    "easy-without-8": "Easy without the 8 at row 1 column 1",
    empty: "Empty board",
    "row-1": "Row 1 is 1…8, a 9 at row 2 column 9",
    two: "Exactly two solutions",
    fifteen: "15 givens only",
    "dead-column": "No solution: a digit without a place",
    "dead-deep": "No solution, hard to see",
  },
  own: (givens) => `Your board · ${plural(givens, "digit")}`,
  paste: "Paste your own…",
  asked: {
    group: "The board you are playing",
    givens: "Its givens only",
    board: "With your digits",
    preset: (name, givens) => `Asked about: *${name}* (${plural(givens, "digit")} on the board).`,
    gameGivens: (givens) => `Asked about: the puzzle you are playing, *only its ${plural(givens, "given")}*.`,
    gameBoard: (givens, learner) =>
      `Asked about: the board you are playing, *${plural(givens, "given")} and ${plural(learner, "digit")} filled in*.`,
  },
  go: { start: "Count", on: "Go on counting", stop: "Stop", done: "All counted" },
  verdicts: { undecided: "Not known yet", none: "No solution", unique: "Exactly one", many: "Many solutions" },
  working: "The machine is counting…",
  unique: "*Exactly one:* this board has one solution and no other. The machine’s digits are in italics.",
  manyAll: (count, cells) =>
    `*Many solutions:* ${count} in all. The first two differ in ${plural(cells, "cell")}, marked in the corner.`,
  manyMore: (count, cells) =>
    `*Many solutions:* more than ${count}, and the machine counts no further. The first two differ in ${plural(cells, "cell")}, marked in the corner.`,
  manyStopped: (count, cells) =>
    `*Many solutions:* ${count} found, and there may be more. The first two differ in ${plural(cells, "cell")}, marked in the corner.`,
  undecidedNone: (guesses) =>
    `*Not known yet:* after ${guesses} guesses there is no solution, but not every path has been tried. Go on?`,
  undecidedOne: (guesses) =>
    `*Not known yet:* after ${guesses} guesses there is one solution, but not every path has been tried. Go on?`,
  why: {
    clash: (digit, house, index, cells) => `~No solution:~ ${house} ${index} has ${digit}s that ~clash~ (${cells}).`,
    cell: (sentence) => `~No solution:~ ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
    digit: (digit, house, index, by) =>
      `~No solution:~ in ${house} ${index} the *${digit}* has no place: every empty cell is barred by the ${digit} at ${by}.`,
    search:
      "~No solution:~ the board looks right, and only trying every path shows it. See below how many placements the lesson’s two searches take for that.",
  },
  counters: { solutions: "solutions", guesses: "guesses of the fast engine" },
  count: { more: (count) => `more than ${count}`, least: (count) => `at least ${count}` },
  differ: {
    title: (cells) => `${plural(cells, "cell")} that differ${cells === 1 ? "s" : ""}`,
    more: (cells) => `and ${cells} more`,
  },
  looks: { differs: "differs from the other solution", barring: "bars this digit", noPlace: "cannot take this digit" },
  programs: {
    title: "And the lesson’s two searches?",
    help: "Each counts to 2 solutions and stops. When it takes too long, the machine asks you.",
    budget: "Not known yet: no solution so far, go on?",
    budgetOne: "Not known yet: one solution so far, go on?",
    waiting: "not counted",
    goName: (action, method) => `${action}: ${method}`,
  },
};
