import { chooseTheme, smallControls } from "./controls.js";
import { expect, expectAccessible, test } from "./fixtures.js";
import { BOARDS, Play, Sim } from "./windows.js";

for (const path of ["", "en/"]) {
  for (const theme of ["light", "dark"]) {
    test(`axe finds nothing on ${path || "/"} in ${theme}, whatever is open`, async ({ page }) => {
      test.setTimeout(90_000);
      await chooseTheme(page, theme);
      const play = await new Play(page).open(path);
      await play.more();
      await play.cell(1).click();
      await page.keyboard.press("Digit8");
      await (await new Sim(page).awake()).action("edit").click();
      await expectAccessible(page);
      await play.action("puzzle").selectOption("paste");
      await play.root.locator("textarea").fill("53..7");
      await expectAccessible(page, "play-board");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await play.puzzle(BOARDS.medium);
      for (let step = 0; step < 6; step += 1) await play.command("next").click();
      await new Sim(page).command("backtrack").click();
      await expectAccessible(page);
    });
  }
}

for (const width of [320, 360, 768, 1280]) {
  test(`nothing is wider than the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const play = await new Play(page).open();
    await play.more();
    await (await new Sim(page).awake()).action("edit").click();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}

test("on a phone the sentence, the board and the player fit one screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const play = await new Play(page).open();
  await play.command("next").click();
  await play.say.evaluate((say) => scrollBy({ top: say.getBoundingClientRect().top - 50, behavior: "instant" }));
  for (const part of [play.say, play.root.locator("quay-board").first(), play.root.locator("step-player")]) {
    const box = await part.boundingBox();
    expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(641);
  }
});

test("every control is at least 44 px on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const play = await new Play(page).open();
  await play.more();
  const small = await smallControls(page.locator("html"));
  expect(small).toEqual([]);
});

test("the theme button turns the page and keeps the choice", async ({ page }) => {
  await page.goto("");
  const root = page.locator("html");
  const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.locator("#theme-button").click();
  await expect(root).toHaveAttribute("data-theme", /light|dark/);
  const after = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(after).not.toBe(before);
  await page.reload();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(after);
});

test("the road map marks the part in view", async ({ page }) => {
  await page.goto("");
  for (const part of ["part-play", "part-check", "part-backtracking", "part-cost", "part-pruning", "part-unique"]) {
    await page.locator(`#road-map a[href="#${part}"]`).click();
    await expect(page.locator(`#road-map a[href="#${part}"]`)).toHaveAttribute("aria-current", "true");
  }
});

test("numbers of the text are counted by the engine", async ({ page }) => {
  await page.goto("");
  const counts = page.locator("quay-count");
  for (const count of await counts.all()) {
    const shown = (await count.textContent())?.trim();
    await count.scrollIntoViewIfNeeded();
    await expect(count).toHaveAttribute("data-counted", "true");
    expect((await count.textContent())?.trim()).toBe(shown);
  }
  expect(await counts.count()).toBeGreaterThan(4);
});
