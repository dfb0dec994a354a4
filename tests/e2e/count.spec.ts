import type { Locator, Page } from "@playwright/test";
import type { SolutionCount } from "../../www/src/widgets/count/solution-count.js";
import { chooseTheme, smallControls } from "./controls.js";
import { expect, expectAccessible, test } from "./fixtures.js";
import { BOARDS, LessonWindow, Play } from "./windows.js";

const EMBED = "embed.html#w=count";
/** No solution, which neither of the lesson's searches finds out in a minute. */
const DEEP = "000005080000601043000000000010500000000106000300000005530000061000000004000000000";

/** The window that counts solutions, awake. */
class Count extends LessonWindow {
  constructor(page: Page) {
    super(page, "solution-count");
  }

  async open(path = EMBED): Promise<this> {
    await this.page.goto(path);
    return this.awake();
  }

  async awake(): Promise<this> {
    await this.root.evaluate(() => customElements.whenDefined("solution-count"));
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.root.locator('[data-cell="0"]').first()).toBeVisible();
    return this;
  }

  program(order: "plain" | "mrv"): Locator {
    return this.root.locator(`[data-program="${order}"]`);
  }

  count(name: string): Locator {
    return this.root.locator(`.side [data-count="${name}"] dd`);
  }

  async preset(id: string): Promise<void> {
    await this.action("preset").selectOption(id);
  }

  /** Opens a board through the element's own property. */
  async puzzle(board: string): Promise<void> {
    await this.root.evaluate(async (element: SolutionCount, digits) => {
      element.puzzle = digits;
      await element.updateComplete;
    }, board);
    await expect.poll(async () => (await this.snapshot())?.puzzle).toBe(board);
  }

  snapshot() {
    return this.root.evaluate((element: SolutionCount) => element.snapshot);
  }

  /** The cells of the nth board on show that carry a mark. */
  marked(flag: string, nth = 0): Promise<number[]> {
    return this.root
      .locator("quay-board .board")
      .nth(nth)
      .evaluate(
        (board, flag) =>
          Array.from(board.querySelectorAll<HTMLElement>(`.${flag}`), (cell) => Number(cell.dataset.cell)),
        flag,
      );
  }
}

test("the lesson's four boards: unique, many with 3, many beyond a thousand, none", async ({ page }) => {
  const count = await new Count(page).open("");
  await expect(count.say).toContainText("đúng một lời giải");
  await expect(count.count("solutions")).toHaveText("1");
  expect((await count.snapshot())?.solutions).toEqual([BOARDS.easySolved]);

  await count.preset("easy-without-8");
  await expect(count.say).toContainText("có tất cả 3");
  await expect(count.count("solutions")).toHaveText("3");

  await count.preset("empty");
  await expect(count.say).toContainText("hơn 1\u202f000");
  await expect(count.count("solutions")).toHaveText("hơn 1\u202f000");

  await count.preset("row-1");
  await expect(count.say).toContainText("hàng 1 cột 9 không còn số nào");
  await expect(count.count("solutions")).toHaveText("0");
  expect(await count.marked("dead")).toEqual([8]);
});

test("two solutions side by side: what differs is marked on both and listed", async ({ page }) => {
  const count = await new Count(page).open();
  await count.preset("easy-without-8");
  await expect(count.root.locator("figcaption")).toHaveText(["Lời giải 1", "Lời giải 2"]);
  const shot = await count.snapshot();
  const [one = "", other = ""] = shot?.solutions ?? [];
  const differing = Array.from(one, (_, cell) => cell).filter((cell) => one[cell] !== other[cell]);
  expect(differing.length).toBeGreaterThan(3);
  for (const nth of [0, 1]) expect(await count.marked("differs", nth)).toEqual(differing);
  const cell = count.root.locator("quay-board").nth(1).locator(`[data-cell="${differing[0]}"]`);
  await expect(cell).toHaveAttribute("aria-label", /khác lời giải kia/);
  // A corner, not only a colour.
  const corner = await cell.evaluate((element) => getComputedStyle(element, "::before").borderTopStyle);
  expect(corner).toBe("solid");
  await expect(count.root.locator(".differing li")).toHaveCount(differing.length);
  await expect(count.root.locator(".differing h4")).toContainText(String(differing.length));
});

test("why there is none: a clash, a digit without a place, or only a search", async ({ page }) => {
  const count = await new Count(page).open();
  await count.puzzle(`50000005${"0".repeat(73)}`);
  await expect(count.say).toContainText("hàng 1 có các số 5 trùng nhau (hàng 1 cột 1; hàng 1 cột 8)");
  expect(await count.marked("clash")).toEqual([0, 7]);
  await count.preset("dead-column");
  await expect(count.say).toContainText("ở cột 5 số 2 không còn chỗ");
  expect((await count.marked("dead")).every((cell) => cell % 9 === 4)).toBe(true);
  await count.preset("dead-deep");
  await expect(count.say).toContainText("phải thử hết mọi đường");
  await expect(count.count("guesses")).toHaveText("31");
});

test("how much work the proof is for the lesson's searches", async ({ page }) => {
  const count = await new Count(page).open();
  // Nothing is seen on it, and both searches end within their budget: they are set to work unasked.
  await count.puzzle(`9${BOARDS.medium.slice(1)}`);
  await expect(count.say).toContainText("phải thử hết mọi đường");
  for (const [order, placements] of [
    ["plain", "1\u202f348"],
    ["mrv", "34"],
  ] as const) {
    await expect(count.program(order).locator(".verdict")).toHaveText("Vô nghiệm");
    await expect(count.program(order).locator('[data-count="placements"] dd')).toHaveText(placements);
  }
  await count.preset("dead-column");
  await count.action("program-mrv").click();
  await expect(count.program("mrv").locator(".verdict")).toHaveText("Vô nghiệm");
  await expect(count.program("mrv").locator('[data-count="placements"] dd')).toHaveText("3\u202f818");
  await expect(count.program("mrv").locator('[data-count="backtracks"] dd')).toHaveText("3\u202f819");
  await count.preset("easy");
  await count.action("program-plain").click();
  await expect(count.program("plain").locator(".verdict")).toHaveText("Duy nhất");
});

test("not known within the budget: go on, stop at once, the page alive", async ({ page }) => {
  test.setTimeout(120_000);
  const count = await new Count(page).open();
  await count.preset("dead-deep");
  const mrv = count.program("mrv");
  const placements = mrv.locator('[data-count="placements"] dd');
  const number = async () => Number(((await placements.textContent()) ?? "").replace(/\D/g, ""));
  await expect(mrv.locator(".verdict")).toContainText("Chưa biết", { timeout: 60_000 });
  await expect(count.program("plain").locator(".verdict")).toContainText("Chưa biết", { timeout: 60_000 });
  const first = await number();
  expect(first).toBeGreaterThan(1_000_000);
  const action = count.action("program-mrv");
  await expect(action).toHaveText("Đếm tiếp");
  const stopped = await count.root.evaluate(async (element: SolutionCount) => {
    const button = element.shadowRoot?.querySelector<HTMLButtonElement>('[data-action="program-mrv"]');
    const mrv = () => element.snapshot?.programs.mrv;
    const before = mrv()?.placements ?? 0;
    const until = async (reached: () => boolean) => {
      while (!reached()) {
        await new Promise((resolve) => element.addEventListener("quaylui-change", resolve, { once: true }));
      }
    };
    button?.click();
    await until(() => (mrv()?.placements ?? 0) > before);
    await element.updateComplete;
    const [word, working, start] = [button?.textContent?.trim(), mrv()?.working, performance.now()];
    button?.click();
    await until(() => !mrv()?.working);
    return { word, working, time: performance.now() - start };
  });
  expect(stopped).toMatchObject({ word: "Dừng", working: true });
  expect(stopped.time).toBeLessThan(200);
  await expect(action).toHaveText("Đếm tiếp");
  expect(await number()).toBeGreaterThan(first);
  await action.click();
  await count.preset("easy");
  await expect(count.say).toContainText("đúng một lời giải");
  await expect(count.program("mrv").locator(".verdict")).toHaveText("chưa đếm");
});

test("the fast engine asks too when its budget is small, and goes on from there", async ({ page }) => {
  const count = await new Count(page).open();
  await count.root.evaluate(async (element: SolutionCount, digits) => {
    element.budget = 3;
    element.puzzle = digits;
    await element.updateComplete;
  }, DEEP);
  await expect(count.say).toContainText("Chưa biết");
  await expect(count.action("go")).toHaveText("Đếm tiếp");
  for (let press = 0; press < 30; press += 1) {
    const { working, more } = (await count.snapshot()) ?? {};
    if (!working && more === "no") break;
    if (!working) await count.action("go").click();
    await expect.poll(async () => (await count.snapshot())?.working).toBe(false);
  }
  await expect(count.say).toContainText("Vô nghiệm");
  await expect(count.count("guesses")).toHaveText("31");
});

test("many is said before all are counted; at least so many", async ({ page }) => {
  const count = await new Count(page).open();
  await count.root.evaluate(async (element: SolutionCount) => {
    element.budget = 100;
    element.puzzle = "0".repeat(81);
    await element.updateComplete;
  });
  await expect(count.say).toContainText("có thể còn nữa");
  await expect(count.count("solutions")).toContainText("ít nhất");
  const end = await count.root.evaluate(async (element: SolutionCount) => {
    element.budget = 100_000;
    return element.run();
  });
  expect(end).toMatchObject({ verdict: "many", count: 1000, more: "yes", working: false });
});

test("the board I am playing: its givens or all its digits, and it says which", async ({ page }) => {
  const play = await new Play(page).open();
  await play.cell(12).click();
  await page.keyboard.press("Digit6");
  const count = await new Count(page).awake();
  await count.action("game-board").click();
  await expect(count.root.locator(".asked")).toContainText("36 số đề cho và 1 số đã điền");
  await expect(count.action("game-board")).toHaveAttribute("aria-pressed", "true");
  // The digit is wrong: the board has no solution, its givens have one.
  await expect(count.say).toContainText("Vô nghiệm");
  const mine = await count.snapshot();
  expect(mine?.puzzle).toBe(await play.board());
  await count.action("game-givens").click();
  await expect(count.root.locator(".asked")).toContainText("chỉ 36 số đề cho");
  await expect(count.say).toContainText("đúng một lời giải");
  expect(await play.board()).toBe(mine?.puzzle);

  await count.action("game-board").click();
  await expect.poll(async () => (await count.snapshot())?.puzzle).toBe(mine?.puzzle);
  await page.locator("#lang-switch").evaluate((link: HTMLElement) => link.click());
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect.poll(async () => (await count.snapshot())?.puzzle).toBe(mine?.puzzle);
  await expect(count.root.locator(".asked")).toContainText("36 givens and 1 digit filled in");
  await expect(count.root.locator('[data-cell="12"]').first()).toHaveClass(/learner/);
});

test("any board is pasted, and a link leads to it", async ({ page }) => {
  const count = await new Count(page).open("en/");
  await count.action("paste").click();
  await count.root.locator("textarea").fill(BOARDS.inkala);
  await count.root.locator('[data-action="use"]').click();
  await expect(count.say).toContainText("one solution and no other");
  await expect(count.root.locator(".asked")).toContainText("Your board · 21 digits");
  await count.open(`embed.html#w=count&p=${"0".repeat(16)}&l=en`);
  await expect(count.count("solutions")).toHaveText("288");
});

test("by the keyboard alone", async ({ page }) => {
  const count = await new Count(page).open();
  await count.action("preset").focus();
  await page.keyboard.press("End");
  await expect.poll(async () => (await count.snapshot())?.puzzle).toBe(DEEP);
  await expect(count.say).toContainText("Vô nghiệm");
  await count.root.evaluate((element: SolutionCount) => element.pause());
  const focused = () =>
    count.root.evaluate((element) => (element.shadowRoot?.activeElement as HTMLElement | null)?.dataset.action);
  const reached: (string | undefined)[] = [];
  for (let press = 0; press < 8 && !reached.includes("program-mrv"); press += 1) {
    await page.keyboard.press("Tab");
    reached.push(await focused());
  }
  expect(reached).toEqual(expect.arrayContaining(["paste", "go", "program-plain", "program-mrv"]));
  await page.keyboard.press("Shift+Tab");
  const working = async () => (await count.snapshot())?.programs.plain.working;
  await expect.poll(working).toBe(false);
  await page.keyboard.press("Enter");
  await expect.poll(working).toBe(true);
  await page.keyboard.press("Space");
  await expect.poll(working).toBe(false);
  // The focus stays on the button whose word has changed.
  expect(await focused()).toBe("program-plain");
});

for (const path of ["", "en/"]) {
  for (const theme of ["light", "dark"]) {
    test(`axe finds nothing, nothing is too wide or too small (/${path}, ${theme})`, async ({ page }) => {
      await chooseTheme(page, theme);
      const count = await new Count(page).open(path);
      for (const preset of ["easy", "easy-without-8", "dead-column", "row-1"]) {
        await count.preset(preset);
        await expect.poll(async () => (await count.snapshot())?.more).toBe("no");
        await expectAccessible(page, "solution-count");
      }
      await count.preset("easy-without-8");
      for (const width of [1280, 768, 320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, `${width} px`).toBeLessThanOrEqual(0);
      }
      expect(await smallControls(count.root)).toEqual([]);
      await expectAccessible(page, "solution-count");
    });
  }
}
