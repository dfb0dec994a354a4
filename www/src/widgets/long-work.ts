import type { JobInput, JobName, JobOutput } from "../core/jobs.js";
import type { LongJob } from "../core/work.js";

/** A job of the worker that a window drives: go on, stop, be told. */
export class Work<Name extends JobName> {
  readonly #name: Name;
  readonly #input: JobInput<Name>;
  readonly #told: (progress: JobOutput<Name> | undefined, working: boolean) => void;
  #job: LongJob<Name> | undefined;
  #turn: Promise<void> | undefined;
  #stopping: AbortController | undefined;
  #closed = false;

  /** `told` hears where the job stands whenever it has moved, and that work has begun (then without progress) or ended. */
  constructor(
    name: Name,
    input: JobInput<Name>,
    told: (progress: JobOutput<Name> | undefined, working: boolean) => void,
  ) {
    this.#name = name;
    this.#input = input;
    this.#told = told;
  }

  /** Goes on by at most `budget`; resolved when done, stopped or out of budget. Rejects when the worker is lost. */
  go(budget: number): Promise<void> {
    if (this.#closed) return Promise.resolve();
    this.#turn ??= this.#go(budget).finally(() => {
      this.#turn = undefined;
    });
    return this.#turn;
  }

  /** Ends what is under way; what is done stays done. */
  stop(): void {
    this.#stopping?.abort();
  }

  /** Ends all and says nothing any more. */
  close(): void {
    this.#closed = true;
    this.stop();
    this.#job?.close();
  }

  async #go(budget: number): Promise<void> {
    this.#stopping = new AbortController();
    const { signal } = this.#stopping;
    this.#tell(undefined, true);
    let end: JobOutput<Name> | undefined;
    try {
      const { LongJob } = await import("../core/work.js");
      if (this.#closed) return;
      this.#job ??= new LongJob(this.#name, this.#input);
      end = await this.#job.run(budget, { signal, report: (progress) => this.#tell(progress, true) });
      // Closed on the way: nobody will go on.
      if (this.#closed) this.#job.close();
    } finally {
      this.#tell(end, false);
    }
  }

  #tell(progress: JobOutput<Name> | undefined, working: boolean): void {
    if (!this.#closed) this.#told(progress, working);
  }
}
