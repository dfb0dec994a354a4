/**
 * What crosses from the engine, under the names the page uses.
 * The shapes are generated from Rust; nothing here repeats them.
 */
import type {
  BarredBy,
  BoardReading,
  Level,
  MadePuzzle,
  PuzzleFacts,
  ReadErrorKind,
  RemovalSnapshot,
  RemovalStep,
  Symmetry,
  WhyNone,
} from "../../pkg/lab.js";
import type {
  CellHouses,
  GameSnapshot,
  Hint,
  Order,
  RaceSide,
  RaceSnapshot,
  RunKind,
  SearchEvent,
  SearchSnapshot,
  Trail,
  Verdict,
} from "../../pkg/page.js";

import type {
  CodeCall,
  CodeKind,
  CodeProgram,
  CodeRun,
  CodeSnapshot,
  CodeVariable,
  Problem,
} from "../../pkg/tracer.js";

export type {
  BarredBy,
  BoardReading,
  CellHouses,
  CodeCall,
  CodeKind,
  CodeProgram,
  CodeRun,
  CodeSnapshot,
  CodeVariable,
  GameSnapshot,
  Hint,
  Level,
  MadePuzzle,
  Order,
  Problem,
  PuzzleFacts,
  RaceSide,
  RaceSnapshot,
  ReadErrorKind,
  RemovalSnapshot,
  RemovalStep,
  RunKind,
  SearchEvent,
  SearchSnapshot,
  Symmetry,
  Trail,
  Verdict,
  WhyNone,
};

/** The modules of the engine: classes and functions exported by Rust. */
export type PageEngine = typeof import("../../pkg/page.js");
export type LabEngine = typeof import("../../pkg/lab.js");
export type TracerEngine = typeof import("../../pkg/tracer.js");

/** What a run can be asked to go to; each kind of run knows its own, and goes to its end for any other. */
export type StepKind = RunKind | CodeKind;

/** Anything with a position that can be driven forward and back by a player. */
export interface RunSnapshot {
  /** Steps taken since the start; 0 is the start. */
  readonly position: number;
  /** The furthest position ever reached. */
  readonly furthest: number;
  /** The position of the last step, once it has been seen; else null. */
  readonly end: number | null;
  /** False when the budget ran out before the action was done. */
  readonly settled: boolean;
  /** True when no step can follow. */
  readonly finished: boolean;
  /** True where playing pauses by itself: a solution, or the end. */
  readonly resting: boolean;
}

/** A timeline behind the boundary. Budgets are counted in steps. */
export interface Run<S extends RunSnapshot> {
  snapshot(): S;
  next(): S;
  back(): S;
  /** Goes on by at most `steps`, and stops where playing rests. */
  advance(steps: number): S;
  seek(position: number, budget: number): S;
  runTo(kind: StepKind, budget: number): S;
  runBackTo(kind: StepKind, budget: number): S;
  /** Positions worth a mark, such as the backtracks seen so far; thinned to a few hundred. */
  marks(): Float64Array;
  free(): void;
}
