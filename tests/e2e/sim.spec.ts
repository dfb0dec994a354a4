import type { SearchSim } from "../../www/src/widgets/search-sim.js";
import { expect, test } from "./fixtures.js";
import { BOARDS, Sim } from "./windows.js";

/** Presses a button of the player until a state is reached; counts the steps of a kind it shows. */
function press(sim: Sim, button: "next" | "back", kind: string) {
  return sim.root.evaluate(
    async (element: SearchSim, { button, kind }) => {
      const root = element.shadowRoot as ShadowRoot;
      const player = root.querySelector("step-player") as HTMLElement & { updateComplete: Promise<boolean> };
      let [presses, seen] = [0, 0];
      const done = () => (button === "next" ? element.snapshot?.resting : element.position === 0);
      while (!done() && presses < 1000) {
        if (button === "back" && element.snapshot?.event?.kind === kind) seen += 1;
        player.shadowRoot?.querySelector<HTMLButtonElement>(`[data-command="${button}"]`)?.click();
        presses += 1;
        await new Promise((resolve) => element.addEventListener("quaylui-change", resolve, { once: true }));
        await element.updateComplete;
        await player.updateComplete;
        if (button === "next" && element.snapshot?.event?.kind === kind) seen += 1;
      }
      return { presses, seen };
    },
    { button, kind },
  );
}

test("the default puzzle: exactly 11 backtracks stepping on, and 11 again going back", async ({ page }) => {
  const sim = await new Sim(page).open();
  const there = await press(sim, "next", "exhausted");
  expect(there.seen).toBe(11);
  expect((await sim.snapshot())?.position).toBe(there.presses);
  await expect(sim.count("backtracks")).toHaveText("11");
  await expect(sim.count("placements")).toHaveText("22");
  await expect(sim.say).toContainText("tìm được lời giải");

  const home = await press(sim, "back", "exhausted");
  expect(home).toEqual(there);
  await expect(sim.count("backtracks")).toHaveText("0");
  expect((await sim.snapshot())?.digits).toBe(BOARDS.sim);
});

test("each step names what clashes, what was tried, where the path leads", async ({ page }) => {
  const sim = await new Sim(page).open();
  await sim.command("next").click();
  await sim.command("next").click();
  await expect(sim.say).toContainText("Thử 1 ở hàng 1 cột 2: trùng với số 1 ở hàng 1 cột 1 (cùng hàng và khối)");
  await expect(sim.cell(0)).toHaveClass(/clash/);
  await expect(sim.cell(13)).toHaveClass(/clash/);
  await expect(sim.root.locator(".tried .barred")).toHaveCount(1);
  await sim.command("backtrack").click();
  await expect(sim.say).toContainText("hết số");
  await expect(sim.cell(2)).toHaveClass(/dead/);
  await expect(sim.count("backtracks")).toHaveText("1");
  await expect(sim.root.locator(".way li")).toHaveCount(2);
  await expect(sim.root.locator("polyline")).toHaveCount(1);
});

test("the keys of the player drive it, and are silent in a field", async ({ page }) => {
  const sim = await new Sim(page).open();
  await sim.command("next").focus();
  const position = async () => (await sim.snapshot())?.position;
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  expect(await position()).toBe(2);
  await page.keyboard.press("ArrowLeft");
  expect(await position()).toBe(1);
  await page.keyboard.press("KeyB");
  await expect.poll(position).toBe(8);
  await page.keyboard.press("End");
  await expect.poll(position).toBe(94);
  await page.keyboard.press("Home");
  await expect.poll(position).toBe(0);
  await sim.action("edit").click();
  await sim.root.locator("textarea").focus();
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("End");
  expect(await position()).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test("the puzzle is checked at each key press; the old board stays while it cannot be read", async ({ page }) => {
  const sim = await new Sim(page).open();
  await sim.action("edit").click();
  const field = sim.root.locator("textarea");
  await expect(field).toHaveValue("0000\n0034\n3020\n0100");
  await field.fill("0000\n0034\n3020\n010");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(sim.root.locator("#puzzle-message")).toContainText("15");
  expect((await sim.snapshot())?.puzzle).toBe(BOARDS.sim);
  await field.fill("0000\n0034\n3020\n0105");
  await expect(sim.root.locator("#puzzle-message")).toContainText("5");
  await field.fill("0000\n0034\n3020\n0101");
  await expect(field).toHaveAttribute("aria-invalid", "false");
  await expect(sim.root.locator("#puzzle-message")).toContainText("trùng");
  await sim.command("next").click();
  await expect(sim.say).toContainText("trùng nhau");
  expect((await sim.snapshot())?.verdict).toBe("clash");
  await sim.action("reset").click();
  await expect.poll(async () => (await sim.snapshot())?.puzzle).toBe(BOARDS.sim);
});

test("a contradictory board is tried to its end; an empty one shows all 288 solutions when asked", async ({ page }) => {
  const sim = await new Sim(page).open();
  await sim.action("preset").selectOption({ label: "Đề vô nghiệm" });
  await sim.command("last").click();
  await expect(sim.say).toContainText("không có lời giải");
  expect((await sim.snapshot())?.verdict).toBe("none");

  await sim.action("preset").selectOption({ label: "Bảng trống" });
  await sim.command("last").click();
  await expect(sim.count("solutions")).toHaveText("1");
  await sim.action("go-on").click();
  await expect(sim.count("solutions")).toHaveText("2");
  await sim.root.evaluate((element) => (element as unknown as { run(kind: string): Promise<unknown> }).run("end"));
  await expect(sim.say).toContainText("288 lời giải");
});

test("the story's step links take the simulator there and mark themselves", async ({ page }) => {
  const sim = await new Sim(page).open();
  for (const link of await page.locator("a.step-link").all()) {
    const step = Number(await link.getAttribute("data-step"));
    await link.click();
    await expect.poll(async () => (await sim.snapshot())?.position).toBe(step);
    await expect(link).toHaveAttribute("aria-current", "step");
  }
  await expect(page.locator("a.step-link[aria-current]")).toHaveCount(1);
});
