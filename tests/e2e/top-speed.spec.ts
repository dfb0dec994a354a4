import type { Locator } from "@playwright/test";
import type { PlayBoard } from "../../www/src/widgets/play-board.js";
import { expect, test } from "./fixtures.js";
import { BOARDS, Play } from "./windows.js";

/** The most that Stop, or one picture, may wait. */
const AT_ONCE_MS = 200;

/**
 * Starts what `how` says, stops it after twenty million steps and at last lets it end; times of the stop and of the slowest picture.
 * The best of five: a page that freezes does so each time, a busy computer does not.
 */
function runAndStop(root: Locator, how: "play" | "solution") {
  return root.evaluate(async (element: PlayBoard, how) => {
    const picture = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const seen = { slowest: Number.POSITIVE_INFINITY, stop: Number.POSITIVE_INFINITY, pictures: 0, crept: 0 };
    for (let round = 0; round < 5; round += 1) {
      await element.seek(0);
      let [slowest, last] = [0, await picture()];
      const watch = async () => {
        const now = await picture();
        slowest = Math.max(slowest, now - last);
        seen.pictures += 1;
        last = now;
      };
      const running = how === "play" ? element.play() : element.run("solution");
      while (element.position < 20_000_000) await watch();
      const asked = performance.now();
      await element.pause();
      await running;
      await element.updateComplete;
      seen.stop = Math.min(seen.stop, performance.now() - asked);
      const stoppedAt = element.position;
      for (let rest = 0; rest < 5; rest += 1) await watch();
      seen.crept += element.position - stoppedAt;
      seen.slowest = Math.min(seen.slowest, slowest);
    }
    const { placements } = await element.run("solution");
    return { ...seen, placements };
  }, how);
}

for (const how of ["play", "solution"] as const) {
  test(`69 million placements by ${how}: pictures keep coming and Stop works at once`, async ({ page }) => {
    test.setTimeout(120_000);
    const play = await new Play(page).open();
    await play.puzzle(BOARDS.antiBruteForce);
    await play.action("order").selectOption("plain");
    await play.root.locator("step-player .speed input").fill("7");
    const seen = await runAndStop(play.root, how);
    expect(seen.placements).toBe(69_175_316);
    expect(seen.crept).toBe(0);
    expect(seen.pictures).toBeGreaterThan(40);
    expect(seen.stop).toBeLessThan(AT_ONCE_MS);
    expect(seen.slowest).toBeLessThan(AT_ONCE_MS);
    // The page answers: the learner has the board back, untouched.
    await play.action("give-back").click();
    expect(await play.board()).toBe(BOARDS.antiBruteForce);
  });
}

test("the pause button under the pointer stops a run at top speed", async ({ page }) => {
  test.setTimeout(120_000);
  const play = await new Play(page).open();
  await play.puzzle(BOARDS.antiBruteForce);
  await play.action("order").selectOption("plain");
  await play.command("last").click();
  await expect.poll(async () => (await play.snapshot())?.position ?? 0).toBeGreaterThan(200_000);
  await play.command("pause").click();
  await expect(play.command("play")).toBeVisible();
  const stopped = (await play.snapshot())?.position;
  await play.command("next").click();
  expect((await play.snapshot())?.position).toBe((stopped ?? 0) + 1);
  await play.command("back").click();
  expect((await play.snapshot())?.position).toBe(stopped);
});
