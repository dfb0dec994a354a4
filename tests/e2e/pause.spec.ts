import type { PlayBoard } from "../../www/src/widgets/play-board.js";
import { expect, test } from "./fixtures.js";
import { BOARDS, Play } from "./windows.js";

/** A game with one digit in it, paused. */
async function pausedGame(page: import("@playwright/test").Page): Promise<Play> {
  const play = await new Play(page).open();
  await play.cell(1).click();
  await page.keyboard.press("Digit3");
  await expect(play.cell(1)).toHaveText("3");
  await play.action("pause").click();
  await expect(play.root.locator(".covered").first()).toBeVisible();
  return play;
}

test("while paused no digit is in the page, and no key or button changes the board", async ({ page }) => {
  const play = await pausedGame(page);
  await expect(play.root.locator("quay-board").first().locator(".digit")).toHaveCount(0);
  await page.keyboard.press("Digit5");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Control+KeyZ");
  await play.root.locator('[data-digit="5"]').click();
  await play.action("hint").click();
  await play.more();
  for (const name of ["fill-marks", "restart"]) {
    const button = play.action(name);
    if (await button.isEnabled()) await button.click();
  }
  await play.action("pause").click();
  await expect(play.cell(1)).toHaveText("3");
  expect(await play.board()).toBe(`83${BOARDS.easy.slice(2)}`);
  expect(await play.marks(2)).toEqual([]);
});

test("the machine does not play behind the cover", async ({ page }) => {
  const play = await pausedGame(page);
  await play.command("next").click();
  await play.action("machine").click();
  await play.root.evaluate((element: PlayBoard) => element.pause());
  const shot = await play.snapshot();
  expect(shot?.position).toBe(0);
  await play.action("pause").click();
  await expect(play.cell(1)).toHaveText("3");
});

/** Real time goes on beside the minutes that the tests let pass, so a time is only told from one a minute away. */
async function seconds(play: Play): Promise<number> {
  const [minutes = "", rest = ""] = ((await play.count("time").textContent()) ?? "").split(":");
  return Number(minutes) * 60 + Number(rest);
}

test("the clock stands while paused and goes on after", async ({ page }) => {
  await page.clock.install();
  const play = await pausedGame(page);
  await page.clock.runFor(3_600_000);
  expect(await seconds(play)).toBeLessThan(60);
  await play.action("pause").click();
  await page.clock.runFor(120_000);
  await expect.poll(() => seconds(play)).toBeGreaterThanOrEqual(120);
  expect(await seconds(play)).toBeLessThan(240);
});

test("the clock stands while the machine plays", async ({ page }) => {
  await page.clock.install();
  const play = await new Play(page).open();
  await play.cell(1).click();
  await page.keyboard.press("Digit3");
  await play.root.evaluate((element: PlayBoard) => element.next());
  await page.clock.runFor(3_600_000);
  await play.action("give-back").click();
  await page.clock.runFor(120_000);
  await expect.poll(() => seconds(play)).toBeGreaterThanOrEqual(120);
  expect(await seconds(play)).toBeLessThan(240);
});

test("the clock goes on where it was after a reload", async ({ page }) => {
  await page.clock.install();
  const play = await new Play(page).open();
  await play.cell(1).click();
  await page.keyboard.press("Digit3");
  await page.clock.runFor(600_000);
  await expect.poll(() => seconds(play)).toBeGreaterThanOrEqual(600);
  await page.reload();
  await play.root.scrollIntoViewIfNeeded();
  await expect(play.cell(1)).toHaveText("3");
  expect(await seconds(play)).toBeGreaterThanOrEqual(600);
  expect(await seconds(play)).toBeLessThan(700);
});

test("the clock stands when the board is solved", async ({ page }) => {
  await page.clock.install();
  const play = await new Play(page).open();
  await play.root.evaluate((element: PlayBoard) => {
    element.puzzle = "0312124321343421";
  });
  await play.cell(0).click();
  await page.keyboard.press("Digit4");
  await expect(play.say).toContainText("Em giải đúng cả bảng");
  await page.clock.runFor(3_600_000);
  expect(await seconds(play)).toBeLessThan(60);
});
