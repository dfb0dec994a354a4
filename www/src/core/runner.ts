import { browserClock, type Clock } from "./clock.js";
import { clampNotch, DEFAULT_NOTCH, stepsPerSecond } from "./speed.js";
import type { Run, RunSnapshot, StepKind } from "./types.js";

/** Work done between two pictures; leaves the rest of a 16 ms frame to the browser. */
const SLICE_MS = 8;
const FIRST_BUDGET = 20_000;
const MAX_BUDGET = 4_000_000;
/** Steps owed after a long pause are dropped, not caught up with in a rush. */
const MAX_LAG_MS = 250;

/**
 * Drives one timeline: step, play, seek, run to a kind of step. Knows no DOM.
 *
 * At most one long action is under way; any new one ends it. Every slice of a
 * long action fits a frame, so that Stop works at once whatever the length.
 */
export class Runner<S extends RunSnapshot> {
  #run: Run<S>;
  #snapshot: S;
  readonly #changed: (snapshot: S) => void;
  readonly #clock: Clock;
  #cancelFrame: (() => void) | undefined;
  #finishTask: (() => void) | undefined;
  #budget = FIRST_BUDGET;
  #playing = false;
  #working = false;
  #notch = DEFAULT_NOTCH;

  /** `changed` is told of every new snapshot, once a frame at most while playing. */
  constructor(run: Run<S>, changed: (snapshot: S) => void, clock: Clock = browserClock) {
    this.#run = run;
    this.#snapshot = run.snapshot();
    this.#changed = changed;
    this.#clock = clock;
  }

  get snapshot(): S {
    return this.#snapshot;
  }

  /** Auto play is on. */
  get playing(): boolean {
    return this.#playing;
  }

  /** A seek or a run to some kind of step is under way. */
  get working(): boolean {
    return this.#working;
  }

  /** Index into the table of speeds. */
  get notch(): number {
    return this.#notch;
  }

  set notch(value: number) {
    this.#notch = clampNotch(value);
    this.#changed(this.#snapshot);
  }

  get marks(): Float64Array {
    return this.#run.marks();
  }

  next(): S {
    this.pause();
    return this.#show(this.#run.next());
  }

  back(): S {
    this.pause();
    return this.#show(this.#run.back());
  }

  /** Goes to a position; one past the end goes to the end. Resolves when there, or when stopped. */
  seek(position: number): Promise<S> {
    const target = Math.max(0, Math.floor(Math.min(position, Number.MAX_SAFE_INTEGER)) || 0);
    return this.#work((budget) => this.#run.seek(target, budget));
  }

  /** Goes on to the next step of a kind, or to the end. */
  runTo(kind: StepKind): Promise<S> {
    return this.#work((budget) => this.#run.runTo(kind, budget));
  }

  /** Goes back to the step of a kind before this one, or to the start. */
  runBackTo(kind: StepKind): Promise<S> {
    return this.#work((budget) => this.#run.runBackTo(kind, budget));
  }

  /** Plays at the chosen speed until a solution or the end. Resolves when playing ends. */
  play(): Promise<S> {
    this.pause();
    if (this.#snapshot.finished) return Promise.resolve(this.#snapshot);
    this.#playing = true;
    let last = this.#clock.now();
    let owed = 1;
    return this.#loop(() => {
      const now = this.#clock.now();
      const rate = stepsPerSecond(this.#notch);
      if (rate === Number.POSITIVE_INFINITY) {
        this.#show(
          this.#slice(
            (budget) => this.#run.advance(budget),
            ({ resting }) => resting,
          ),
        );
      } else {
        owed += (Math.min(MAX_LAG_MS, now - last) / 1000) * rate;
        const steps = Math.floor(owed);
        owed -= steps;
        if (steps > 0) this.#show(this.#run.advance(steps));
      }
      last = now;
      return this.#snapshot.resting;
    }, false);
  }

  /** Ends playing and any seek or run; the position stays where it is. */
  pause(): void {
    this.#cancelFrame?.();
    this.#cancelFrame = undefined;
    const was = this.#playing || this.#working;
    this.#playing = false;
    this.#working = false;
    const finish = this.#finishTask;
    this.#finishTask = undefined;
    if (was) this.#changed(this.#snapshot);
    finish?.();
  }

  /** Ends everything and gives the engine's memory back. */
  dispose(): void {
    this.pause();
    this.#run.free();
  }

  #work(action: (budget: number) => S): Promise<S> {
    this.pause();
    this.#working = true;
    // The first slice is taken at once: a short seek must show within the same frame.
    return this.#loop(() => this.#show(this.#slice(action, ({ settled }) => settled)).settled, true);
  }

  /** Takes turns, one a frame, until one says that it was the last. `atOnce`: the first is taken now. */
  #loop(turn: () => boolean, atOnce: boolean): Promise<S> {
    return new Promise((resolve, reject) => {
      const finish = () => resolve(this.#snapshot);
      this.#finishTask = finish;
      const tick = () => {
        this.#cancelFrame = undefined;
        try {
          const last = turn();
          // A listener of the change may have paused us, or begun something else.
          if (this.#finishTask !== finish) return;
          if (last) this.pause();
          else this.#cancelFrame = this.#clock.frame(tick);
        } catch (error) {
          if (this.#finishTask === finish) {
            this.#finishTask = undefined;
            this.#playing = false;
            this.#working = false;
          }
          reject(error);
        }
      };
      if (atOnce) {
        tick();
      } else {
        this.#cancelFrame = this.#clock.frame(tick);
        this.#changed(this.#snapshot);
      }
    });
  }

  /** One budgeted call, and a budget for the next that should fill the slice. `done`: the budget was not used up. */
  #slice(action: (budget: number) => S, done: (snapshot: S) => boolean): S {
    const start = this.#clock.now();
    const snapshot = action(this.#budget);
    const spent = Math.max(0.05, this.#clock.now() - start);
    if (!done(snapshot) || spent > SLICE_MS) {
      const fitting = (this.#budget * SLICE_MS) / spent;
      this.#budget = Math.round(Math.min(MAX_BUDGET, this.#budget * 4, Math.max(1_000, fitting)));
    }
    return snapshot;
  }

  #show(snapshot: S): S {
    this.#snapshot = snapshot;
    this.#changed(snapshot);
    return snapshot;
  }
}
