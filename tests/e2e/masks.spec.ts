import type { MaskView } from "../../www/src/widgets/masks/mask-view.js";
import { chooseTheme } from "./controls.js";
import { expect, expectAccessible, test } from "./fixtures.js";
import { Masks } from "./lens-windows.js";
import { BOARDS } from "./windows.js";

test("easy, row 2, column 4: the lesson's table, bit by bit", async ({ page }) => {
  const masks = await new Masks(page).open();
  const table = async () => {
    expect(await masks.line("row")).toEqual(["hàng 2 row[1] {3, 4, 5, 7, 8, 9}", "1110111000"]);
    expect(await masks.line("column")).toEqual(["cột 4 col[3] {2, 4, 7}", "0010010100"]);
    expect(await masks.line("box")).toEqual(["khối 2 box[1] {2, 3, 4, 5, 7, 8}", "0110111100"]);
    expect(await masks.line("or")).toEqual(["OR {2, 3, 4, 5, 7, 8, 9}", "1110111100"]);
    expect(await masks.line("free")).toEqual(["~OR & 0x3FE {1, 6}", "0001000010"]);
    await expect(masks.fact("popcount")).toContainText("popcount(m) = 2");
    await expect(masks.fact("lowest")).toContainText("m & -m = 2 = 1 << 1");
  };
  await table();
  await masks.command("next").click();
  await masks.cell(12).click();
  await table();
  await expect(masks.root.locator("thead th")).toHaveText(["bit", "9", "8", "7", "6", "5", "4", "3", "2", "1", "0"]);
});

test("every empty cell shows its number of candidates, the chosen one says why it was chosen", async ({ page }) => {
  const masks = await new Masks(page).open();
  await expect(masks.cell(12)).toHaveText("2");
  await expect(masks.cell(12)).toHaveAccessibleName("hàng 2 cột 4: ô trống, 2 số điền được");
  await masks.command("next").click();
  const shot = await masks.snapshot();
  const chosen = shot?.current ?? -1;
  await expect(masks.cell(chosen)).toHaveClass(/examined/);
  await expect(masks.cell(chosen)).toHaveClass(/one/);
  await expect(masks.say).toContainText("không phải đoán");
  await expect(masks.fact("popcount")).toContainText("= 1");
});

test("placing and erasing toggle one bit in three masks, before and after side by side", async ({ page }) => {
  const masks = await new Masks(page).open();
  await masks.action("puzzle").selectOption("hard");
  await expect.poll(async () => (await masks.snapshot())?.puzzle).toBe(BOARDS.hard);
  for (const kind of ["place", "erase"]) {
    await masks.root.evaluate(async (element: MaskView, kind) => {
      while (element.snapshot?.event?.kind !== kind) await element.next();
      await element.updateComplete;
    }, kind);
    const event = (await masks.snapshot())?.event;
    const digit = event && "digit" in event ? event.digit : 0;
    await expect(masks.root.locator(".toggle h4")).toContainText(`^= 1 << ${digit}`);
    for (const house of ["row", "column", "box"]) {
      const [, before] = await masks.line(`${house}-before`);
      const [, after] = await masks.line(`${house}-after`);
      const differ = Array.from(before).flatMap((bit, at) => (bit === after[at] ? [] : [9 - at]));
      expect(differ).toEqual([digit]);
      expect(after[9 - digit]).toBe(kind === "place" ? "1" : "0");
    }
    await expect(masks.root.locator(".toggle td.changed")).toHaveCount(6);
  }
});

test("the masks of any cell, and the way back to the machine's", async ({ page }) => {
  const masks = await new Masks(page).open();
  await masks.command("next").click();
  const chosen = (await masks.snapshot())?.current ?? -1;
  await expect(masks.action("back-to-machine")).toHaveCount(0);
  await masks.cell(40).click();
  await expect(masks.root.locator(".name h4")).toHaveText("Mask của hàng 5 cột 5");
  await masks.cell(0).click();
  await expect(masks.root.locator(".side .note")).toContainText("đã có 8");
  await masks.action("back-to-machine").click();
  await expect(masks.cell(chosen)).toHaveAttribute("aria-selected", "true");
  await masks.cell(40).click();
  await page.keyboard.press("ArrowRight");
  await expect(masks.root.locator(".name h4")).toHaveText("Mask của hàng 5 cột 6");
  expect((await masks.snapshot())?.position).toBe(1);
  await page.keyboard.press("Escape");
  await expect(masks.cell(chosen)).toHaveAttribute("aria-selected", "true");
});

test("hard: forced and guessed placements are counted apart, 120 in all, each in the strip", async ({ page }) => {
  const masks = await new Masks(page).open();
  await masks.action("puzzle").selectOption("hard");
  await masks.command("last").click();
  await expect(masks.count("placements")).toHaveText("120");
  const [forced, guessed, dead] = await Promise.all(
    ["forced", "guessed", "dead"].map(async (name) => Number(await masks.count(name).textContent())),
  );
  expect((forced ?? 0) + (guessed ?? 0)).toBe(120);
  expect(guessed).toBeLessThan(20);
  expect(dead).toBe((await masks.snapshot())?.backtracks);
  const strokes = (look: string) =>
    masks.root.locator(`.strip .${look}`).evaluate((path) => (path.getAttribute("d") ?? "").split("M").length - 1);
  expect([await strokes("forced"), await strokes("guessed"), await strokes("dead")]).toEqual([forced, guessed, dead]);
  await expect(masks.root.locator(".strip")).toHaveAccessibleName(/120 lần đặt số/);
});

test("the keys: next, back, next guess and the one before, next dead end", async ({ page }) => {
  const masks = await new Masks(page).open();
  await masks.action("puzzle").selectOption("hard");
  await expect.poll(async () => (await masks.snapshot())?.puzzle).toBe(BOARDS.hard);
  await masks.command("next").focus();
  const position = async () => (await masks.snapshot())?.position;
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(position).toBe(1);
  await page.keyboard.press("KeyG");
  await expect(masks.say).toContainText("đoán");
  const first = await position();
  await page.keyboard.press("KeyG");
  await expect.poll(position).toBeGreaterThan(first ?? 0);
  await page.keyboard.press("Shift+KeyG");
  await expect.poll(position).toBe(first);
  await page.keyboard.press("KeyB");
  await expect.poll(async () => (await masks.snapshot())?.event?.kind).toBe("exhausted");
  await masks.action("next-guess").click();
  const event = (await masks.snapshot())?.event;
  expect(event?.kind).toBe("select");
});

test("a pasted board of 81 digits is looked at; a board that clashes says so", async ({ page }) => {
  const masks = await new Masks(page).open();
  await masks.action("puzzle").selectOption("paste");
  await masks.root.locator("textarea").fill(BOARDS.antiBruteForce.replaceAll("0", "."));
  await masks.root.locator('[data-action="use"]').click();
  await expect.poll(async () => (await masks.snapshot())?.puzzle).toBe(BOARDS.antiBruteForce);
  await expect(masks.action("puzzle")).toHaveValue("own");
  await masks.root.evaluate(async (element: MaskView) => {
    element.puzzle = `55${"0".repeat(79)}`;
    await element.updateComplete;
    await element.next();
  });
  await expect(masks.say).toContainText("trùng nhau");
});

test("a link opens its step, on the page and alone; the element has the one API", async ({ page }) => {
  const masks = new Masks(page);
  await page.goto(`#w=masks&p=${BOARDS.hard}&s=30`);
  await expect.poll(async () => (await masks.snapshot())?.position).toBe(30);
  await page.goto("about:blank");
  await page.goto(`embed.html#w=masks&p=${BOARDS.inkala}&s=12&l=en`);
  await expect.poll(async () => (await masks.snapshot())?.position).toBe(12);
  await expect(page.locator("play-board")).toHaveCount(0);
  const seen = await masks.root.evaluate(async (element: MaskView) => {
    element.order = "plain";
    let told = 0;
    element.addEventListener("quaylui-change", () => {
      told += 1;
    });
    const positions = [
      (await element.next()).position,
      (await element.back()).position,
      (await element.seek(5)).position,
    ];
    const guess = await element.run("guess");
    const solved = await element.run("solution");
    element.puzzle = "0000003430200100";
    await element.updateComplete;
    return {
      order: element.order,
      told,
      positions,
      guess: guess.event?.kind,
      solved: solved.placements,
      small: element.snapshot?.puzzle,
    };
  });
  expect(seen).toMatchObject({
    order: "mrv",
    positions: [13, 12, 5],
    guess: "select",
    solved: 10_101,
    small: BOARDS.sim,
  });
  expect(seen.told).toBeGreaterThan(4);
});

for (const width of [320, 360, 768, 1280]) {
  test(`at ${width} px nothing is wider than the page or cut off, and every control is a finger wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const masks = await new Masks(page).open();
    const check = async () => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      const cut = await masks.root.evaluate((element) =>
        Array.from(element.shadowRoot?.querySelectorAll<HTMLElement>(".side, .way, .say, .bits") ?? [])
          .filter((part) => part.scrollWidth > part.clientWidth + 1)
          .map((part) => part.className),
      );
      expect(cut).toEqual([]);
    };
    await check();
    await masks.command("next").click();
    await masks.command("next").click();
    await check();
    const small = await masks.root.evaluate((element) =>
      Array.from(element.shadowRoot?.querySelectorAll("button, select, summary") ?? [])
        .map((control) => control.getBoundingClientRect())
        .filter(({ width, height }) => width < 43.5 || height < 43.5),
    );
    expect(small).toEqual([]);
  });
}

for (const path of ["", "en/"]) {
  for (const theme of ["light", "dark"]) {
    test(`axe finds nothing in the masks of ${path || "/"} in ${theme}`, async ({ page }) => {
      await chooseTheme(page, theme);
      const masks = await new Masks(page).open(path);
      await masks.action("puzzle").selectOption("hard");
      await expectAccessible(page, "mask-view");
      for (const kind of ["select", "place", "exhausted", "erase"]) {
        await masks.root.evaluate(async (element: MaskView, kind) => {
          while (element.snapshot?.event?.kind !== kind) await element.next();
          await element.updateComplete;
        }, kind);
        await expectAccessible(page, "mask-view");
      }
      await masks.cell(40).click();
      await expectAccessible(page, "mask-view");
    });
  }
}
