/** A clock that runs while somebody plays. Seconds; time comes from outside. */
export class Stopwatch {
  #banked: number;
  #since: number | null = null;
  readonly #now: () => number;

  /** `now` gives milliseconds. */
  constructor(seconds = 0, now: () => number = () => performance.now()) {
    this.#banked = seconds;
    this.#now = now;
  }

  get running(): boolean {
    return this.#since !== null;
  }

  get seconds(): number {
    return this.#banked + (this.#since === null ? 0 : (this.#now() - this.#since) / 1000);
  }

  start(): void {
    this.#since ??= this.#now();
  }

  stop(): void {
    this.#banked = this.seconds;
    this.#since = null;
  }
}
