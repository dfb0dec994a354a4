import { proxy, type Remote, wrap } from "comlink";
import type { JobInput, JobName, JobOutput, Workshop } from "./jobs.js";

/** What to do with a job under way. */
export interface JobOptions<Name extends JobName> {
  /** Stops the job when aborted; it then ends with where it stands, `done` false. */
  readonly signal?: AbortSignal;
  /** Told where the job stands, some ten times a second. */
  readonly report?: (progress: JobOutput<Name>) => void;
}

/** A worker with its end. */
interface Hands {
  readonly worker: Worker;
  readonly workshop: Remote<Workshop>;
  /** Rejects when the worker's script cannot be had. */
  readonly lost: Promise<never>;
}

let hands: Hands | undefined;
let last = 0;

/** Does a job of the engine in the page's worker. Rejects when its files cannot be loaded or the engine breaks down. */
export function work<Name extends JobName>(
  name: Name,
  input: JobInput<Name>,
  options: JobOptions<Name> = {},
): Promise<JobOutput<Name>> {
  last += 1;
  return turn(name, input, { id: last, budget: Number.POSITIVE_INFINITY, keep: false }, options);
}

/** A job in the page's worker that is done piece by piece: what is done stays done. */
export class LongJob<Name extends JobName> {
  readonly #name: Name;
  readonly #input: JobInput<Name>;
  readonly #id: number;

  constructor(name: Name, input: JobInput<Name>) {
    this.#name = name;
    this.#input = input;
    last += 1;
    this.#id = last;
  }

  /**
   * Goes on by at most `budget`, in the job's own units of work. Rejects as `work` does; asked again after that, it
   * begins anew.
   */
  run(budget: number, options: JobOptions<Name> = {}): Promise<JobOutput<Name>> {
    return turn(this.#name, this.#input, { id: this.#id, budget, keep: true }, options);
  }

  /** Gives the worker's memory back. */
  close(): void {
    void hands?.workshop.drop(this.#id);
  }
}

async function turn<Name extends JobName>(
  name: Name,
  input: JobInput<Name>,
  how: { readonly id: number; readonly budget: number; readonly keep: boolean },
  { signal, report }: JobOptions<Name>,
): Promise<JobOutput<Name>> {
  hands ??= hire();
  const mine = hands;
  last += 1;
  const number = last;
  const stop = () => void mine.workshop.stop(number);
  signal?.addEventListener("abort", stop);
  if (signal?.aborted) stop();
  const told = proxy((progress: unknown) => report?.(progress as JobOutput<Name>));
  try {
    const order = { name, input, ...how };
    return (await Promise.race([mine.workshop.run(number, order, told), mine.lost])) as JobOutput<Name>;
  } catch (error) {
    // An instance that broke down is of no more use, nor is a worker without its files.
    mine.worker.terminate();
    if (hands === mine) hands = undefined;
    throw error;
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}

function hire(): Hands {
  const worker = new Worker(new URL("./lab-worker.ts", import.meta.url), { type: "module" });
  const lost = new Promise<never>((_, reject) => {
    worker.addEventListener("error", () => reject(new Error("quaylui: the worker broke down")));
  });
  lost.catch(() => {});
  return { worker, workshop: wrap<Workshop>(worker), lost };
}
