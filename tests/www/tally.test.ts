import { expect, test } from "vitest";
import { type Counter, Tally } from "../../www/src/core/tally.js";

type Progress = Awaited<ReturnType<Counter>>;

/** Counts that the test itself carries on. */
class Bench {
  readonly jobs: { key: string; signal: AbortSignal; at: (count: number, done?: boolean) => void; fail: () => void }[] =
    [];
  changes = 0;
  readonly tally = new Tally(
    () => {
      this.changes += 1;
    },
    (puzzle, order, { signal, report }) =>
      new Promise<Progress>((resolve, reject) => {
        let now = progress(0, false);
        signal.addEventListener("abort", () => resolve(now));
        const at = (count: number, done = false) => {
          now = progress(count, done);
          if (done) resolve(now);
          else report(now);
        };
        this.jobs.push({ key: `${order} ${puzzle}`, signal, at, fail: () => reject(new Error("no network")) });
      }),
  );
}

const progress = (placements: number, done: boolean): Progress => ({
  done,
  placements,
  backtracks: Math.floor(placements / 2),
  verdict: done ? "solved" : "undecided",
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("a puzzle that is wanted twice is counted once, in both orders", async () => {
  const { tally, jobs } = new Bench();
  expect(tally.of("a", "plain")).toBeUndefined();
  tally.want("a");
  tally.want("a");
  expect(jobs.map(({ key }) => key)).toEqual(["plain a", "mrv a"]);
  jobs[0]?.at(10);
  expect(tally.of("a", "plain")).toMatchObject({ placements: 10, state: "counting", asked: false });
  jobs[0]?.at(59, true);
  await settle();
  expect(tally.of("a", "plain")).toMatchObject({ placements: 59, backtracks: 29, state: "done" });
  expect(tally.of("a", "mrv")).toMatchObject({ placements: 0, state: "counting" });
});

test("what takes long is left open unasked, and counted to its end when asked", async () => {
  const bench = new Bench();
  const { tally, jobs } = bench;
  tally.want("long");
  jobs[0]?.at(2_999_999);
  expect(jobs[0]?.signal.aborted).toBe(false);
  jobs[0]?.at(3_000_001);
  expect(jobs[0]?.signal.aborted).toBe(true);
  await settle();
  expect(tally.of("long", "plain")).toMatchObject({ placements: 3_000_001, state: "open" });
  const end = tally.toTheEnd("long", "plain");
  jobs[2]?.at(50_000_000);
  expect(jobs[2]?.signal.aborted).toBe(false);
  expect(tally.of("long", "plain")).toMatchObject({ state: "counting", asked: true });
  jobs[2]?.at(69_175_316, true);
  await end;
  expect(tally.of("long", "plain")).toMatchObject({ placements: 69_175_316, state: "done" });
  expect(bench.changes).toBeGreaterThan(4);
});

test("a count that is stopped stays where it is", async () => {
  const { tally, jobs } = new Bench();
  const end = tally.toTheEnd("a", "mrv");
  jobs[0]?.at(1_234);
  tally.stop("a", "mrv");
  await end;
  expect(tally.of("a", "mrv")).toMatchObject({ placements: 1_234, state: "open" });
  tally.want("a");
  expect(jobs.map(({ key }) => key)).toEqual(["mrv a", "plain a"]);
});

test("without the worker's files a count has failed and can be asked for again", async () => {
  const { tally, jobs } = new Bench();
  tally.want("a");
  jobs[0]?.fail();
  await settle();
  expect(tally.of("a", "plain")?.state).toBe("failed");
  const end = tally.toTheEnd("a", "plain");
  jobs[2]?.at(7, true);
  await end;
  expect(tally.of("a", "plain")).toMatchObject({ placements: 7, state: "done" });
});

test("a window that goes away ends its counts; what was done is kept", async () => {
  const bench = new Bench();
  const { tally, jobs } = bench;
  tally.want("a");
  jobs[0]?.at(59, true);
  await settle();
  tally.close();
  expect(jobs.map(({ signal }) => signal.aborted)).toEqual([false, true]);
  const { changes } = bench;
  jobs[1]?.at(3);
  await settle();
  expect(bench.changes).toBe(changes);
  tally.want("a");
  expect(jobs.map(({ key }) => key)).toEqual(["plain a", "mrv a", "mrv a"]);
});
