import type { PlayBoard } from "../../www/src/widgets/play-board.js";
import type { SearchSim } from "../../www/src/widgets/search-sim.js";
import { expect, test } from "./fixtures.js";
import { BOARDS, Play, Sim } from "./windows.js";

/** Presses the language switch without the scrolling of the driver's own click. */
async function change(page: import("@playwright/test").Page, to: "vi" | "en"): Promise<void> {
  await page.locator("#lang-switch").evaluate((link: HTMLElement) => link.click());
  await expect(page.locator("html")).toHaveAttribute("lang", to);
}

test("a half-played game crosses over with its marks, its sketches and its history", async ({ page }) => {
  const play = await new Play(page).open();
  await play.cell(1).click();
  await page.keyboard.press("Digit3");
  await play.cell(12).click();
  await page.keyboard.press("Shift+Digit6");
  await page.keyboard.press("Shift+Digit1");
  const before = await play.board();
  await change(page, "en");
  await expect.poll(() => play.board()).toBe(before);
  expect(await play.marks(12)).toEqual(["1", "6"]);
  // Nobody has opened a link here: nothing to say about one.
  await expect(play.say).not.toContainText("link");
  await play.action("undo").click();
  await play.action("undo").click();
  await play.action("undo").click();
  expect(await play.board()).toBe(BOARDS.easy);
  await play.action("redo").click();
  await expect(play.cell(1)).toHaveText("3");
  await change(page, "vi");
  await expect(play.cell(1)).toHaveText("3");
});

test("the simulator crosses over with a puzzle of its own, its order and its step, and back", async ({ page }) => {
  const sim = await new Sim(page).open();
  await sim.root.evaluate(async (element: SearchSim) => {
    element.puzzle = "0000000000000000";
    element.order = "mrv";
    await element.updateComplete;
    await element.seek(21);
  });
  const before = await sim.snapshot();
  await change(page, "en");
  await expect.poll(async () => (await sim.snapshot())?.position).toBe(21);
  expect(await sim.snapshot()).toEqual(before);
  await change(page, "vi");
  await expect.poll(async () => (await sim.snapshot())?.position).toBe(21);
  expect(await sim.snapshot()).toEqual(before);
});

test("the machine crosses over at its step, and gives back the learner's own game", async ({ page }) => {
  const play = await new Play(page).open();
  await play.action("puzzle").selectOption("medium");
  await expect.poll(() => play.board()).toBe(BOARDS.medium);
  await play.cell(0).click();
  await page.keyboard.press("Digit5");
  const mine = await play.board();
  await play.root.evaluate((element: PlayBoard) => element.seek(3_000));
  const before = await play.snapshot();
  await change(page, "en");
  await expect.poll(async () => (await play.snapshot())?.position).toBe(3_000);
  expect((await play.snapshot())?.digits).toBe(before?.digits);
  expect((await play.snapshot())?.puzzle).toBe(mine);
  await expect(play.action("puzzle")).toHaveValue("medium");
  await expect(play.root.locator("quay-board .cell.learner").first()).toBeVisible();
  await play.action("give-back").click();
  await expect.poll(() => play.board()).toBe(mine);
  await play.action("undo").click();
  await expect.poll(() => play.board()).toBe(BOARDS.medium);
});

test("a paused game is still paused on the other side", async ({ page }) => {
  const play = await new Play(page).open();
  await play.cell(1).click();
  await page.keyboard.press("Digit3");
  await play.action("pause").click();
  await change(page, "en");
  await expect(play.action("pause")).toBeAttached();
  await expect(play.root.locator("quay-board").first().locator("[data-cell]")).toHaveCount(0);
});

for (const part of ["part-play", "part-check", "part-backtracking", "part-cost", "part-pruning", "part-unique"]) {
  test(`the reader stays at ${part}, to the line`, async ({ page }) => {
    await new Sim(page).open();
    const top = () => page.locator(`#${part}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await page.locator(`#${part}`).evaluate((element) => {
      scrollTo({ top: element.getBoundingClientRect().top + scrollY + 40, behavior: "instant" });
    });
    const before = await top();
    await change(page, "en");
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(120);
  });
}

test("neither language has words of the other", async ({ page }) => {
  await new Play(page).open("en/");
  const vietnamese = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i;
  const play = new Play(page);
  const sim = await new Sim(page).awake();
  await play.cell(1).click();
  for (const key of ["Digit8", "Digit3", "Shift+Digit4", "Delete", "Control+KeyZ", "KeyH"]) {
    await page.keyboard.press(key);
    expect(await play.root.locator(".figure").textContent(), key).not.toMatch(vietnamese);
  }
  for (let step = 0; step < 25; step += 1) {
    await sim.command("next").click();
    expect(await sim.root.locator(".figure").textContent(), `step ${step}`).not.toMatch(vietnamese);
  }
  for (const label of await page.locator("[aria-label]").all()) {
    expect(await label.getAttribute("aria-label")).not.toMatch(vietnamese);
  }
});
