import type { PlayBoard } from "../../www/src/widgets/play-board.js";
import type { SearchSim } from "../../www/src/widgets/search-sim.js";
import { expect, expectAccessible, test } from "./fixtures.js";
import { framedElsewhere } from "./server.mjs";
import { BOARDS } from "./windows.js";

test("each window works alone in a frame of another site, in its language", async ({ page, baseURL }) => {
  await framedElsewhere(`${baseURL}embed.html#w=sim&amp;p=${BOARDS.sim}&amp;s=8&amp;l=en`, async (blog) => {
    await page.goto(blog);
    const sim = page.frameLocator("iframe").locator("search-sim");
    await expect(sim.locator(".say")).toContainText("out of digits");
    await sim.locator('[data-command="next"]').click();
    expect(await sim.evaluate((element: SearchSim) => element.position)).toBe(9);
    await sim.locator('[data-command="last"]').click();
    await expect.poll(() => sim.evaluate((element: SearchSim) => element.snapshot?.backtracks)).toBe(11);
  });
  await framedElsewhere(`${baseURL}embed.html#w=play&amp;p=${BOARDS.medium}`, async (blog) => {
    await page.goto(blog);
    const board = page.frameLocator("iframe").locator("play-board");
    const cell = board.locator('quay-board [data-cell="0"]').first();
    await cell.click();
    await page.keyboard.press("Digit5");
    await expect(cell).toHaveText("5");
    // The solution has 5 there: one placement fewer is left to the machine.
    expect(
      await board.evaluate(async (element: PlayBoard) => (await element.run("solution")).placements),
    ).toBeGreaterThan(57);
    await board.locator('[data-action="give-back"]').click();
    await expect(cell).toHaveText("5");
  });
});

test("a window alone passes axe in both languages, and holds nothing wider than its frame", async ({ page }) => {
  for (const language of ["vi", "en"]) {
    for (const widget of ["sim", "play"]) {
      await page.goto("about:blank");
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`embed.html#w=${widget}&l=${language}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator('quay-board [data-cell="0"]').first()).toBeVisible();
      await expectAccessible(page, "main");
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  }
});

test("without storage, as in a frame of a strict browser, the game is played all the same", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      });
    }
  });
  await page.goto(`embed.html#w=play`);
  const cell = page.locator('play-board quay-board [data-cell="1"]').first();
  await cell.click();
  await page.keyboard.press("Digit3");
  await expect(cell).toHaveText("3");
  await page.goto(`en/`);
  await expect(page.locator("#lang-switch")).toBeVisible();
  await page.locator("#theme-button").click();
  await page.locator("#lang-switch").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "vi");
});
