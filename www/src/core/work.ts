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
export async function work<Name extends JobName>(
  name: Name,
  input: JobInput<Name>,
  { signal, report }: JobOptions<Name> = {},
): Promise<JobOutput<Name>> {
  hands ??= hire();
  const mine = hands;
  last += 1;
  const id = last;
  const stop = () => void mine.workshop.stop(id);
  signal?.addEventListener("abort", stop);
  if (signal?.aborted) stop();
  const told = proxy((progress: unknown) => report?.(progress as JobOutput<Name>));
  try {
    return (await Promise.race([mine.workshop.run(id, name, input, told), mine.lost])) as JobOutput<Name>;
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
