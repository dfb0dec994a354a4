import { expect, test } from "./fixtures.js";
import { BOARDS, Play } from "./windows.js";

test("a hint names the narrowest cell and the houses that bar the rest", async ({ page }) => {
  const play = await new Play(page).open();
  await page.keyboard.press("Tab");
  await play.action("hint").click();
  await expect(play.say).toContainText("Hàng 1 cột 2 chắc chắn là 3");
  await expect(play.say).toContainText("hàng 1 đã có 2 5 7 8");
  await expect(play.cell(1)).toHaveClass(/hint/);
  await page.keyboard.press("Digit3");
  await expect(play.cell(1)).toHaveText("3");

  await play.action("puzzle").selectOption("inkala-2012");
  await expect.poll(() => play.board()).toBe(BOARDS.inkala);
  await play.action("hint").click();
  await expect(play.say).toContainText("ít lựa chọn nhất");
});

test("a wrong board is said first; the place is shown, and the way back is one entry", async ({ page }) => {
  const play = await new Play(page).open();
  await play.cell(12).click();
  await page.keyboard.press("Digit6");
  await play.cell(1).click();
  await page.keyboard.press("Digit3");
  await page.keyboard.press("KeyH");
  await expect(play.say).toContainText("đã sai");
  await play.action("show-wrong").click();
  await expect(play.cell(12)).toHaveClass(/wrong/);
  await expect(play.say).toContainText("hàng 2 cột 4");
  await page.keyboard.press("KeyH");
  await play.action("back-to-right").click();
  expect(await play.board()).toBe(BOARDS.easy);
  await play.action("undo").click();
  await expect(play.cell(12)).toHaveText("6");
  await expect(play.cell(1)).toHaveText("3");
});

test("clashing, full and impossible boards get an honest hint", async ({ page }) => {
  const play = await new Play(page).open();
  await play.cell(1).click();
  await page.keyboard.press("Digit8");
  await page.keyboard.press("KeyH");
  await expect(play.say).toContainText("Trước hết hãy sửa chỗ trùng");
  await play.puzzle(BOARDS.easySolved);
  await play.action("hint").click();
  await expect(play.say).toContainText("đã đầy và đúng");
  await play.puzzle(BOARDS.deadColumn);
  await play.action("hint").click();
  await expect(play.say).toContainText("không có lời giải");
});

test("strict mode: a digit is sketched, Enter confirms it, a wrong one is a strike", async ({ page }) => {
  const play = await new Play(page).open();
  await play.more();
  await play.action("strict").check();
  await play.cell(1).click();
  await page.keyboard.press("Digit3");
  await expect(play.cell(1)).toHaveClass(/sketch/);
  await page.keyboard.press("Delete");
  await expect(play.cell(1)).toHaveText("");
  await page.keyboard.press("Digit3");
  await page.keyboard.press("Enter");
  await expect(play.cell(1)).not.toHaveClass(/sketch/);
  await expect(play.cell(1)).toHaveText("3");
  await expect(play.count("strikes")).toHaveText("0");
  await play.cell(12).click();
  await page.keyboard.press("Digit6");
  await page.keyboard.press("Enter");
  await expect(play.count("strikes")).toHaveText("1");
  await expect(play.say).toContainText("không được");
  await expect(play.cell(12)).toHaveClass(/sketch/);
});

test("the clock runs with the first digit; pausing hides the board", async ({ page }) => {
  const play = await new Play(page).open();
  await expect(play.count("time")).toHaveText("0:00");
  await play.cell(1).click();
  await page.keyboard.press("Digit3");
  await expect(play.count("time")).toHaveText("0:01", { timeout: 4_000 });
  await play.action("pause").click();
  await expect(play.root.locator(".covered").first()).toContainText("Đang nghỉ");
  await expect(play.root.locator("quay-board").first().locator("[data-cell]")).toHaveCount(0);
  await page.keyboard.press("Digit5");
  await play.action("pause").click();
  await expect(play.cell(1)).toHaveText("3");
});
