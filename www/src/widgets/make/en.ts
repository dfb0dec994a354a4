import type { MakeWords } from "./words.js";

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

export const en: MakeWords = {
  side: "Size",
  sides: { 4: "4×4 board", 9: "9×9 board" },
  symmetry: "Symmetry",
  symmetries: {
    none: "No symmetry needed",
    rotate: "About the centre (half a turn)",
    quarter: "A quarter turn",
    mirror: "Left and right",
    diagonal: "Across the diagonal",
  },
  seed: "Seed",
  seedHelp: "The same seed and the same choices make the very same puzzle.",
  seedWrong: "A seed is a whole number, not negative, of 19 digits at most.",
  copyBoard: (cells) => `Copy ${cells} digits`,
  copied: "The puzzle has been copied.",
  notCopied: (digits) => `The browser does not let the page copy. Here is the puzzle: ${digits}`,
  maker: {
    title: "Make a puzzle",
    board: "The puzzle made",
    level: "Level",
    levels: { easy: "Easy", medium: "Medium", hard: "Hard", extreme: "Extreme" },
    meaning: {
      easy: "Easy: at any time some cell has one candidate left, and there are at least 32 givens.",
      medium: "Medium: at any time some cell has one candidate, or some digit has one place in a row, column or box.",
      hard: "Hard: those two are not enough; MRV has to guess, in fewer than 100 cells.",
      extreme: "Extreme: MRV has to guess in 100 cells or more.",
    },
    meaning4: {
      easy: "Easy: at least 6 givens.",
      medium: "Medium: 4 or 5 givens.",
    },
    make: "Make a new puzzle",
    again: "Make the puzzle of this seed",
    stop: "Stop",
    start: "Choose a level, then press *Make a new puzzle*.",
    working: (tried) =>
      tried === 0 ? "Taking digits off a full board…" : "Not of this level; trying another full board…",
    stopped: (tried) => `Stopped. ${tried} boards were tried, none of this level.`,
    made: (level, givens) =>
      `*Done:* a puzzle of the level *${level}* with ${plural(givens, "given")} and exactly one solution.`,
    measured: "This is the puzzle you put in, measured.",
    notUnique: "This board has ~not exactly one solution~, so it is no puzzle yet.",
    play: "Play this puzzle",
    print: "Print",
    progress: { givens: "digits left on the board", tried: "boards tried in vain" },
    facts: {
      title: "What can be measured?",
      unique: "exactly one",
      givens: "Givens",
      singles: "Reasoning needed",
      naked: "cells with one candidate suffice",
      hidden: "digits with one place are needed too",
      beyond: "those two do not suffice",
      guesses: "MRV must guess",
      noGuess: "never",
      guessed: (guesses) => `in ${guesses} cells`,
      mrv: "MRV",
      plain: "Plain backtracking",
      placements: (count) => `${count} placements`,
      tooMany: "too many to count",
      minimal: "Can more go",
      isMinimal: "not one more",
      isMinimalTogether: "no, as long as the symmetry is kept",
      isNotMinimal: "yes, some can",
      seed: "Seed",
      level: "Level",
      unknown: "measuring…",
    },
  },
  removal: {
    title: "How many digits can go?",
    board: "The board losing digits",
    from: "Start from",
    full: "A full board",
    shuffle: "Shuffle again",
    start: (givens) =>
      `The board has *${plural(givens, "digit")}* and exactly one solution. Press *Next ▷* to try to take one away.`,
    tried: (digits, cells) => `Try without the *${digits}* at ${cells}: is there still exactly one solution?`,
    removed: (digits, cells, givens) =>
      `The ${digits} at ${cells} *can go*: still exactly one solution. *${plural(givens, "digit")}* left.`,
    kept: (digits, cells, differing) =>
      `The *${digits}* at ${cells} ~must stay~: without it there is a second solution, which differs in the ${plural(differing, "marked cell")}.`,
    finished: (givens) =>
      `All tried: *${plural(givens, "digit")}* left, and without any of them there are many solutions.`,
    finishedTogether: (givens) =>
      `All tried: *${plural(givens, "digit")}* left. As long as the symmetry is kept, no more can go.`,
    notUnique: "This board has ~not exactly one solution~, so nothing can be taken away.",
    nextKept: "On to the next digit that must stay",
    toEnd: "On to the end",
    counters: { givens: "digits left", removed: "gone", kept: "must stay", left: "not tried yet" },
    looks: {
      tried: "tried without",
      kept: "must stay",
      removed: "gone",
      differs: (one, other) => `${one} in the solution, ${other} in the second solution`,
      differsLegend: "the two solutions differ here",
    },
  },
};
