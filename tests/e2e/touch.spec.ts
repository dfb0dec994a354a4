import { expect, test } from "./fixtures.js";
import { BOARDS, Play } from "./windows.js";

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

test("a whole easy game by touch, on a phone", async ({ page, browserName }) => {
  // The system's Firefox takes no taps from the driver; there the same is done by clicks.
  const press = (target: import("@playwright/test").Locator) =>
    browserName === "chromium" ? target.tap() : target.click();
  test.setTimeout(90_000);
  const play = await new Play(page).open();
  for (let cell = 0; cell < 81; cell += 1) {
    if (BOARDS.easy[cell] !== "0") continue;
    await press(play.cell(cell));
    await press(play.root.locator(`[data-digit="${BOARDS.easySolved[cell]}"]`));
  }
  expect(await play.board()).toBe(BOARDS.easySolved);
  await expect(play.say).toContainText("Em giải đúng cả bảng");
});
