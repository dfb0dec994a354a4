import type { Locator, Page } from "@playwright/test";
import type { PuzzleMaker } from "../../www/src/widgets/make/puzzle-maker.js";
import type { RemovalRun } from "../../www/src/widgets/remove/removal-run.js";
import { chooseTheme, smallControls } from "./controls.js";
import { expect, expectAccessible, test } from "./fixtures.js";
import { LessonWindow, Play } from "./windows.js";

const LEVELS = ["easy", "medium", "hard", "extreme"] as const;

/** The window that makes puzzles, awake. */
class Maker extends LessonWindow {
  constructor(page: Page) {
    super(page, "puzzle-maker");
  }

  async open(path = "embed.html#w=make"): Promise<this> {
    await this.page.goto(path);
    return this.awake();
  }

  async awake(): Promise<this> {
    await this.root.evaluate(() => customElements.whenDefined("puzzle-maker"));
    await this.root.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await this.snapshot()) !== null).toBe(true);
    return this;
  }

  snapshot() {
    return this.root.evaluate((element: PuzzleMaker) => element.snapshot);
  }

  /** The puzzle made from what is chosen, once it is there. */
  async made(): Promise<string> {
    await expect.poll(async () => (await this.snapshot())?.puzzle, { timeout: 30_000 }).not.toBe("");
    return (await this.snapshot())?.puzzle ?? "";
  }

  /** Makes from the seed in the field. */
  async again(): Promise<string> {
    await this.action("again").click();
    await expect.poll(async () => (await this.snapshot())?.working, { timeout: 30_000 }).toBe(false);
    return this.made();
  }

  facts(): Promise<string[]> {
    return this.root.locator(".facts dd").allTextContents();
  }
}

/** The window of the removal, awake. */
class Removal extends LessonWindow {
  constructor(page: Page) {
    super(page, "removal-run");
  }

  async open(path = "embed.html#w=remove&r=2026&y=none&n=9"): Promise<this> {
    await this.page.goto(path);
    return this.awake();
  }

  async awake(): Promise<this> {
    await this.root.evaluate(() => customElements.whenDefined("removal-run"));
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.root.locator('[data-cell="0"]')).toBeVisible();
    return this;
  }

  count(name: string): Locator {
    return this.root.locator(`[data-count="${name}"] dd`);
  }

  snapshot() {
    return this.root.evaluate((element: RemovalRun) => {
      const shot = element.snapshot;
      return (
        shot && {
          ...shot,
          digits: Array.from(shot.digits).join(""),
          removed: Array.from(shot.removed),
          kept: Array.from(shot.kept),
          order: Array.from(shot.order),
        }
      );
    });
  }
}

/** How many solutions a board has, two at most, by the window that counts them. */
async function solutions(page: Page, board: string): Promise<number> {
  return page.evaluate(async (puzzle) => {
    const count = document.createElement("solution-count") as HTMLElement & {
      puzzle: string;
      run(): Promise<{ count: number }>;
    };
    count.puzzle = puzzle;
    document.body.append(count);
    const { count: found } = await count.run();
    count.remove();
    return found;
  }, board);
}

for (const level of LEVELS) {
  test(`a puzzle of the level ${level}: its facts say so, and it has one solution`, async ({ page }) => {
    test.setTimeout(90_000);
    const maker = await new Maker(page).open("");
    await maker.action("level").selectOption(level);
    await maker.action("seed").fill("7");
    const puzzle = await maker.again();
    const facts = (await maker.snapshot())?.facts;
    expect(facts).toMatchObject({ unique: true, level });
    expect(facts?.givens).toBe(puzzle.replaceAll("0", "").length);
    if (level === "easy") expect(facts).toMatchObject({ nakedSinglesSuffice: true, guesses: 0 });
    if (level === "medium") expect(facts).toMatchObject({ singlesSuffice: true });
    if (level === "hard" || level === "extreme") expect(facts).toMatchObject({ singlesSuffice: false });
    if (level === "extreme") expect(facts?.guesses).toBeGreaterThanOrEqual(100);
    await page.evaluate(() => customElements.whenDefined("solution-count"));
    expect(await solutions(page, puzzle)).toBe(1);
    // Half a turn is the first choice.
    for (const cell of Array(81).keys()) expect(puzzle[cell] === "0").toBe(puzzle[80 - cell] === "0");
    const shown = await maker.facts();
    expect(shown).toContain(String(facts?.givens));
    expect(shown).toContain("7");
  });
}

test("the same seed makes the same puzzle, another seed another; a link makes it again", async ({ page }) => {
  test.setTimeout(90_000);
  const maker = await new Maker(page).open();
  await maker.action("level").selectOption("medium");
  await maker.action("symmetry").selectOption("diagonal");
  await maker.action("seed").fill("2026");
  const one = await maker.again();
  expect(await maker.again()).toBe(one);
  await maker.action("make").click();
  await expect.poll(async () => (await maker.snapshot())?.seed).toMatch(/^\d{6}$/);
  const other = await maker.made();
  expect(other).not.toBe(one);
  await maker.open("embed.html#w=make&v=medium&y=diagonal&n=9&r=2026&l=en");
  expect(await maker.made()).toBe(one);
  await expect(maker.action("symmetry")).toHaveValue("diagonal");
});

test("what is no seed is refused and pointed at", async ({ page }) => {
  const maker = await new Maker(page).open();
  await maker.action("seed").fill("-5");
  await maker.action("seed").press("Enter");
  await expect(maker.action("seed")).toHaveAttribute("aria-invalid", "true");
  await expect(maker.say).toContainText("số nguyên không âm");
  await maker.action("seed").fill("5");
  await maker.action("seed").press("Enter");
  await expect(maker.action("seed")).toHaveAttribute("aria-invalid", "false");
  await maker.made();
});

test("small puzzles have the levels that they can have", async ({ page }) => {
  const maker = await new Maker(page).open();
  await maker.action("level").selectOption("extreme");
  await maker.action("side").selectOption("4");
  await expect(maker.action("level")).toHaveValue("medium");
  await expect(maker.action("level").locator("option")).toHaveCount(2);
  const puzzle = await maker.again();
  expect(puzzle).toHaveLength(16);
  await expect(maker.action("copy")).toContainText("16");
});

test("making is stopped at once and the page stays alive", async ({ page }) => {
  const maker = await new Maker(page).open();
  // Few boards with this symmetry are so hard: it takes many tries.
  const stopped = await maker.root.evaluate(async (element: PuzzleMaker) => {
    // The worker's files have come by then.
    await element.make();
    element.level = "extreme";
    element.symmetry = "quarter";
    const ended = [];
    for (let seed = 1; seed <= 5; seed += 1) {
      element.seed = String(seed);
      const making = element.make();
      await new Promise((resolve) => element.addEventListener("quaylui-change", resolve, { once: true }));
      const start = performance.now();
      await element.pause();
      const { puzzle, working } = await making;
      ended.push({ time: performance.now() - start, puzzle, working });
    }
    return ended;
  });
  for (const { time, working } of stopped) {
    expect(time).toBeLessThan(200);
    expect(working).toBe(false);
  }
  expect(stopped.some(({ puzzle }) => puzzle === "")).toBe(true);
});

test("play it: the puzzle is on the board, and the game before is kept", async ({ page }) => {
  const play = await new Play(page).open();
  const easy = await play.board();
  await play.cell(1).click();
  await page.keyboard.press("Digit3");
  const mine = await play.board();
  const maker = await new Maker(page).awake();
  await maker.action("seed").fill("11");
  const puzzle = await maker.again();
  await maker.action("play").click();
  await expect.poll(() => play.board()).toBe(puzzle);
  await expect(play.grid).toBeInViewport();
  // The keyboard is on the board.
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("play-board");
  await play.puzzle(mine === easy ? easy : puzzle);
  await play.action("puzzle").selectOption("easy");
  await expect.poll(() => play.board()).toBe(mine);
});

test("alone in a frame it is played in the same place", async ({ page }) => {
  const maker = await new Maker(page).open("embed.html#w=make&v=easy&n=9&y=none&r=3&l=en");
  const puzzle = await maker.made();
  await maker.action("play").click();
  const play = new Play(page);
  await expect.poll(() => play.board()).toBe(puzzle);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("copy hands over the digits; a closed clipboard has them in the sentence", async ({ page }) => {
  const maker = await new Maker(page).open();
  await maker.action("seed").fill("5");
  const puzzle = await maker.again();
  await page.evaluate(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const writeText = async (text: string) => {
      if (written.length > 0) throw new Error("closed");
      written.push(text);
    };
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  });
  await maker.action("copy").click();
  await expect(maker.say).toContainText("Đã chép");
  expect(await page.evaluate(() => (window as unknown as { written: string[] }).written)).toEqual([puzzle]);
  await maker.action("copy").click();
  await expect(maker.say).toContainText(puzzle);
});

test("print: the board large, the facts, and nothing else of the page", async ({ page, browserName }) => {
  const maker = await new Maker(page).open("");
  await maker.action("seed").fill("5");
  await maker.again();
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-print-asked", "");
  });
  await maker.action("print").click();
  await expect(page.locator("html")).toHaveAttribute("data-print-asked", "");
  if (browserName === "chromium") {
    // The width of A4 without its margins.
    await page.setViewportSize({ width: 680, height: 960 });
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".page-header")).toBeHidden();
    await expect(page.locator("#part-play")).toBeHidden();
    await expect(page.locator("solution-count")).toBeHidden();
    await expect(maker.action("make")).toBeHidden();
    const board = await maker.root.locator("quay-board").boundingBox();
    expect(board?.width).toBeGreaterThan(600);
    await expect(maker.root.locator(".facts")).toBeVisible();
    const lowest = await maker.root.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
    expect(lowest).toBeLessThan(960);
    await page.emulateMedia({ media: "screen" });
  }
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator("[data-printing]")).toHaveCount(0);
});

test("a puzzle put in is measured: the lesson's hard one", async ({ page }) => {
  const maker = await new Maker(page).open();
  await maker.root.evaluate((element: PuzzleMaker) => {
    element.puzzle = "218400050400006000000090000000038004000000006074000290140000700000625100002000000";
  });
  await expect.poll(async () => (await maker.snapshot())?.facts?.plainPlacements).toBe(103_319);
  expect((await maker.snapshot())?.facts).toMatchObject({ givens: 24, unique: true, mrvPlacements: 120 });
  await expect(maker.say).toContainText("đã được đo");
});

test("the removal: forward, back, seek, what must stay and why", async ({ page }) => {
  const removal = await new Removal(page).open();
  await expect(removal.say).toContainText("81 số");
  await removal.command("next").click();
  await expect(removal.say).toContainText("Thử bỏ số");
  await removal.command("next").click();
  await expect(removal.say).toContainText("Bỏ được");
  await expect(removal.count("givens")).toHaveText("80");
  await removal.command("back").click();
  await expect(removal.count("givens")).toHaveText("81");

  await removal.command("backtrack").click();
  await expect(removal.say).toContainText("Phải giữ");
  const kept = await removal.snapshot();
  if (kept?.event?.kind !== "kept") throw new Error("no given had to stay");
  const { differs, other, cells } = kept.event;
  const marked = await removal.root
    .locator(".differs[data-cell]")
    .evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLElement).dataset.cell)));
  expect(marked).toEqual(differs);
  for (const cell of differs) expect(kept.solution[cell]).not.toBe(other[cell]);
  const without = Array.from(kept.board, (digit, cell) => (cells.includes(cell) ? "0" : digit)).join("");
  for (const cell of Array(81).keys()) {
    if (without[cell] !== "0") expect([kept.solution[cell], other[cell]]).toEqual([without[cell], without[cell]]);
  }

  await removal.command("last").click();
  await expect(removal.say).toContainText("Đã thử hết");
  const end = await removal.snapshot();
  expect(end?.removed.length).toBe(81 - (end?.givens ?? 0));
  expect(end?.kept.length).toBe(end?.givens);
  await expect(removal.count("left")).toHaveText("0");
  const there = await removal.root.evaluate(async (element: RemovalRun, position) => {
    await element.seek(10);
    return (await element.seek(position)).board;
  }, kept.position);
  expect(there).toBe(kept.board);
  await removal.command("first").click();
  await expect(removal.count("givens")).toHaveText("81");
});

test("a removal with symmetry, from another seed, of a small board, and over to the other language", async ({
  page,
}) => {
  const removal = await new Removal(page).open("");
  const first = (await removal.snapshot())?.puzzle;
  await removal.action("shuffle").click();
  await expect.poll(async () => (await removal.snapshot())?.puzzle).not.toBe(first);
  await removal.action("start").selectOption("4");
  await expect.poll(async () => (await removal.snapshot())?.puzzle.length).toBe(16);
  await removal.action("start").selectOption("9");
  await removal.action("symmetry").selectOption("rotate");
  await removal.root.evaluate((element: RemovalRun) => element.run("placement"));
  const before = await removal.snapshot();
  expect(before?.removed.length).toBe(2);
  expect((before?.removed[0] ?? 0) + (before?.removed[1] ?? 0)).toBe(80);
  await page.locator("#lang-switch").evaluate((link: HTMLElement) => link.click());
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect.poll(async () => (await removal.snapshot())?.position).toBe(before?.position);
  expect((await removal.snapshot())?.board).toBe(before?.board);
  await expect(removal.say).toContainText("can go");
});

test("the maker crosses over to the other language with its puzzle", async ({ page }) => {
  const maker = await new Maker(page).open("");
  await maker.action("level").selectOption("hard");
  await maker.action("seed").fill("99");
  const puzzle = await maker.again();
  await page.locator("#lang-switch").evaluate((link: HTMLElement) => link.click());
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect.poll(async () => (await maker.snapshot())?.puzzle, { timeout: 30_000 }).toBe(puzzle);
  await expect(maker.action("level")).toHaveValue("hard");
  await expect(maker.action("seed")).toHaveValue("99");
});

test("both by the keyboard alone", async ({ page }) => {
  const maker = await new Maker(page).open();
  await maker.action("level").focus();
  await page.keyboard.press("Home");
  await expect.poll(async () => (await maker.snapshot())?.level).toBe("easy");
  const focused = () =>
    maker.root.evaluate((element) => (element.shadowRoot?.activeElement as HTMLElement | null)?.dataset.action);
  for (let press = 0; press < 6 && (await focused()) !== "make"; press += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await maker.made();
  // The focus has not been lost on the way.
  expect(await focused()).toBe("make");

  await page.goto("about:blank");
  const removal = await new Removal(page).open();
  await removal.command("next").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  expect((await removal.snapshot())?.position).toBe(2);
  await page.keyboard.press("KeyB");
  await expect.poll(async () => (await removal.snapshot())?.event?.kind).toBe("kept");
  await page.keyboard.press("End");
  await expect.poll(async () => (await removal.snapshot())?.finished).toBe(true);
  await page.keyboard.press("Home");
  await expect.poll(async () => (await removal.snapshot())?.position).toBe(0);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("by touch: a puzzle is made and played, digits are taken away", async ({ page, browserName }) => {
    // The system's Firefox takes no taps from the driver; there the same is done by clicks.
    const press = (target: Locator) => (browserName === "chromium" ? target.tap() : target.click());
    const maker = await new Maker(page).open("");
    await press(maker.action("make"));
    const puzzle = await maker.made();
    const removal = await new Removal(page).awake();
    await press(removal.command("next"));
    await press(removal.command("next"));
    await expect(removal.count("givens")).toHaveText("80");
    await press(maker.action("play"));
    await expect.poll(() => new Play(page).board()).toBe(puzzle);
  });
});

for (const path of ["", "en/"]) {
  for (const theme of ["light", "dark"]) {
    test(`axe finds nothing, nothing is too wide or too small (/${path}, ${theme})`, async ({ page }) => {
      test.setTimeout(90_000);
      await chooseTheme(page, theme);
      await page.goto(`${path}#w=make&v=hard&y=none&n=9&r=5`);
      const maker = await new Maker(page).awake();
      await maker.made();
      const removal = await new Removal(page).awake();
      await removal.command("backtrack").click();
      for (const window of ["puzzle-maker", "removal-run"]) await expectAccessible(page, window);
      for (const width of [1280, 768, 320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, `${width} px`).toBeLessThanOrEqual(0);
      }
      for (const { root } of [maker, removal]) expect(await smallControls(root)).toEqual([]);
      for (const window of ["puzzle-maker", "removal-run"]) await expectAccessible(page, window);
    });
  }
}
