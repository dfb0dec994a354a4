import type { HouseExplorer } from "../../www/src/widgets/houses/house-explorer.js";
import { chooseTheme } from "./controls.js";
import { expect, expectAccessible, test } from "./fixtures.js";
import { Houses } from "./lens-windows.js";
import { BOARDS } from "./windows.js";

test("figure A: the cell asked for must be 4, and any cell shows its three houses", async ({ page }) => {
  const houses = await new Houses(page, "a").open();
  await expect(houses.cell(6)).toHaveText("?");
  await expect(houses.say).toContainText("hàng đã có 1, cột đã có 2 và khối đã có 3. Chỉ còn điền được 4");
  expect(await houses.looking("in-row")).toEqual([4, 5, 7]);
  expect(await houses.looking("in-column")).toEqual([2, 10, 14]);
  expect(await houses.looking("in-box")).toEqual([2, 3, 7]);
  await houses.cell(13).click();
  expect(await houses.looking("in-row")).toEqual([12, 14, 15]);
  expect(await houses.looking("in-column")).toEqual([1, 5, 9]);
  expect(await houses.looking("in-box")).toEqual([8, 9, 12]);
  await expect(houses.say).toContainText("Hàng 4 cột 2");
});

test("figure B begins with the lesson's worked example", async ({ page }) => {
  const houses = await new Houses(page).open();
  await expect(houses.say).toContainText("Hàng 2 cột 4: ba vùng đã có 2 3 4 5 7 8 9, nên còn điền được 1 và 6");
  await expect(houses.root.locator('[data-house="row"]')).toContainText("3 4 5 7 8 9");
  await expect(houses.root.locator('[data-house="column"]')).toContainText("2 4 7");
  await expect(houses.root.locator('[data-house="box"]')).toContainText("2 3 4 5 7 8");
  await expect(houses.root.locator(".digits .free")).toHaveCount(2);
  await houses.cell(60).click();
  await houses.action("puzzle").selectOption("hard");
  await expect.poll(async () => (await houses.snapshot())?.puzzle).toBe(BOARDS.hard);
  await houses.action("example").click();
  await expect.poll(async () => (await houses.snapshot())?.cell).toBe(12);
  expect((await houses.snapshot())?.puzzle).toBe(BOARDS.easy);
});

test("the lesson's table of coordinates, cell by cell", async ({ page }) => {
  const houses = await new Houses(page).open();
  for (const [row, column, band, stack, corner, box] of [
    [0, 0, 0, 0, "(0, 0)", 0],
    [2, 8, 0, 2, "(0, 6)", 2],
    [4, 7, 1, 2, "(3, 6)", 5],
    [6, 5, 2, 1, "(6, 3)", 7],
    [8, 2, 2, 0, "(6, 0)", 6],
  ] as const) {
    await houses.cell(row * 9 + column).click();
    await expect(houses.fact("corner").locator("b")).toHaveText(corner);
    await expect(houses.fact("quotients").locator("b")).toHaveText([String(band), String(stack)]);
    await expect(houses.fact("box").locator("b")).toHaveText(String(box));
    const cells = (from: number) => houses.root.locator(`[data-from="${from}"] td`);
    await expect(cells(1)).toHaveText([String(row + 1), String(column + 1), String(box + 1)]);
    await expect(cells(0)).toHaveText([`r = ${row}`, `c = ${column}`, String(box)]);
  }
});

test("a filled cell would clash with itself; what it could hold if it were empty is told", async ({ page }) => {
  const houses = await new Houses(page).open();
  await houses.cell(0).click();
  await expect(houses.say).toContainText("trùng với chính nó");
  await expect(houses.digit(8)).toContainText("điền được");
});

test("each barred digit names the cells that bar it, and points at them, by mouse and by keyboard", async ({
  page,
}) => {
  const houses = await new Houses(page).open();
  await expect(houses.digit(4)).toContainText("hàng 2 cột 1 (cùng hàng)");
  await expect(houses.digit(4)).toContainText("hàng 3 cột 4 (cùng cột và khối)");
  await houses.digit(4).locator("button").hover();
  await expect.poll(() => houses.looking("barring")).toEqual([9, 21]);
  await houses.say.hover();
  await expect.poll(() => houses.looking("barring")).toEqual([]);
  await houses.digit(9).locator("button").focus();
  await expect.poll(() => houses.looking("barring")).toEqual([11]);
  await page.keyboard.press("Enter");
  await houses.digit(9).locator("button").blur();
  await expect.poll(() => houses.looking("barring")).toEqual([11]);
  await expect(houses.digit(9).locator("button")).toHaveAttribute("aria-pressed", "true");
  await houses.cell(13).click();
  await expect.poll(() => houses.looking("barring")).toEqual([]);
});

test("the arrow keys move from cell to cell and do not scroll the page", async ({ page }) => {
  const houses = await new Houses(page).open();
  await houses.cell(12).focus();
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await houses.snapshot())?.cell).toBe(22);
  await expect(houses.cell(22)).toBeFocused();
  await page.keyboard.press("Home");
  await expect.poll(async () => (await houses.snapshot())?.cell).toBe(18);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test("a screen reader hears what a cell holds and which houses it shares with the chosen one", async ({ page }) => {
  const houses = await new Houses(page).open();
  await expect(houses.grid).toHaveAccessibleName(/Bảng/);
  await expect(houses.cell(12)).toHaveAttribute("aria-selected", "true");
  await expect(houses.cell(21)).toHaveAccessibleName("hàng 3 cột 4: 4, số đề cho, cùng cột và khối");
  await expect(houses.say).toHaveAttribute("aria-live", "polite");
});

test("the element API: puzzle, position, snapshot, seek, event; a link opens its cell, also alone", async ({
  page,
}) => {
  const houses = await new Houses(page).open();
  const seen = await houses.root.evaluate(async (element: HouseExplorer) => {
    const told: number[] = [];
    element.addEventListener("quaylui-change", (event) => told.push((event as CustomEvent).detail.position));
    const first = await element.seek(40);
    element.puzzle = "0003100000000020";
    await new Promise((resolve) => element.addEventListener("quaylui-change", resolve, { once: true }));
    const small = element.snapshot;
    element.puzzle = "nonsense";
    await new Promise((resolve) => element.addEventListener("quaylui-change", resolve, { once: true }));
    return { first: first?.cell, small: [small?.cell, small?.boxSide], told, puzzle: element.snapshot?.puzzle };
  });
  expect(seen).toEqual({ first: 40, small: [15, 2], told: [40, 15, 15], puzzle: BOARDS.easy });
  await page.goto("about:blank");
  await page.goto(`#w=houses&p=${BOARDS.hard}&s=80`);
  await expect.poll(async () => (await houses.snapshot())?.cell).toBe(80);
  expect((await houses.snapshot())?.puzzle).toBe(BOARDS.hard);
  await page.goto("about:blank");
  await page.goto(`embed.html#w=houses&p=${BOARDS.medium}&s=3&l=en`);
  await expect.poll(async () => (await houses.snapshot())?.cell).toBe(3);
  await expect(houses.say).toContainText("Row 1 column 4");
  await expect(page.locator("play-board")).toHaveCount(0);
});

for (const width of [320, 360, 768, 1280]) {
  test(`at ${width} px nothing is wider than the page, and every control is a finger wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const houses = await new Houses(page).open();
    await new Houses(page, "a").reach();
    await houses.reach();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const small = await houses.root.evaluate((element) =>
      Array.from(element.shadowRoot?.querySelectorAll("button, select") ?? [])
        .map((control) => control.getBoundingClientRect())
        .filter(({ width, height }) => width < 43.5 || height < 43.5),
    );
    expect(small).toEqual([]);
    // Nothing is cut off inside the figure either.
    const cut = await houses.root.evaluate((element) =>
      Array.from(element.shadowRoot?.querySelectorAll<HTMLElement>(".side, .digits, .framed, .say") ?? [])
        .filter((part) => part.scrollWidth > part.clientWidth + 1)
        .map((part) => part.className),
    );
    expect(cut).toEqual([]);
  });
}

for (const path of ["", "en/"]) {
  for (const theme of ["light", "dark"]) {
    test(`axe finds nothing in the houses of ${path || "/"} in ${theme}`, async ({ page }) => {
      await chooseTheme(page, theme);
      const houses = await new Houses(page).open(path);
      await houses.digit(4).locator("button").click();
      await expectAccessible(page, 'house-explorer:not([data-figure="a"])');
      await houses.cell(0).click();
      await expectAccessible(page, 'house-explorer:not([data-figure="a"])');
      // Figure A sleeps while it is far away.
      const small = await new Houses(page, "a").reach();
      await small.cell(6).click();
      await expectAccessible(page, 'house-explorer[data-figure="a"]');
    });
  }
}
