import { expect, test } from "./fixtures.js";
import { BOARDS, Play } from "./windows.js";

test("after a digit from the pad the arrows still choose cells; the machine stays out of it", async ({ page }) => {
  const play = await new Play(page).open();
  await play.cell(1).click();
  await play.root.locator('[data-digit="3"]').click();
  await page.keyboard.press("ArrowRight");
  await expect(play.cell(2)).toHaveAttribute("aria-selected", "true");
  expect((await play.snapshot())?.position).toBe(0);
  await page.keyboard.press("Digit1");
  await expect(play.cell(2)).toHaveText("1");
});

test("every key of the numpad, NumLock or Shift or not, is its digit", async ({ page }) => {
  const play = await new Play(page).open();
  await play.action("puzzle").selectOption("empty-9");
  await expect.poll(() => play.board()).toBe("0".repeat(81));
  for (let digit = 1; digit <= 9; digit += 1) {
    await play.cell(digit * 9 - 9 + ((digit * 4) % 9)).click();
    // Shift+Numpad5 arrives with another `key`; the code is what counts.
    await play.root.evaluate((element, code) => {
      const cell = element.shadowRoot?.querySelector("quay-board")?.shadowRoot?.activeElement;
      const init = { code, key: "End", bubbles: true, composed: true, cancelable: true };
      cell?.dispatchEvent(new KeyboardEvent("keydown", init));
    }, `Numpad${digit}`);
  }
  expect((await play.board()).replaceAll("0", "")).toBe("123456789");
});

test("digits typed through a Vietnamese input method arrive all the same", async ({ page }) => {
  const play = await new Play(page).open();
  await play.cell(1).click();
  // VNI and Telex report the key as Process (229), with the code of the key that was pressed.
  await play.root.evaluate((element) => {
    const cell = element.shadowRoot?.querySelector("quay-board")?.shadowRoot?.activeElement;
    const init = { code: "Digit3", key: "Process", keyCode: 229, bubbles: true, composed: true, cancelable: true };
    cell?.dispatchEvent(new KeyboardEvent("keydown", init));
  });
  await expect(play.cell(1)).toHaveText("3");
});

test("no key of the board or the player scrolls the page", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const play = await new Play(page).open();
  await play.cell(40).click();
  await expect(play.cell(40)).toBeFocused();
  const before = await page.evaluate(() => scrollY);
  for (const key of ["ArrowLeft", "ArrowRight", "Home", "End", "Backspace", "Space"]) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => scrollY), key).toBe(before);
  }
});

test("one cell takes the Tab stop; Tab leaves the board by one press", async ({ page }) => {
  const play = await new Play(page).open();
  await play.cell(30).click();
  await expect(play.root.locator('quay-board [data-cell][tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(play.cell(30)).not.toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(play.cell(30)).toBeFocused();
});

test("the row, column and box of the chosen cell and the same digits are told apart", async ({ page }) => {
  const play = await new Play(page).open();
  await play.cell(1).click();
  const shown = (look: string) =>
    play.root
      .locator("quay-board .board")
      .first()
      .locator(`.${look}`)
      .evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLElement).dataset.cell)));
  expect(await shown("peer")).toHaveLength(20);
  await play.cell(0).click();
  const eights = Array.from(BOARDS.easy).flatMap((digit, cell) => (digit === "8" && cell !== 0 ? [cell] : []));
  expect((await shown("same")).sort((a, b) => a - b)).toEqual(eights);
});

test("a new action after an undo ends the redo; a given leaves no entry", async ({ page }) => {
  const play = await new Play(page).open();
  await play.cell(1).click();
  await page.keyboard.press("Digit3");
  await page.keyboard.press("Control+KeyZ");
  await expect(play.action("redo")).not.toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Digit4");
  await expect(play.action("redo")).toHaveAttribute("aria-disabled", "true");
  await play.cell(0).click();
  await page.keyboard.press("Digit5");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Shift+Digit5");
  await play.action("undo").click();
  expect(await play.board()).toBe(BOARDS.easy);
  await expect(play.action("undo")).toHaveAttribute("aria-disabled", "true");
});

test("filling, clearing, restarting are one entry each, and undo brings all of it back", async ({ page }) => {
  const play = await new Play(page).open();
  await play.cell(1).click();
  await page.keyboard.press("Digit3");
  await play.more();
  await play.action("fill-marks").click();
  const filled = await play.marks(12);
  await play.action("clear-marks").click();
  await play.action("restart").click();
  expect(await play.board()).toBe(BOARDS.easy);
  await play.action("undo").click();
  await expect(play.cell(1)).toHaveText("3");
  await play.action("undo").click();
  expect(await play.marks(12)).toEqual(filled);
  await play.action("undo").click();
  expect(await play.marks(12)).toEqual([]);
  await play.action("undo").click();
  expect(await play.board()).toBe(BOARDS.easy);
});
