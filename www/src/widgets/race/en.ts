import type { RaceWords } from "./words.js";

/** The race in English. */
export const en: RaceWords = {
  title: "Two ways race on one puzzle",
  decimal: ".",
  sides: { plain: "plain", mrv: "MRV" },
  puzzle: "Puzzle to race on",
  lesson: "The lesson's four puzzles",
  board: (side) => `Board of ${side}`,
  filled: "cells filled",
  of: (filled, all) => `${filled}/${all}`,
  badges: { first: "first", second: "second", together: "together", none: "no way left" },

  start:
    "Both start from the same board. In each step *each side places exactly one more digit*; who needs fewer placements is done first.",
  step: (count, plain, mrv) => `*Placement ${count}.* Plain: ${plain}. MRV: ${mrv}.`,
  put: (digit, cell) => `*${digit}* in ${cell}`,
  oneSolved: (side, count, other, now) =>
    `*${cap(side)} is done first*, after ${placed(count)}. ${cap(other)} is still running: ${now}.`,
  oneNone: (side, count, other, now) =>
    `*${cap(side)} is done first*: after ${placed(count)} it knows that there is ~no solution~. ${cap(other)} is still trying: ${now}.`,
  bothSolved: (winner, count, loser, lost, times) =>
    `*${cap(winner)} wins*: ${placed(count)}. ${cap(loser)} needs ${lost}, ${times} times as many.`,
  bothNone: (first, count, second, lost) =>
    `Both have tried everything: there is ~no solution~. ${cap(first)} knows after ${placed(count)}, ${second} after ${lost}.`,
  togetherSolved: (count) => `*Both are done together*, each after ${placed(count)}.`,
  togetherNone: (count) => `Both know together that there is ~no solution~, after ${placed(count)}.`,
  full: "The board was full and right from the start: neither side has to place a digit.",
  clash: "The givens ~clash~ (struck through in red), so there is no solution: neither side has to run.",

  changes: {
    title: "The same puzzle, another count",
    help: "Turned, mirrored, with other names for its digits or with lines swapped it is still the same puzzle, and its solution changes just so. Only the machine's work is different.",
    kinds: {
      turn: "Turn by 90°",
      mirror: "Mirror",
      digits: "Rename digits",
      bands: "Swap bands",
      stacks: "Swap stacks",
      rows: "Swap rows",
      columns: "Swap columns",
    },
    table: "Placements of the forms tried",
    start: "As it was",
    name: (at, kind) => `${at}. ${kind}`,
    column: "Form",
    done: (kind) => `*${kind}*: still the same puzzle. Its placements are being counted in the table below.`,
    opened: (name) => `Now open: *${name}*.`,
  },

  chart: {
    title: "How many placements does it take?",
    help: "Each line stands for ten times as many as the one before.",
    desc: "Placements up to the first solution, or until it is known that there is none; the axis goes by powers of ten.",
    bar: (puzzle, plain, mrv) => `${puzzle}: plain ${plain}, MRV ${mrv}`,
    table: "Placements up to the first solution",
    column: "Puzzle",
    compare: "MRV against plain",
    current: "The puzzle of the race",
    running: "racing now",
  },

  counts: {
    less: (times) => `${times} times fewer`,
    more: (times) => `${times} times more`,
    same: "the same",
    noSolution: "no solution",
    openEnd: (count) => `over ${count}`,
    counting: (count) => `${count}…`,
    failed: "not counted yet",
    goOn: "Count to the end",
    stop: "Stop",
    which: (action, puzzle, side) => `${action}: ${puzzle}, ${side}`,
    counted: (puzzle, side, count) => `Counted: ${puzzle}, ${side}: ${placed(count)}.`,
    stopped: (puzzle, side, count) => `Stopped counting ${puzzle}, ${side}, at ${placed(count)}.`,
  },

  gallery: {
    title: "Each can lose",
    help: "Puzzles that show where each way is strong, and where it is weak.",
    race: "Race on this one",
    raceWhich: (puzzle) => `Race on this one: ${puzzle}`,
    entries: {
      "mrv-wins": {
        name: "MRV goes straight",
        about:
          "MRV never has to backtrack: it makes exactly as many placements as there are empty cells. Plain search is lost for long.",
      },
      "anti-brute-force-17": {
        name: "A trap for plain search",
        about:
          "The first row of the solution is 9 8 7 6 5 4 3 2 1, and plain search tries from 1 up. MRV has a hard time too, with only 17 givens.",
      },
      cheese: {
        name: "MRV loses",
        about:
          "The first row of the solution is 1 2 3 4 5 6 7 8 9: who tries from 1 up is right at once. MRV starts in another cell, guesses wrong early and loses by far.",
      },
      "dead-cell": {
        name: "No solution",
        about:
          "One empty cell has no candidate left. MRV sees it at once and places nothing; plain search has to try everything first.",
      },
    },
  },
};

function cap(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function placed(count: string): string {
  return count === "1" ? "1 placement" : `${count} placements`;
}
