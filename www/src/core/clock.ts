/** Time as the runner sees it, so that tests can bring their own. */
export interface Clock {
  /** Milliseconds, from any fixed moment. */
  now(): number;
  /** Calls back once, before the next picture; returns a way to cancel. */
  frame(callback: () => void): () => void;
}

/** A hidden tab gets no animation frames; a run asked for there must still end. */
const HIDDEN_INTERVAL_MS = 50;

/** The browser's own clock. */
export const browserClock: Clock = {
  now: () => performance.now(),
  frame(callback) {
    if (document.hidden) {
      const timer = setTimeout(callback, HIDDEN_INTERVAL_MS);
      return () => clearTimeout(timer);
    }
    const frame = requestAnimationFrame(callback);
    return () => cancelAnimationFrame(frame);
  },
};
