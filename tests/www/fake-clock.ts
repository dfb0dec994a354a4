import type { Clock } from "../../www/src/core/clock.js";

/** A clock that stands still until told, and gives frames when asked. */
export class FakeClock implements Clock {
  #time = 0;
  #waiting = new Set<() => void>();

  now(): number {
    return this.#time;
  }

  frame(callback: () => void): () => void {
    // Each request is its own, even for the same callback.
    const request = () => callback();
    this.#waiting.add(request);
    return () => this.#waiting.delete(request);
  }

  /** Frames asked for and not yet given. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Time passes without a picture: work that takes long, or a sleeping tab. */
  pass(ms: number): void {
    this.#time += ms;
  }

  /** `count` pictures, `ms` apart. Stops by itself when nothing waits for one; returns how many were given. */
  frames(count: number, ms: number): number {
    for (let given = 0; given < count; given += 1) {
      if (this.#waiting.size === 0) return given;
      this.pass(ms);
      const due = [...this.#waiting];
      this.#waiting.clear();
      for (const request of due) request();
    }
    return count;
  }
}
