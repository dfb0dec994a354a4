import type { PlayBoard } from "../../www/src/widgets/play-board.js";
import type { SearchSim } from "../../www/src/widgets/search-sim.js";
import { expect, test } from "./fixtures.js";
import { BOARDS, Play, Sim } from "./windows.js";

test("a reload keeps each puzzle's game, its history and its marks", async ({ page }) => {
  const play = await new Play(page).open();
  await play.cell(1).click();
  await page.keyboard.press("Digit3");
  await play.cell(12).click();
  await page.keyboard.press("Shift+Digit6");
  await play.action("puzzle").selectOption("hard");
  await expect.poll(() => play.board()).toBe(BOARDS.hard);
  await play.cell(3).click();
  await page.keyboard.press("Digit5");
  await page.reload();
  await expect(play.cell(0)).toBeVisible();
  // The puzzle played last is opened again.
  await expect(play.cell(18)).toHaveText("");
  await play.action("puzzle").selectOption("easy");
  await expect(play.cell(1)).toHaveText("3");
  expect(await play.marks(12)).toEqual(["6"]);
  await play.action("undo").click();
  await play.action("undo").click();
  expect(await play.board()).toBe(BOARDS.easy);
});

for (const { name, damage } of [
  { name: "no JSON", damage: "{" },
  { name: "other JSON", damage: '{"game":[1,2,3],"seconds":"x"}' },
  { name: "a hostile list", damage: '{"game":[1,0,0,4294967295],"seconds":1,"at":1}' },
]) {
  test(`a damaged game (${name}) is set aside with a message`, async ({ page }) => {
    await page.goto("");
    await page.evaluate(({ key, value }) => localStorage.setItem(key, value), {
      key: `quaylui.game.${BOARDS.easy}`,
      value: damage,
    });
    const play = await new Play(page).open();
    await expect(play.say).toContainText("bị hỏng");
    expect(await play.board()).toBe(BOARDS.easy);
    expect(await page.evaluate((key) => localStorage.getItem(key), `quaylui.broken.${BOARDS.easy}`)).toBe(damage);
  });
}

test("switching the language keeps both windows and the place in the text", async ({ page }) => {
  const play = await new Play(page).open();
  await play.cell(1).click();
  await page.keyboard.press("Digit3");
  await play.action("order").selectOption("mrv");
  await play.root.evaluate((element: PlayBoard) => element.seek(9));
  const mine = (await play.snapshot())?.puzzle;
  const sim = await new Sim(page).awake();
  await sim.root.evaluate((element: SearchSim) => element.seek(21));
  await page.locator("#part-backtracking").evaluate((part) => part.scrollIntoView({ behavior: "instant" }));
  // The driver's own click would scroll the page first.
  await page.locator("#lang-switch").evaluate((link: HTMLElement) => link.click());
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect.poll(async () => (await sim.snapshot())?.position).toBe(21);
  await expect.poll(async () => (await play.snapshot())?.position).toBe(9);
  expect((await play.snapshot())?.puzzle).toBe(mine);
  expect((await play.snapshot())?.order).toBe("mrv");
  await expect(sim.say).toContainText("Try");
  const top = await page.locator("#part-backtracking").evaluate((part) => part.getBoundingClientRect().top);
  expect(Math.abs(top)).toBeLessThan(300);
  await play.action("give-back").click();
  await expect(play.cell(1)).toHaveText("3");
  await expect(play.cell(1)).toHaveClass(/learner/);
});

test("a link opens its exact step, in its language", async ({ page }) => {
  await page.goto(`#p=${BOARDS.sim}&w=sim&o=plain&s=8&l=vi`);
  const sim = new Sim(page);
  await expect.poll(async () => (await sim.snapshot())?.position).toBe(8);
  await expect(sim.root).toBeInViewport();
  await page.goto(`en/#p=${BOARDS.hard}&w=play&o=mrv&s=100&l=en`);
  const play = new Play(page);
  await expect.poll(async () => (await play.snapshot())?.position).toBe(100);
  expect(await play.snapshot()).toMatchObject({ puzzle: BOARDS.hard, order: "mrv" });
  await page.goto(`#p=${BOARDS.sim}&w=sim&s=3&l=en`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect.poll(async () => (await sim.snapshot())?.position).toBe(3);
});

test("the copied link is that of this step", async ({ page, context, browserName }) => {
  if (browserName === "chromium") await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const sim = await new Sim(page).open();
  await sim.root.evaluate((element: SearchSim) => element.seek(22));
  await sim.action("link").click();
  await expect(sim.say).toContainText("liên kết", { ignoreCase: true });
  if (browserName === "chromium") {
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`#p=${BOARDS.sim}&w=sim&o=plain&s=22$`),
    );
  }
});

for (const fragment of ["p=12", "s=-1", "w=nothing", "x=1", "p=<script>alert(1)</script>", "s=1e9&p=", "%%%=1"]) {
  test(`a broken link is refused politely: #${fragment}`, async ({ page }) => {
    await page.goto(`#${fragment}`);
    await expect(page.locator("#page-message")).toContainText("Liên kết bị hỏng");
    const play = new Play(page);
    await play.root.scrollIntoViewIfNeeded();
    await expect(play.cell(0)).toHaveText("8");
  });
}

test("a link does not overwrite the game in progress", async ({ page }) => {
  const play = await new Play(page).open();
  await play.cell(1).click();
  await page.keyboard.press("Digit3");
  await page.goto(`#p=${BOARDS.easy}&w=play&o=plain&s=30`);
  await expect.poll(async () => (await play.snapshot())?.position).toBe(30);
  expect((await play.snapshot())?.puzzle).toBe(BOARDS.easy);
  await play.action("give-back").click();
  await expect(play.cell(1)).toHaveText("3");
  await page.goto(`#p=${BOARDS.easy}&w=play`);
  await expect(play.say).toContainText("vẫn còn nguyên");
});
