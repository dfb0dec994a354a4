import type { LabEngine } from "./types.js";

/** Long pieces of work, by the name of the class in the engine. */
export type JobName = "PlacementCount" | "SolutionCount" | "PuzzleMaker" | "FactsMeasure";

/** Where a job stands. */
export interface JobProgress {
  /** No work is left. */
  readonly done: boolean;
}

type JobClass<Name extends JobName> = LabEngine[Name];
export type JobInput<Name extends JobName> = ConstructorParameters<JobClass<Name>>;
export type JobOutput<Name extends JobName> = ReturnType<InstanceType<JobClass<Name>>["advance"]>;

/** A job as the engine makes it. */
interface Job {
  advance(budget: number): JobProgress;
  free(): void;
}

/** Which job to do, and how far. */
export interface Commission {
  /** The job's own number: one that was kept goes on where it ended. */
  readonly id: number;
  readonly name: JobName;
  readonly input: readonly unknown[];
  /** At most so much work, in the job's own units. */
  readonly budget: number;
  /** Keeps the job where the budget ends it, or Stop, to go on later. */
  readonly keep: boolean;
}

/** Work between two looks at the messages: long enough to be cheap, short enough for Stop to be felt at once. */
const SLICE_MS = 20;
/** How often a job reports. */
const REPORT_MS = 100;
const FIRST_BUDGET = 200;
const MAX_BUDGET = 2 ** 30;

/**
 * Does jobs in slices, several by turns, each until it is done, stopped or out of budget.
 * Lives in a worker; knows nothing of it.
 */
export class Workshop {
  readonly #load: () => Promise<LabEngine>;
  readonly #stopped = new Set<number>();
  readonly #kept = new Map<number, Job>();

  constructor(load: () => Promise<LabEngine>) {
    this.#load = load;
  }

  /** Does a job and returns where it ended: done, stopped, or out of budget. `turn` is a number for `stop`. */
  async run(turn: number, order: Commission, report: (progress: JobProgress) => void): Promise<JobProgress> {
    const { id, name, input, keep } = order;
    const engine = await this.#load();
    const makers = engine as unknown as Record<JobName, new (...input: readonly unknown[]) => Job>;
    const job = this.#kept.get(id) ?? new makers[name](...input);
    this.#kept.delete(id);
    let left = order.budget;
    let slice = FIRST_BUDGET;
    let reported = performance.now();
    let open = false;
    try {
      for (;;) {
        const start = performance.now();
        const work = Math.min(slice, left);
        const progress = job.advance(work);
        left -= work;
        const end = performance.now();
        if (progress.done) return progress;
        if (left <= 0 || this.#stopped.has(turn)) {
          open = keep;
          return progress;
        }
        if (end - start < SLICE_MS / 2) slice = Math.min(slice * 2, MAX_BUDGET);
        else if (end - start > SLICE_MS * 2) slice = Math.max(Math.floor(slice / 2), 1);
        if (end - reported > REPORT_MS) {
          report(progress);
          reported = end;
        }
        await pause();
      }
    } finally {
      this.#stopped.delete(turn);
      if (open) this.#kept.set(id, job);
      else job.free();
    }
  }

  /** Ends a turn of work at the end of its slice. */
  stop(turn: number): void {
    this.#stopped.add(turn);
  }

  /** Gives a kept job's memory back. */
  drop(id: number): void {
    this.#kept.get(id)?.free();
    this.#kept.delete(id);
  }
}

/**
 * Lets the messages in that have come meanwhile. A timer, though it costs a few milliseconds a slice: in a busy Firefox a
 * message channel to oneself was seen to fall silent.
 */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
