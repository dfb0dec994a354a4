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

/** Work between two looks at the messages: long enough to be cheap, short enough for Stop to be felt at once. */
const SLICE_MS = 20;
/** How often a job reports. */
const REPORT_MS = 100;
const FIRST_BUDGET = 200;
const MAX_BUDGET = 2 ** 30;

/**
 * Does jobs in slices, several by turns, each until it is done or stopped.
 * Lives in a worker; knows nothing of it.
 */
export class Workshop {
  readonly #load: () => Promise<LabEngine>;
  readonly #stopped = new Set<number>();

  constructor(load: () => Promise<LabEngine>) {
    this.#load = load;
  }

  /** Does a job and returns where it ended: done, or where it was stopped. */
  async run(id: number, name: JobName, input: readonly unknown[], report: (progress: JobProgress) => void) {
    const engine = await this.#load();
    const makers = engine as unknown as Record<JobName, new (...input: readonly unknown[]) => Job>;
    const job = new makers[name](...input);
    let budget = FIRST_BUDGET;
    let reported = performance.now();
    try {
      for (;;) {
        const start = performance.now();
        const progress = job.advance(budget);
        const end = performance.now();
        if (progress.done || this.#stopped.has(id)) return progress;
        if (end - start < SLICE_MS / 2) budget = Math.min(budget * 2, MAX_BUDGET);
        else if (end - start > SLICE_MS * 2) budget = Math.max(Math.floor(budget / 2), 1);
        if (end - reported > REPORT_MS) {
          report(progress);
          reported = end;
        }
        await messages();
      }
    } finally {
      this.#stopped.delete(id);
      job.free();
    }
  }

  /** Ends a job at the end of its slice. */
  stop(id: number): void {
    this.#stopped.add(id);
  }
}

/** Lets the messages in that have come meanwhile; unlike a timer, without a least delay. */
function messages(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
