import type { ExperimentId, ProgramId, SampleId } from "../../core/code-names.js";

/** What an error's sentence is made of: names, types and numbers, as the engine lists them for each kind. */
export type Args = readonly string[];

/** An error: what is wrong, and what to write or do instead. */
export interface ErrorWords {
  readonly what: (args: Args) => string;
  readonly instead?: (args: Args) => string;
}

/**
 * Everything the window of the line tracer says, in one language. In sentences
 * `*…*` is read loudly and `~…~` marks a clash or an error.
 */
export interface CodeWords {
  readonly title: string;
  readonly program: string;
  readonly programs: Readonly<Record<ProgramId, string>>;
  readonly edited: (name: string) => string;
  readonly restore: string;
  readonly restored: string;
  readonly editor: string;
  readonly editorHelp: string;
  readonly breakpoints: string;
  readonly breakpoint: (line: number) => string;
  readonly breakpointSet: (line: number) => string;
  readonly breakpointGone: (line: number) => string;
  readonly breakpointNowhere: (line: number) => string;

  readonly input: string;
  readonly inputRead: (read: number, all: number) => string;
  readonly inputNone: string;
  readonly samples: string;
  readonly sample: Readonly<Record<SampleId, string>>;
  readonly ownInput: string;

  readonly experiments: string;
  readonly experiment: Readonly<Record<ExperimentId, { readonly name: string; readonly question: string }>>;
  readonly experimentOn: (name: string) => string;
  readonly experimentOff: string;
  readonly experimentMisfit: string;

  readonly steps: {
    readonly group: string;
    readonly over: string;
    readonly overHelp: string;
    readonly out: string;
    readonly outHelp: string;
    readonly caller: string;
    readonly callerHelp: string;
    readonly line: string;
    readonly lineHelp: (line: number) => string;
    readonly toggle: (line: number) => string;
    readonly change: string;
    readonly changeNone: string;
    readonly last: string;
  };

  readonly say: {
    readonly loading: string;
    readonly start: (line: number) => string;
    readonly ran: (ran: number, line: number) => string;
    readonly entered: (name: string, depth: number) => string;
    readonly returned: (name: string, value: string) => string;
    readonly backtracked: (name: string) => string;
    readonly set: (list: string) => string;
    readonly looked: (cell: string, value: string) => string;
    readonly clashes: (cell: string, value: string) => string;
    readonly wrote: string;
    readonly read: string;
    readonly atBreakpoint: (line: number) => string;
    readonly finished: (code: number) => string;
    readonly long: (lines: string) => string;
    readonly stopped: (line: number) => string;
    readonly edited: string;
    readonly newInput: string;
    readonly problems: (count: number) => string;
    readonly at: (line: number) => string;
    readonly linkTooLong: string;
    readonly linkOdd: string;
    readonly unset: string;
  };

  readonly board: (name: string) => string;
  readonly boardCell: (name: string, row: number, column: number) => string;
  readonly boardLegend: {
    readonly examined: string;
    readonly clash: string;
    readonly given: string;
    readonly written: string;
  };
  readonly variables: string;
  readonly globals: string;
  readonly noGlobals: (drawn: string | undefined) => string;
  readonly name: string;
  readonly type: string;
  readonly value: string;
  readonly changedMark: string;
  readonly parameter: string;
  readonly more: (rows: number, columns: number) => string;
  readonly binary: string;
  readonly stack: string;
  readonly atLine: (line: number) => string;
  readonly callNewest: string;
  readonly hidden: (count: string) => string;
  readonly depth: string;
  readonly depthNow: (depth: number) => string;
  readonly depthGraph: (depth: number, most: number) => string;
  readonly output: string;
  readonly outputNone: string;
  readonly outputCut: (bytes: string) => string;
  readonly errorOutput: string;
  readonly backtracks: string;
  readonly legend: {
    readonly title: string;
    readonly next: string;
    readonly ran: string;
    readonly breakpoint: string;
    readonly problem: string;
    readonly keys: string;
  };

  /** By the engine's code for each kind of error; a test keeps the list whole. */
  readonly errors: Readonly<Record<string, ErrorWords>>;
  /** What to write instead of a part of C++ that is outside the subset, by the feature's code. */
  readonly features: Readonly<Record<string, string>>;
  /** Words for arguments that are codes themselves: "string", "number"… */
  readonly terms: Readonly<Record<string, string>>;
}
