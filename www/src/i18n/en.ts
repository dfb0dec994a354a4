import type { BarredBy, Words } from "./words.js";

const list = (digits: readonly number[]) => digits.join(" ");

/** "1, 4 and 6" */
const and = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

const plural = (count: number | string, one: string, many = `${one}s`) =>
  `${count} ${String(count) === "1" ? one : many}`;

const barredBy = (barred: readonly BarredBy[]) =>
  and(barred.map(({ house, index, digits }) => `${house} ${index} already has ${list(digits)}`));

const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** English, the page's second language. */
export const en: Words = {
  language: "en",
  thousands: ",",
  decimal: ".",

  cell: (row, column) => `row ${row} column ${column}`,
  house: (kind, index) => `${kind} ${index}`,

  looks: {
    empty: "empty",
    given: "given",
    learner: "your digit",
    machine: "the machine’s digit",
    sketch: "sketched",
    examined: "being examined",
    clash: "clash",
    dead: "out of digits",
    marks: (digits) => `pencil marks ${list(digits)}`,
  },

  legend: {
    title: "Legend",
    given: "given",
    learner: "your digit",
    machine: "the machine’s digit",
    selected: "selected, being examined",
    clash: "clash, dead end",
    trying: "being tried",
    dead: "clash or out of digits",
    placed: "placed",
    empty: "empty cell",
    path: "the path so far",
  },

  player: {
    group: "Step by step",
    first: "To the start",
    back: "Back one step",
    play: "Play",
    pause: "Pause",
    next: "Next step",
    last: "On to a solution or the end",
    nextBacktrack: "Next backtrack",
    seek: "Position",
    position: (step, of) => (of === null ? `step ${step}` : `step ${step} of ${of}`),
    stepWord: "step",
    speed: "Speed",
    rate: (rate) => (Number.isFinite(rate) ? `${plural(rate, "step")} a second` : "as fast as it goes"),
    working: "Running…",
    stop: "Stop",
  },

  counters: {
    placements: "placements",
    backtracks: "backtracks",
    depth: "depth",
    solutions: "solutions",
  },

  step: {
    start: "Press *Next ▷* and the machine tries its first digit.",
    startGo: "The machine starts from this board. Press *Next ▷* to watch each step.",
    select: (cell, digits) =>
      digits.length === 1
        ? `Choose ${cell}: only *${digits[0]}* fits, so this is no guess.`
        : digits.length === 0
          ? `Choose ${cell}: ~no digit~ fits any more.`
          : `Choose ${cell}: the fewest candidates, ${digits.length} (*${list(digits)}*).`,
    clash: (cell, digit, reasons, more) =>
      `Try *${digit}* at ${cell}: it ~clashes~ with the ${digit} at ${and(reasons)}${more > 0 ? ` and ${plural(more, "more cell")}` : ""}.`,
    clashReason: (kinds, cell) => `${cell} (same ${and(kinds)})`,
    place: (cell, digit) => `Try *${digit}* at ${cell}: no clash, so *place* it and move on.`,
    exhausted: (cell, side) => `At ${cell} all of 1–${side} have been tried in vain: ~out of digits~, go back.`,
    noCandidate: (cell) => `At ${cell} there is no digit left to try: a ~dead end~, go back.`,
    erase: (cell, digit) => `Back at ${cell}: *erase ${digit}*, then try larger digits.`,
    eraseForMore: (cell, digit) => `On to another solution: at ${cell} *erase ${digit}* and try larger digits.`,
    solution: (count, first) =>
      first ? "The board is full and nothing clashes: *a solution*." : `One more: *solution number ${count}*.`,
    finishedNone: "Every way has been tried in vain: the board it began from has *no solution*.",
    finishedUnique: "Every way has been tried: the board it began from has *exactly one solution*.",
    finishedMany: (count) => `Every way has been tried: the board it began from has *${count} solutions*.`,
    finishedClash: (digit, cells) =>
      `The board holds two ~clashing~ ${digit}s (${cells}), so there is no solution and nothing to try.`,
  },

  play: {
    title: "Will you solve it, or the machine?",
    puzzle: "Puzzle",
    puzzles: {
      "starter-4": "4×4 starter",
      easy: "Easy · 36 givens",
      medium: "Medium · 24 givens",
      hard: "Hard · 24 givens",
      "inkala-2012": "Inkala 2012 · 21 givens",
      "empty-9": "Empty 9×9 board",
      "empty-4": "Empty 4×4 board",
    },
    ownPuzzle: (givens) => `Your puzzle · ${plural(givens, "given")}`,
    pasteOwn: "Paste your own…",
    order: "Method",
    orders: { plain: "Plain backtracking", mrv: "MRV + bitmask" },
    hint: "Hint",
    machine: "Machine solves",
    undo: "Undo",
    redo: "Redo",
    erase: "Erase",
    marks: "Pencil",
    confirm: "Confirm the sketch",
    fillMarks: "Pencil in every cell",
    clearMarks: "Clear all pencil marks",
    restart: "Start again",
    fix: "Use these digits as givens",
    fixed: (givens) => `The ${plural(givens, "digit")} on the board ${givens === 1 ? "is" : "are"} now the puzzle.`,
    more: "More",
    autoClean: "Clean up pencil marks",
    strict: "Strict mode",
    strictHelp: "Sketch a digit, Enter confirms it; a wrong one counts as a strike",
    time: "time",
    pause: "Pause the clock",
    resume: "Go on playing",
    paused: "Paused. The board is covered to keep it fair.",
    strikes: "strikes",
    digitPad: "Number pad",
    digitLeft: (left) => (left > 0 ? `${left} left` : "all placed"),
    board: "Sudoku board",
    ready: "Choose an empty cell, then press a digit.",
    readyEmpty: "An empty board: type in a puzzle of your own, or let the machine solve it.",
    givenFixed: "This digit is a given and cannot be changed.",
    placed: (digit, cell) => `Placed *${digit}* at ${cell}.`,
    placedClash: (digit, cell, where) => `The *${digit}* at ${cell} ~clashes~ with ${where}.`,
    erased: (cell) => `Erased ${cell}.`,
    marked: (digit, cell) => `Pencilled *${digit}* at ${cell}.`,
    unmarked: (digit, cell) => `Took the pencilled ${digit} away at ${cell}.`,
    filledMarks: "Every candidate is pencilled into the empty cells.",
    clearedMarks: "All pencil marks are gone.",
    undone: "Undone.",
    redone: "Redone.",
    nothingToUndo: "Nothing left to undo.",
    nothingToRedo: "Nothing left to redo.",
    restarted: "The board is back at its start. Undo brings your digits back.",
    sketched: (digit, cell) =>
      `Sketched *${digit}* at ${cell}. *Confirm the sketch* or Enter settles it, erasing takes it away.`,
    confirmed: (digit, cell) => `Confirmed *${digit}* at ${cell}.`,
    confirmedUndecided: (digit, cell) =>
      `Confirmed *${digit}* at ${cell}. Whether the rest can still be solved is not decided yet.`,
    strike: (digit, cell, strikes) =>
      `A *${digit}* at ${cell} is ~wrong~: the rest could not be solved. Strike ${strikes}.`,
    nothingToConfirm: "There is no sketched digit here to confirm.",
    won: (time, strikes, strict) =>
      `*Done!* You solved the whole board in ${time}${strict ? `, ${strikes === 0 ? "without a strike" : `with ${plural(strikes, "strike")}`}` : ""}.`,
    wonWithMachine: "*Done.* The board is full and right, with some help from the machine.",
    takeOver: "Keep its digits, I play on",
    giveBack: "Stop, give me my board back",
    tookOver: "You play on from where the machine stopped. Undo removes its digits.",
    gaveBack: "The board is as you left it.",
    machineFromHere: "The machine goes on from your board",
    machineNoWay: "From this board there is ~no way on~. The machine will show you.",
    brokenSave: "The saved game of this puzzle was damaged. It has been set aside and a new game opened.",
    noStore: "This browser does not let the page save: reloading will lose this game.",
    copyLink: "Copy link",
    linkCopied: "A link to this very step has been copied.",
    linkReady: "A link to this very step is in the address bar.",
    linkBroken: (part) => `The link is broken at “${part}”, so the page opened as usual.`,
    linkKeepsGame: "You opened a link. The game you were playing on this puzzle is kept.",
    done: "Done",
  },

  hint: {
    full: "The board is full and right. There is nothing to hint at.",
    clash: (cells) => `First mend the ~clash~: ${cells}.`,
    wrong: (count) =>
      count === 1
        ? "No hint yet: nothing clashes, but ~one cell is already wrong~."
        : "No hint yet: nothing clashes, but ~something is already wrong~.",
    wrongUnknownPlace: "There is ~no way~ to complete this board.",
    impossible: "This puzzle itself has ~no solution~, so there is nothing to hint at.",
    undecided: "It is not decided yet whether this board can be solved, so a hint might mislead.",
    dead: (cell, barred) => `${cap(cell)} has ~no digit left~: ${barredBy(barred)}.`,
    single: (cell, digit, barred) => `${cap(cell)} must be *${digit}*: ${barredBy(barred)}.`,
    fewest: (cell, digits, barred) =>
      `${cap(cell)} has the fewest candidates: only ${and(digits.map((digit) => `*${digit}*`))}.${barred.length > 0 ? ` ${cap(barredBy(barred))}.` : ""}`,
    showWrong: "Show where",
    backToRight: "Back to where it was right",
    wrongShown: (cells) => `It went wrong here: ${cells}.`,
    backAtRight: "The board is back where it was still right. Undo returns.",
  },

  paste: {
    title: "Paste your own puzzle",
    help: "81 digits (or 16 for a 4×4 board), 0 or a dot for empty. Nine lines, box art, commas, a C++ or Python array: all can be read.",
    field: "Puzzle",
    preview: "Preview",
    use: "Use this puzzle",
    cancel: "Cancel",
    waiting: "Paste or type a puzzle into the field.",
    good: (givens, side) => `Read a ${side}×${side} board with ${plural(givens, "given")}.`,
    goodClash: "Some givens ~clash~ (struck out in red). You may open it, but it has no solution.",
    more: (count) => `${plural(count, "more puzzle")} below; the first one is taken.`,
    place: (line, column) => `line ${line}, character ${column}`,
    needed: { 0: "81 (4×4: 16)", 4: "16", 9: "81" },
    errors: {
      empty: () => "There is no cell of a Sudoku board here.",
      "too-few": (found, _, needed) =>
        found === 0 ? "There is no cell of a Sudoku board here." : `Too few cells: ${found} found, ${needed} needed.`,
      "too-many": (found, _, needed) => `Too many cells: ${found} found, ${needed} needed.`,
      "unknown-character": (_, character) => `The character “${character}” means nothing here.`,
      "digit-too-large": (found) => `A 4×4 board has the digits 1 to 4 only, not ${found}.`,
      "candidate-grid": () => "This is a grid of pencil marks, several digits a cell. One digit a cell is needed.",
      "mixed-empty": (_, character) =>
        `Empty cells are written in two ways, here “${character}”. Please use one of them.`,
      "wrong-size": (found, _, needed) => `This board has ${found} cells; ${needed} are needed here.`,
      "ragged-lines": (found) => `The lines differ in length: this one has ${found} cells.`,
    },
  },

  sim: {
    title: "The machine backtracks on a 4×4 board",
    puzzle: "4×4 puzzle: 4 lines of 4 digits, 0 is empty",
    edit: "Edit the puzzle",
    editHelp: "4 lines × 4 digits, 0 is empty",
    reset: "First puzzle",
    empty: "Empty board",
    contradictory: "Without solution",
    presets: "Samples",
    defaultPuzzle: "Default puzzle",
    own: "Your puzzle",
    board: "4×4 board",
    tried: (cell) => `Tried at ${cell}`,
    triedNone: "No digit tried yet",
    triedDigit: (digit, state) =>
      `${digit}: ${{ barred: "clashed", erased: "placed, then erased", now: "placed now", left: "not tried" }[state]}`,
    path: "The path so far",
    pathEmpty: "Nothing placed yet.",
    pathStep: (cell, digit) => `${cell}: ${digit}`,
    goOn: "Look for another solution",
  },

  page: {
    light: "Light",
    dark: "Dark",
    loading: "Opening…",
    failed: "The interactive part could not be loaded. Check the network and try again.",
    crashed: "The engine failed and was started again; your board is still here.",
    copyProgram: "Copy",
    programCopied: "Copied",
    programMarked: "Marked: press Ctrl+C",
  },
};
