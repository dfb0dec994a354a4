import { expect, test } from "./fixtures.js";
import { BOARDS, Play } from "./windows.js";

test("a whole easy game by keyboard alone, to the end message", async ({ page }) => {
  const play = await new Play(page).open();
  await play.cell(0).focus();
  await page.keyboard.press("Control+Home");
  for (let cell = 0; cell < 81; cell += 1) {
    if (BOARDS.easy[cell] === "0") {
      // Row keys and numpad keys take turns.
      const key = cell % 2 === 0 ? "Digit" : "Numpad";
      await page.keyboard.press(`${key}${BOARDS.easySolved[cell]}`);
    }
    if (cell % 9 === 8) {
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Home");
    } else {
      await page.keyboard.press("ArrowRight");
    }
  }
  expect(await play.board()).toBe(BOARDS.easySolved);
  await expect(play.say).toContainText("Em giải đúng cả bảng");
  await expect(play.root.locator(".stage")).toHaveClass(/done/);
});

test("arrows stop at the edge, Home and End run along the row and, with Ctrl, the board", async ({ page }) => {
  const play = await new Play(page).open();
  await play.cell(0).focus();
  const at = () => play.grid.locator('[aria-selected="true"]').getAttribute("data-cell");
  for (const [key, cell] of [
    ["ArrowDown", "9"],
    ["End", "17"],
    ["ArrowRight", "17"],
    ["Home", "9"],
    ["ArrowLeft", "9"],
    ["Control+End", "80"],
    ["ArrowDown", "80"],
    ["Control+Home", "0"],
    ["ArrowUp", "0"],
  ] as const) {
    await page.keyboard.press(key);
    expect(await at(), key).toBe(cell);
    await expect(play.cell(Number(cell))).toBeFocused();
  }
});

test("Delete, Backspace, 0 erase; givens cannot be changed", async ({ page }) => {
  const play = await new Play(page).open();
  for (const key of ["Delete", "Backspace", "Digit0", "Numpad0"]) {
    await play.cell(1).click();
    await page.keyboard.press("Digit3");
    await expect(play.cell(1)).toHaveText("3");
    await page.keyboard.press(key);
    await expect(play.cell(1)).toHaveText("");
  }
  await play.cell(0).click();
  await page.keyboard.press("Digit3");
  await page.keyboard.press("Delete");
  await expect(play.cell(0)).toHaveText("8");
  await expect(play.say).toContainText("số đề cho");
});

test("undo and redo: one action, one entry; never across a change of puzzle", async ({ page }) => {
  const play = await new Play(page).open();
  await play.cell(1).click();
  await page.keyboard.press("Digit3");
  await play.cell(2).click();
  await page.keyboard.press("Shift+Digit1");
  await page.keyboard.press("Digit1");
  await expect(play.cell(2)).toHaveText("1");
  await page.keyboard.press("Control+KeyZ");
  expect(await play.marks(2)).toEqual(["1"]);
  await page.keyboard.press("Control+KeyZ");
  await page.keyboard.press("Control+KeyZ");
  expect(await play.board()).toBe(BOARDS.easy);
  await page.keyboard.press("Control+KeyZ");
  await expect(play.say).toContainText("Không còn gì để hoàn tác");
  await page.keyboard.press("Control+KeyY");
  await page.keyboard.press("Control+Shift+KeyZ");
  await page.keyboard.press("Control+KeyY");
  await expect(play.cell(1)).toHaveText("3");
  await expect(play.cell(2)).toHaveText("1");

  await play.action("puzzle").selectOption("medium");
  await expect.poll(() => play.board()).toBe(BOARDS.medium);
  await expect(play.action("undo")).toHaveAttribute("aria-disabled", "true");
});

test("pencil marks by key, all at once, cleaned by placing and brought back by undo", async ({ page }) => {
  const play = await new Play(page).open();
  await play.cell(12).click();
  await page.keyboard.press("KeyN");
  await expect(play.action("marks")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Digit6");
  await page.keyboard.press("Digit1");
  expect(await play.marks(12)).toEqual(["1", "6"]);
  await page.keyboard.press("KeyN");

  await play.more();
  await play.action("fill-marks").click();
  // The lesson's worked example: row 2, column 4.
  expect(await play.marks(12)).toEqual(["1", "6"]);
  await play.cell(14).click();
  await page.keyboard.press("Digit6");
  expect(await play.marks(12)).toEqual(["1"]);
  await page.keyboard.press("Control+KeyZ");
  expect(await play.marks(12)).toEqual(["1", "6"]);

  await play.action("auto-clean").uncheck();
  await play.cell(14).click();
  await page.keyboard.press("Digit6");
  expect(await play.marks(12)).toEqual(["1", "6"]);
  await play.action("clear-marks").click();
  expect(await play.marks(12)).toEqual([]);
});

test("a clash reddens every cell involved at once, and is gone at once", async ({ page }) => {
  const play = await new Play(page).open();
  await play.cell(1).click();
  // 8 stands in the row (cell 0, also the same box); 7 stands in row and column and box.
  await page.keyboard.press("Digit8");
  expect(await play.clashes()).toEqual([0, 1]);
  await expect(play.say).toContainText("trùng");
  await page.keyboard.press("Digit7");
  expect(await play.clashes()).toEqual([1, 3, 10]);
  await page.keyboard.press("Digit3");
  expect(await play.clashes()).toEqual([]);
});
