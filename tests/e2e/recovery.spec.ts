import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.js";
import { BOARDS, Play, Sim } from "./windows.js";

/** Makes one call into the engine break down as a panic does, the `nth` time it is made; later instances are sound. */
async function breakDown(page: Page, method: string, nth: number): Promise<void> {
  await page.route(/\/assets\/page-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const glue = await response.text();
    const exported = /(\w+) as SearchRun\b/.exec(glue)?.[1];
    expect(exported, "the glue exports SearchRun").toBeTruthy();
    const patch = `
      let calls = 0;
      const sound = ${exported}.prototype.${method};
      ${exported}.prototype.${method} = function (...input) {
        calls += 1;
        if (calls === ${nth}) {
          // What is borrowed when a panic comes stays so.
          this.free = () => { throw new Error("borrowed"); };
          throw new WebAssembly.RuntimeError("unreachable");
        }
        return sound.apply(this, input);
      };`;
    await route.fulfill({ response, body: glue + patch });
  });
}

test("the simulator goes on where it was when the engine breaks down", async ({ page }) => {
  await breakDown(page, "next", 4);
  const sim = await new Sim(page).open();
  for (let step = 1; step <= 3; step += 1) await sim.command("next").click();
  await sim.command("next").click();
  await expect(sim.say).toContainText("khởi động lại");
  expect((await sim.snapshot())?.position).toBe(3);
  await sim.command("next").click();
  await expect.poll(async () => (await sim.snapshot())?.position).toBe(4);
  await expect(sim.say).not.toContainText("khởi động lại");
});

test("the game is kept when the engine breaks down under the machine's hands", async ({ page }) => {
  await breakDown(page, "next", 2);
  const play = await new Play(page).open();
  await play.puzzle(BOARDS.easy);
  await play.cell(1).click();
  await page.keyboard.press("Digit3");
  await play.command("next").click();
  await play.command("next").click();
  await expect(play.say).toContainText("khởi động lại");
  await expect(play.cell(1)).toHaveText("3");
  await play.cell(4).click();
  await page.keyboard.press("Digit2");
  await expect(play.cell(4)).toHaveText("2");
});
