import type { Run, RunKind, RunSnapshot } from "../../www/src/core/types.js";
import type { FakeClock } from "./fake-clock.js";

export interface Course {
  readonly length: number;
  readonly solutions?: readonly number[];
  readonly backtracks?: readonly number[];
  /** What a step costs on the clock. */
  readonly msPerStep?: number;
}

/** A run whose steps are numbers only: it has a length, solutions and backtracks at known places. */
export class FakeRun implements Run<RunSnapshot> {
  readonly budgets: number[] = [];
  readonly advances: number[] = [];
  /** Thrown by the next action, once. */
  failure: Error | undefined;
  freed = 0;
  #position = 0;
  #furthest = 0;
  readonly #course: Course;
  readonly #clock: FakeClock;

  constructor(course: Course, clock: FakeClock) {
    this.#course = course;
    this.#clock = clock;
  }

  snapshot(settled = true): RunSnapshot {
    const { length } = this.#course;
    const finished = this.#position === length;
    return {
      position: this.#position,
      furthest: this.#furthest,
      end: this.#furthest === length ? length : null,
      settled,
      finished,
      resting: finished || this.#at("solution").includes(this.#position),
    };
  }

  next(): RunSnapshot {
    return this.#go(this.#position + 1, 1);
  }

  back(): RunSnapshot {
    return this.#go(this.#position - 1, 1);
  }

  advance(steps: number): RunSnapshot {
    this.advances.push(steps);
    const rest = this.#at("solution").find((at) => at > this.#position) ?? this.#course.length;
    return this.#go(Math.min(this.#position + steps, rest), steps);
  }

  seek(position: number, budget: number): RunSnapshot {
    this.budgets.push(budget);
    return this.#go(position, budget);
  }

  runTo(kind: RunKind, budget: number): RunSnapshot {
    this.budgets.push(budget);
    return this.#go(this.#at(kind).find((at) => at > this.#position) ?? this.#course.length, budget);
  }

  runBackTo(kind: RunKind, budget: number): RunSnapshot {
    this.budgets.push(budget);
    return this.#go(
      this.#at(kind)
        .filter((at) => at < this.#position)
        .at(-1) ?? 0,
      budget,
    );
  }

  marks(): Float64Array {
    return Float64Array.from(this.#at("backtrack"));
  }

  free(): void {
    this.freed += 1;
  }

  #at(kind: RunKind): readonly number[] {
    if (kind === "end") return [];
    return (kind === "solution" ? this.#course.solutions : this.#course.backtracks) ?? [];
  }

  #go(target: number, budget: number): RunSnapshot {
    const { failure } = this;
    this.failure = undefined;
    if (failure) throw failure;
    const aim = Math.min(this.#course.length, Math.max(0, target));
    const steps = Math.min(budget, Math.abs(aim - this.#position));
    this.#clock.pass(steps * (this.#course.msPerStep ?? 0));
    this.#position += Math.sign(aim - this.#position) * steps;
    this.#furthest = Math.max(this.#furthest, this.#position);
    return this.snapshot(this.#position === aim);
  }
}
