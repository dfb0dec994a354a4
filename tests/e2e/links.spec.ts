import { expect, test } from "./fixtures.js";
import { BOARDS, Play, Sim } from "./windows.js";

const OTHER = "0012000321003000";

/** Goes to another fragment of the page on show, as a click on such a link does. */
async function follow(page: import("@playwright/test").Page, fragment: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);
}

for (const order of ["plain", "mrv"] as const) {
  test(`every part of a link is taken: board, window, order ${order}, step`, async ({ page }) => {
    await page.goto(`#p=${OTHER}&w=sim&o=${order}&s=5&l=vi`);
    const sim = new Sim(page);
    await expect.poll(async () => (await sim.snapshot())?.position).toBe(5);
    expect(await sim.snapshot()).toMatchObject({ puzzle: OTHER, order });
    await follow(page, `p=${BOARDS.medium.replaceAll("0", ".")}&w=play&o=${order}&s=6000`);
    const play = new Play(page);
    await expect.poll(async () => (await play.snapshot())?.puzzle).toBe(BOARDS.medium);
    await expect.poll(async () => (await play.snapshot())?.position).toBeGreaterThan(100);
    const shot = await play.snapshot();
    expect(shot?.order).toBe(order);
    // MRV solves it in fewer steps: past the end means to the end.
    expect(order === "mrv" ? shot?.finished : shot?.position).toBe(order === "mrv" ? true : 6000);
  });
}

test("a link from a later step gives the same picture as stepping there", async ({ page }) => {
  const sim = await new Sim(page).open();
  for (let step = 0; step < 30; step += 1) await sim.command("next").click();
  const walked = await sim.snapshot();
  await page.goto("about:blank");
  await page.goto(`#p=${BOARDS.sim}&w=sim&o=plain&s=30&l=vi`);
  await expect.poll(async () => (await sim.snapshot())?.position).toBe(30);
  const linked = await sim.snapshot();
  for (const key of ["digits", "placements", "backtracks", "depth", "event", "path", "tried", "barred"] as const) {
    expect(linked?.[key], key).toEqual(walked?.[key]);
  }
});

test("a good link after a broken one takes the refusal away", async ({ page }) => {
  await page.goto("#w=nothing");
  await expect(page.locator("#page-message")).toContainText("Liên kết bị hỏng");
  await follow(page, `p=${BOARDS.sim}&w=sim&s=8`);
  await expect.poll(async () => (await new Sim(page).snapshot())?.position).toBe(8);
  await expect(page.locator("#page-message")).toBeHidden();
});

test("a 9×9 board for the 4×4 simulator is refused, not swapped for another board", async ({ page }) => {
  await page.goto(`#p=${BOARDS.easy}&w=sim&s=8`);
  await expect(page.locator("#page-message")).toContainText("Liên kết bị hỏng");
  expect((await new Sim(page).snapshot())?.position ?? 0).toBe(0);
});

test("a broken link is refused in English too, and in a window alone", async ({ page }) => {
  await page.goto("en/#o=sideways");
  await expect(page.locator("#page-message")).toContainText("broken");
  await page.goto("about:blank");
  await page.goto("embed.html#w=sim&s=nowhere");
  await expect(page.locator("#page-message")).toContainText("bị hỏng");
});

test("a very long or hostile fragment breaks nothing and puts nothing into the page", async ({ page }) => {
  for (const fragment of [
    `p=${"1".repeat(9_000)}`,
    "l=<b id=planted>",
    "__proto__=1",
    "p=%00%00",
    "s=00000000000000001",
  ]) {
    await page.goto("about:blank");
    await page.goto(`#${fragment}`);
    await expect(page.locator("#page-message")).toContainText("Liên kết bị hỏng");
    await expect(page.locator("#planted")).toHaveCount(0);
  }
});

test("an anchor of the text is no link: nothing is said, the part is shown", async ({ page }) => {
  await page.goto("#part-backtracking");
  await expect(page.locator("#part-backtracking")).toBeInViewport();
  await expect(page.locator("#page-message")).toHaveCount(0);
});

test("a link to another board leaves the game in progress for later", async ({ page }) => {
  const play = await new Play(page).open();
  await play.cell(1).click();
  await page.keyboard.press("Digit3");
  await follow(page, `p=${BOARDS.hard}&w=play&o=mrv&s=7`);
  await expect.poll(async () => (await play.snapshot())?.position).toBe(7);
  await play.action("puzzle").selectOption("easy");
  await expect(play.cell(1)).toHaveText("3");
  await play.action("undo").click();
  expect(await play.board()).toBe(BOARDS.easy);
});

test("Back in the browser returns to the link before", async ({ page }) => {
  await page.goto(`#p=${BOARDS.sim}&w=sim&s=8`);
  const sim = new Sim(page);
  await expect.poll(async () => (await sim.snapshot())?.position).toBe(8);
  await follow(page, `p=${BOARDS.sim}&w=sim&s=22`);
  await expect.poll(async () => (await sim.snapshot())?.position).toBe(22);
  await page.goBack();
  await expect.poll(async () => (await sim.snapshot())?.position).toBe(8);
});
