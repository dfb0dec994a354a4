import type { PlayBoard } from "../../www/src/widgets/play-board.js";
import { expect, test } from "./fixtures.js";
import { BOARDS, Play } from "./windows.js";

/** Placements of the lesson's table, both orders. */
const LESSON = [
  { name: "easy", board: BOARDS.easy, plain: 59, mrv: 45 },
  { name: "medium", board: BOARDS.medium, plain: 6_422, mrv: 95 },
  { name: "hard", board: BOARDS.hard, plain: 103_319, mrv: 120 },
  { name: "inkala-2012", board: BOARDS.inkala, plain: 49_558, mrv: 10_101 },
];

for (const { name, board, ...counts } of LESSON) {
  test(`the machine solves ${name} with the lesson's numbers, in both orders`, async ({ page }) => {
    const play = await new Play(page).open();
    await play.action("puzzle").selectOption(name);
    await expect.poll(() => play.board()).toBe(board);
    for (const order of ["plain", "mrv"] as const) {
      await play.action("order").selectOption(order);
      await play.command("last").click();
      await expect.poll(async () => (await play.snapshot())?.placements).toBe(counts[order]);
      const shot = await play.snapshot();
      expect(shot?.verdict).toBe("solved");
      expect(shot?.digits).not.toContain("0");
      await play.action("give-back").click();
      expect(await play.board()).toBe(board);
    }
  });
}

test("back to the start, to any place, and give back: the learner's board is untouched", async ({ page }) => {
  const play = await new Play(page).open();
  await play.cell(1).click();
  await page.keyboard.press("Digit3");
  const mine = await play.board();
  await play.action("machine").click();
  await play.command("pause").click();
  await play.root.evaluate((element: PlayBoard) => element.run("solution"));
  expect((await play.snapshot())?.puzzle).toBe(mine);
  const end = (await play.snapshot())?.position ?? 0;
  await play.root.evaluate((element: PlayBoard) => element.seek(17));
  expect((await play.snapshot())?.position).toBe(17);
  await play.command("first").click();
  await expect.poll(async () => (await play.snapshot())?.digits).toBe(mine);
  await play.root.evaluate((element: PlayBoard, position) => element.seek(position + 5), end);
  await play.command("back").click();
  await play.action("give-back").click();
  expect(await play.board()).toBe(mine);
  await expect(play.cell(1)).toHaveClass(/learner/);
});

test("taking over keeps the machine's digits as one entry to undo", async ({ page }) => {
  const play = await new Play(page).open();
  await play.root.evaluate((element: PlayBoard) => element.seek(12));
  await play.action("take-over").click();
  const taken = await play.board();
  expect(taken).not.toBe(BOARDS.easy);
  await expect(play.root.locator(".cell.machine").first()).toBeVisible();
  await play.action("undo").click();
  expect(await play.board()).toBe(BOARDS.easy);
  await play.action("redo").click();
  expect(await play.board()).toBe(taken);
});

test("from a wrong board the machine says that there is no way on, and shows it", async ({ page }) => {
  const play = await new Play(page).open();
  await play.cell(12).click();
  // Row 2, column 4 takes 1 or 6; the solution has 1.
  expect(BOARDS.easySolved[12]).toBe("1");
  await page.keyboard.press("Digit6");
  await play.command("next").click();
  await expect(play.root.locator(".hopeless")).toContainText("không còn cách nào");
  await play.root.evaluate((element: PlayBoard) => element.run("solution"));
  await expect(play.say).toContainText("không có lời giải");
  expect((await play.snapshot())?.verdict).toBe("none");
});

test("69 million placements: frames keep coming, Stop works at once, the run ends", async ({ page }) => {
  test.setTimeout(120_000);
  const play = await new Play(page).open();
  await play.puzzle(BOARDS.antiBruteForce);
  await play.action("order").selectOption("plain");
  const seen = await play.root.evaluate(async (element: PlayBoard) => {
    let frames = 0;
    let on = true;
    const frame = () => {
      frames += 1;
      if (on) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const run = element.run("solution");
    // Well on its way: past a million steps.
    while (element.position < 1_000_000) await new Promise((resolve) => requestAnimationFrame(resolve));
    const before = performance.now();
    await element.pause();
    const stop = performance.now() - before;
    const stopped = element.position;
    await run;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const moved = element.position - stopped;
    await element.run("solution");
    on = false;
    return { frames, stop, moved, placements: element.snapshot?.placements };
  });
  expect(seen.stop).toBeLessThan(200);
  expect(seen.moved).toBe(0);
  // A frozen page would draw one or two while the run lasts; a slow machine draws fewer than a fast one.
  expect(seen.frames).toBeGreaterThan(30);
  expect(seen.placements).toBe(69_175_316);
});

test("Step during Auto, a new puzzle in mid-run, back at step 0: nothing breaks", async ({ page }) => {
  const play = await new Play(page).open();
  await play.command("back").click({ force: true });
  expect((await play.snapshot())?.position).toBe(0);
  await play.action("machine").click();
  await play.command("next").click();
  await expect(play.command("play")).toBeVisible();
  const at = (await play.snapshot())?.position ?? 0;
  expect(at).toBeGreaterThan(0);
  await play.command("play").click();
  await play.action("puzzle").selectOption("hard");
  await expect.poll(() => play.board()).toBe(BOARDS.hard);
  await expect(play.action("machine")).not.toHaveAttribute("aria-disabled", "true");
  expect((await play.snapshot())?.position).toBe(0);
});
