import { expect, test } from "./fixtures.js";
import { Play } from "./windows.js";

/** Row 2, column 4 takes 1 or 6: 1 is right, 6 breaks no rule and spoils the rest. */
const CELL = 12;

test("strict mode is off until asked for, and is kept with the game", async ({ page }) => {
  const play = await new Play(page).open();
  await play.more();
  await expect(play.action("strict")).not.toBeChecked();
  await expect(play.count("strikes")).toHaveCount(0);
  await play.action("strict").check();
  await play.cell(CELL).click();
  await page.keyboard.press("Digit6");
  await page.keyboard.press("Enter");
  await expect(play.count("strikes")).toHaveText("1");
  await page.reload();
  await play.root.scrollIntoViewIfNeeded();
  await expect(play.count("strikes")).toHaveText("1");
  await play.more();
  await expect(play.action("strict")).toBeChecked();
});

test("a sketch is not on the board: it clashes with nothing, and Enter turns a clash into a strike", async ({
  page,
}) => {
  const play = await new Play(page).open();
  await play.more();
  await play.action("strict").check();
  await play.cell(1).click();
  await page.keyboard.press("Digit8");
  await expect(play.cell(1)).toHaveClass(/sketch/);
  expect(await play.clashes()).toEqual([]);
  await page.keyboard.press("NumpadEnter");
  await expect(play.count("strikes")).toHaveText("1");
  await expect(play.cell(1)).toHaveClass(/sketch/);
  await page.keyboard.press("Digit3");
  await page.keyboard.press("Enter");
  await expect(play.cell(1)).not.toHaveClass(/sketch/);
  await expect(play.count("strikes")).toHaveText("1");
  expect(await play.clashes()).toEqual([]);
});

test("undo takes back a sketch and a confirmation, never a strike", async ({ page }) => {
  const play = await new Play(page).open();
  await play.more();
  await play.action("strict").check();
  await play.cell(1).click();
  await page.keyboard.press("Digit3");
  await page.keyboard.press("Enter");
  await play.cell(CELL).click();
  await page.keyboard.press("Digit6");
  await page.keyboard.press("Enter");
  await expect(play.count("strikes")).toHaveText("1");
  await page.keyboard.press("Control+KeyZ");
  await expect(play.cell(CELL)).toHaveText("");
  await page.keyboard.press("Control+KeyZ");
  await expect(play.cell(1)).toHaveClass(/sketch/);
  await page.keyboard.press("Control+KeyZ");
  await expect(play.cell(1)).toHaveText("");
  await expect(play.count("strikes")).toHaveText("1");
});

test("a sketch can be confirmed without a keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const play = await new Play(page).open();
  await play.more();
  await play.action("strict").check();
  await play.cell(1).click();
  await play.root.locator('[data-digit="3"]').click();
  await expect(play.cell(1)).toHaveClass(/sketch/);
  await play.action("confirm").click({ timeout: 3_000 });
  await expect(play.cell(1)).not.toHaveClass(/sketch/);
  await expect(play.cell(1)).toHaveText("3");
});

test("strict mode off again: digits are placed at once", async ({ page }) => {
  const play = await new Play(page).open();
  await play.more();
  await play.action("strict").check();
  await play.cell(1).click();
  await page.keyboard.press("Digit3");
  await play.action("strict").uncheck();
  await play.cell(CELL).click();
  await page.keyboard.press("Digit6");
  await expect(play.cell(CELL)).not.toHaveClass(/sketch/);
  expect(await play.board()).toMatch(/^8.{11}6/);
});

test("a whole game in strict mode ends with its strikes", async ({ page }) => {
  const play = await new Play(page).open();
  await play.action("puzzle").selectOption("starter-4");
  await expect.poll(() => play.board()).toBe("0012000321003000");
  await play.more();
  await play.action("strict").check();
  for (const [cell, digit] of Array.from("4312124321343421").entries()) {
    await play.cell(cell).click();
    await page.keyboard.press(`Digit${digit}`);
    await page.keyboard.press("Enter");
  }
  expect(await play.board()).toBe("4312124321343421");
  await expect(play.say).toContainText("Em giải đúng cả bảng");
  await expect(play.count("strikes")).toHaveText("0");
});
