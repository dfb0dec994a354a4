// The very files that the lesson offers for download.
import candidates from "../../../public/programs/candidates.cpp?raw";
import mrv9 from "../../../public/programs/mrv.cpp?raw";
import plain4 from "../../../public/programs/plain4.cpp?raw";
import plain9 from "../../../public/programs/plain9.cpp?raw";
import queens from "../../../public/programs/queens.cpp?raw";
import countTwo from "../../../public/programs/unique.cpp?raw";
import type { ExperimentId, ProgramId, SampleId } from "../../core/code-names.js";
import { puzzleById, SIMULATOR_PUZZLE } from "../../core/puzzles.js";

export interface Experiment {
  readonly id: ExperimentId;
  /** What it changes: a piece of the source, which must stand there once, or the whole input. */
  readonly change:
    | { readonly in: "source"; readonly from: string; readonly to: string }
    | { readonly in: "input"; readonly to: string };
}

export interface Sample {
  readonly id: SampleId;
  readonly text: string;
}

export interface Program {
  readonly id: ProgramId;
  readonly source: string;
  /** The first is what the program starts with. */
  readonly samples: readonly Sample[];
  readonly experiments: readonly Experiment[];
}

/** A board as lines of digits. */
function lines(board: string): string {
  const side = Math.sqrt(board.length);
  return Array.from({ length: side }, (_, row) => `${board.slice(row * side, (row + 1) * side)}\n`).join("");
}

const boards4: readonly Sample[] = [
  { id: "default", text: lines(SIMULATOR_PUZZLE) },
  { id: "starter", text: lines(puzzleById("starter-4")) },
  { id: "empty", text: lines("0".repeat(16)) },
  { id: "no-solution", text: lines("1200003400000000") },
];

const boards9: readonly Sample[] = [
  { id: "easy", text: lines(puzzleById("easy")) },
  { id: "medium", text: lines(puzzleById("medium")) },
  { id: "hard", text: lines(puzzleById("hard")) },
  { id: "inkala", text: lines(puzzleById("inkala-2012")) },
  { id: "empty", text: lines("0".repeat(81)) },
];

const BOX_CHECK = "if (g[r / B * B + i / B][c / B * B + i % B] == v) return false;";

/** Of the two plain listings, which differ in their size only. */
function plainExperiments(): Experiment[] {
  const change = (id: ExperimentId, from: string, to: string): Experiment => ({
    id,
    change: { in: "source", from, to },
  });
  return [
    change("erase", "        g[r][c] = 0;", "        // g[r][c] = 0;"),
    change("reverse", "for (int v = 1; v <= N; v++)", "for (int v = N; v >= 1; v--)"),
    change("box", `        ${BOX_CHECK}`, `        // ${BOX_CHECK}`),
    change(
      "bounds",
      "    for (int i = 0; i < N; i++) {\n        if (g[r][i]",
      "    for (int i = 0; i <= N; i++) {\n        if (g[r][i]",
    ),
  ];
}

/** Two equal digits stand in the first row of the input. */
const contradiction = (board: string): Experiment => ({
  id: "contradiction",
  change: { in: "input", to: lines(board) },
});

/** In the order of the list; the first is the lesson's own. */
export const PROGRAMS: readonly Program[] = [
  {
    id: "plain-4",
    source: plain4,
    samples: boards4,
    experiments: [...plainExperiments(), contradiction("1001003430200100")],
  },
  {
    id: "plain-9",
    source: plain9,
    samples: boards9,
    experiments: plainExperiments(),
  },
  { id: "mrv-9", source: mrv9, samples: boards9, experiments: [] },
  {
    id: "candidates",
    source: candidates,
    samples: [
      { id: "easy", text: `${lines(puzzleById("easy"))}2 4\n` },
      { id: "hard", text: `${lines(puzzleById("hard"))}3 1\n` },
    ],
    experiments: [],
  },
  {
    id: "count-two",
    source: countTwo,
    samples: [
      { id: "easy", text: lines(puzzleById("easy")) },
      { id: "missing-given", text: lines(`0${puzzleById("easy").slice(1)}`) },
      { id: "empty", text: lines("0".repeat(81)) },
    ],
    experiments: [],
  },
  {
    id: "queens",
    source: queens,
    samples: [
      { id: "four", text: "4\n" },
      { id: "eight", text: "8\n" },
      { id: "twelve", text: "12\n" },
    ],
    experiments: [],
  },
];

/** The program of that name, or the lesson's own. */
export function programById(id: string | undefined): Program {
  const [first] = PROGRAMS;
  const found = PROGRAMS.find((program) => program.id === id) ?? first;
  if (!found) throw new Error("quaylui: no programs");
  return found;
}

/** The text with an experiment's change made, or taken back; null where it does not fit the text. */
export function changed(text: string, { from, to }: { from: string; to: string }): string | null {
  const at = text.indexOf(from);
  if (at < 0 || text.indexOf(from, at + 1) >= 0) return null;
  return text.slice(0, at) + to + text.slice(at + from.length);
}
