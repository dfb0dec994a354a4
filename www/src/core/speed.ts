/** Steps a second for each notch of the speed control; the last has no limit but the frame. */
export const SPEEDS: readonly number[] = [1, 2, 5, 15, 60, 600, 6000, Number.POSITIVE_INFINITY];

/** The notch a player starts at. */
export const DEFAULT_NOTCH = 1;

/** Above this rate motion and spoken messages would only get in the way. */
export const CALM_STEPS_PER_SECOND = 5;

/** A notch forced into the range that exists. */
export function clampNotch(notch: number): number {
  return Math.min(SPEEDS.length - 1, Math.max(0, Math.round(notch)));
}

/** The rate of a notch. */
export function stepsPerSecond(notch: number): number {
  return SPEEDS[clampNotch(notch)] ?? 1;
}
