import type { PlayBoard } from "../../www/src/widgets/play-board.js";
import type { SearchSim } from "../../www/src/widgets/search-sim.js";
import { expect, test } from "./fixtures.js";
import { BOARDS, Play, Sim } from "./windows.js";

test("one window alone, at one step, in one language", async ({ page }) => {
  await page.goto(`embed.html#w=sim&p=${BOARDS.sim}&s=8&l=en`);
  const sim = new Sim(page);
  await expect.poll(async () => (await sim.snapshot())?.position).toBe(8);
  await expect(sim.say).toContainText("out of digits");
  await expect(page.locator("play-board")).toHaveCount(0);
  await page.goto("about:blank");
  await page.goto(`embed.html#w=play&p=${BOARDS.medium}`);
  const play = new Play(page);
  await expect.poll(() => play.board()).toBe(BOARDS.medium);
});

test("the element API: properties, snapshot, methods, event", async ({ page }) => {
  const sim = await new Sim(page).open();
  const seen = await sim.root.evaluate(async (element: SearchSim) => {
    const events: number[] = [];
    element.addEventListener("quaylui-change", (event) => {
      events.push((event as CustomEvent<{ position: number }>).detail.position);
    });
    const first = await element.next();
    const second = await element.next();
    const back = await element.back();
    const sought = await element.seek(40);
    const backtrack = await element.run("backtrack");
    element.position = 5;
    await new Promise((resolve) => setTimeout(resolve));
    const end = await element.run("end");
    await element.seek(3);
    const played = element.play();
    await element.pause();
    await played;
    element.puzzle = "0012000321003000";
    element.order = "mrv";
    await element.updateComplete;
    return {
      positions: [first.position, second.position, back.position, sought.position],
      kind: backtrack.event?.kind,
      end: [end.verdict, end.finished, end.backtracks],
      keys: Object.keys(first),
      fired: events.length,
      fresh: [element.snapshot?.puzzle, element.snapshot?.order, element.position],
    };
  });
  expect(seen.positions).toEqual([1, 2, 1, 40]);
  expect(seen.kind).toBe("exhausted");
  expect(seen.end.slice(0, 2)).toEqual(["unique", true]);
  for (const key of [
    "puzzle",
    "digits",
    "candidates",
    "position",
    "event",
    "placements",
    "backtracks",
    "depth",
    "verdict",
  ]) {
    expect(seen.keys).toContain(key);
  }
  expect(seen.fired).toBeGreaterThan(6);
  expect(seen.fresh).toEqual(["0012000321003000", "mrv", 0]);
});

test("an element taken out and put back works on; one made by a script works", async ({ page }) => {
  const play = await new Play(page).open();
  await play.root.evaluate(async (element: PlayBoard) => {
    const place = element.parentElement as HTMLElement;
    element.remove();
    place.append(element);
    await element.wake();
  });
  await play.cell(1).click();
  await page.keyboard.press("Digit3");
  await expect(play.cell(1)).toHaveText("3");
  const position = await page.evaluate(async () => {
    const sim = document.createElement("search-sim") as SearchSim;
    sim.setAttribute("puzzle", "0012000321003000");
    document.body.append(sim);
    const shot = await sim.run("solution");
    return [shot.placements, shot.puzzle];
  });
  expect(position).toEqual([10, "0012000321003000"]);
});
