import type { JobOutput } from "../../core/jobs.js";
import type { Order } from "../../core/types.js";
import { Work } from "../long-work.js";

export type ProgramShot = JobOutput<"PlacementCount"> & {
  /** It is at work now. */
  readonly working: boolean;
  /** It was asked. */
  readonly begun: boolean;
};

/** Steps before a search asks whether to go on: about a second of each. */
const BUDGET = { plain: 2 ** 27, mrv: 2 ** 23 } as const;

const FRESH: ProgramShot = {
  done: false,
  placements: 0,
  backtracks: 0,
  verdict: "undecided",
  working: false,
  begun: false,
};

/** The lesson's own search, counting to two on one board. */
export class Program {
  readonly order: Order;
  readonly #work: Work<"PlacementCount">;
  #shot = FRESH;

  constructor(board: string, order: Order, changed: () => void) {
    this.order = order;
    this.#work = new Work("PlacementCount", [board, order, 2], (progress, working) => {
      this.#shot = { ...(progress ?? this.#shot), working, begun: true };
      changed();
    });
  }

  get shot(): ProgramShot {
    return this.#shot;
  }

  /** Begins or goes on; resolved when done, stopped or out of budget. */
  go(): Promise<void> {
    return this.#work.go(BUDGET[this.order]);
  }

  stop(): void {
    this.#work.stop();
  }

  close(): void {
    this.#work.close();
  }
}
