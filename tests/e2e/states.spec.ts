import type { Page } from "@playwright/test";
import { chooseTheme } from "./controls.js";
import { expect, expectAccessible, test } from "./fixtures.js";
import { BOARDS, Play, Sim } from "./windows.js";

/** States of the windows that change what is on the page; each is checked for access and for width. */
const STATES: Record<string, (play: Play, page: Page) => Promise<void>> = {
  "a wrong board and its offers": async (play, page) => {
    await play.cell(12).click();
    await page.keyboard.press("Digit6");
    await page.keyboard.press("KeyH");
    await play.action("show-wrong").click();
  },
  "strict, with a strike": async (play, page) => {
    await play.more();
    await play.action("strict").check();
    await play.cell(12).click();
    await page.keyboard.press("Digit6");
    await page.keyboard.press("Enter");
    await expect(play.count("strikes")).toHaveText("1");
  },
  "all pencil marks": async (play) => {
    await play.more();
    await play.action("fill-marks").click();
  },
  paused: async (play, page) => {
    await play.cell(1).click();
    await page.keyboard.press("Digit3");
    await play.action("pause").click();
  },
  solved: async (play, page) => {
    await play.puzzle(`0${BOARDS.easySolved.slice(1)}`);
    await play.cell(0).click();
    await page.keyboard.press("Digit8");
    await expect(play.root.locator(".stage")).toHaveClass(/done/);
  },
  "the machine without a way on": async (play, page) => {
    await play.cell(12).click();
    await page.keyboard.press("Digit6");
    await play.command("next").click();
    await play.command("backtrack").click();
    await expect(play.root.locator(".hopeless")).toBeVisible();
  },
  "large counts": async (play) => {
    await play.puzzle(BOARDS.hard);
    await play.command("last").click();
    await expect.poll(async () => (await play.snapshot())?.placements).toBe(103_319);
  },
  "the paste dialog with a mistake": async (play) => {
    await play.action("puzzle").selectOption("paste");
    await play.root.locator("dialog textarea").fill(`${BOARDS.easy.slice(1)}q`);
  },
  "the paste dialog with clashes": async (play) => {
    await play.action("puzzle").selectOption("paste");
    await play.root.locator("dialog textarea").fill(`55${"0".repeat(79)}`);
  },
  "the simulator at a solution, edited": async (_play, page) => {
    const sim = new Sim(page);
    await sim.root.scrollIntoViewIfNeeded();
    await sim.action("edit").click();
    await sim.command("last").click();
    await expect(sim.action("go-on")).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(STATES)) {
  for (const theme of ["light", "dark"]) {
    test(`${name}: axe finds nothing, nothing is too wide (${theme})`, async ({ page }) => {
      test.setTimeout(60_000);
      const path = theme === "light" ? "" : "en/";
      await chooseTheme(page, theme);
      const play = await new Play(page).open(path);
      await reach(play, page);
      await expectAccessible(page);
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, `${width} px`).toBeLessThanOrEqual(0);
      }
      // The dialog scrolls by itself: it must fit the narrowest page too.
      await page.setViewportSize({ width: 320, height: 640 });
      const dialog = play.root.locator("dialog");
      if (await dialog.isVisible()) {
        expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
        await play.action("use").scrollIntoViewIfNeeded();
        await expect(play.action("use")).toBeInViewport();
      } else {
        await expectAccessible(page, "play-board");
      }
    });
  }
}

for (const path of ["", "en/"]) {
  for (const width of [320, 768]) {
    test(`axe finds nothing on ${path || "/"} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await new Play(page).open(path);
      // Under the sticky header a control may be half covered; at the top none is.
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expectAccessible(page);
    });
  }
}
