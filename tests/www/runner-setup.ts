import { Runner } from "../../www/src/core/runner.js";
import type { RunSnapshot } from "../../www/src/core/types.js";
import { FakeClock } from "./fake-clock.js";
import { type Course, FakeRun } from "./fake-run.js";

/** A runner on a made-up course, with all that it has told its listener. */
export function setUp(course: Course) {
  const clock = new FakeClock();
  const run = new FakeRun(course, clock);
  const shown: RunSnapshot[] = [];
  /** What else the listener does. */
  const listeners: ((snapshot: RunSnapshot) => void)[] = [];
  const changed = (snapshot: RunSnapshot) => {
    shown.push(snapshot);
    for (const listener of listeners) listener(snapshot);
  };
  const runner = new Runner(run, changed, clock);
  return { clock, run, runner, shown, listeners, at: () => runner.snapshot.position };
}

/** Whether a promise is settled by now, without waiting for it. */
export async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  const note = () => {
    settled = true;
  };
  promise.then(note, note);
  // The promise's own followers come first; a few turns let a chain of them through.
  for (let turn = 0; turn < 4; turn += 1) await null;
  return settled;
}
