/** Programs offered by the line tracer, by the name a link gives them. */
export type ProgramId = "plain-4" | "plain-9" | "mrv-9" | "candidates" | "count-two" | "queens";

/** Inputs that a program can be tried with. */
export type SampleId =
  | "default"
  | "empty"
  | "no-solution"
  | "starter"
  | "easy"
  | "medium"
  | "hard"
  | "inkala"
  | "missing-given"
  | "eight"
  | "four"
  | "twelve";

/** One change that the student sees, watches, and takes back. */
export type ExperimentId = "erase" | "reverse" | "box" | "bounds" | "contradiction";
