import type { Page } from "@playwright/test";
import type { QuayBoard } from "../../www/src/board/quay-board.js";
import type { SearchRace } from "../../www/src/widgets/race/search-race.js";
import { chooseTheme } from "./controls.js";
import { expect, expectAccessible, test } from "./fixtures.js";
import { BOARDS, Race } from "./windows.js";

const CHEESE = "020050700400100006800003000200008003040020500000600010002090000090000005704000900";

/** A number as the Vietnamese page writes it. */
const vi = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, "\u202f");

test("the hard puzzle: MRV is done after 120 placements, plain after 103 319, and back to the start", async ({
  page,
}) => {
  const race = await new Race(page).open();
  expect((await race.snapshot())?.puzzle).toBe(BOARDS.hard);
  await expect(race.say).toContainText("mỗi bên đặt thêm đúng một số");

  await race.command("next").click();
  await race.command("next").click();
  await expect(race.count("plain", "placements")).toHaveText("2");
  await expect(race.count("mrv", "placements")).toHaveText("2");
  await expect(race.say).toContainText("Lần đặt thứ 2");
  await race.command("back").click();
  await expect(race.count("mrv", "placements")).toHaveText("1");

  await race.command("last").click();
  await expect(race.say).toContainText("MRV về trước, sau 120 lần đặt");
  await expect(race.count("plain", "placements")).toHaveText("120");
  await expect(race.root.locator('[data-side="mrv"] .badge')).toHaveText("về trước");
  await race.command("last").click();
  await expect(race.say).toContainText(`MRV thắng: 120 lần đặt. Thường cần ${vi(103_319)} lần đặt, gấp 861 lần`);
  await expect(race.count("plain", "placements")).toHaveText(vi(103_319));
  await expect(race.count("plain", "backtracks")).toHaveText(vi(103_262));
  await expect(race.count("mrv", "backtracks")).toHaveText("63");
  await expect(race.command("next")).toHaveAttribute("aria-disabled", "true");

  await race.command("first").click();
  const start = await race.snapshot();
  expect([start?.position, start?.plain.digits, start?.mrv.digits]).toEqual([0, BOARDS.hard, BOARDS.hard]);
});

test("playing pauses where a side is done, and goes on when asked", async ({ page }) => {
  const race = await new Race(page).open();
  await race.root.locator("step-player .speed input").fill("7");
  await race.command("play").click();
  await expect(race.command("play")).toBeVisible();
  await expect.poll(async () => (await race.snapshot())?.position).toBe(120);
  await race.command("play").click();
  await expect.poll(async () => (await race.snapshot())?.position).toBe(103_319);
  await race.root.locator("step-player .seek input").fill("50000");
  await expect(race.count("plain", "placements")).toHaveText(vi(50_000));
  await expect(race.count("mrv", "placements")).toHaveText("120");
});

test("69 million placements at top speed: pictures keep coming and Stop works at once", async ({ page }) => {
  test.setTimeout(120_000);
  const race = await new Race(page).open();
  await race.puzzle(BOARDS.antiBruteForce);
  await race.root.locator("step-player .speed input").fill("7");
  // The best of five: a page that freezes does so each time, a busy computer does not.
  const seen = await race.root.evaluate(async (element: SearchRace) => {
    const picture = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const seen = { slowest: Number.POSITIVE_INFINITY, stop: Number.POSITIVE_INFINITY, pictures: 0, crept: 0 };
    for (let round = 0; round < 5; round += 1) {
      await element.seek(45_267);
      let [slowest, last] = [0, await picture()];
      const watch = async () => {
        const now = await picture();
        slowest = Math.max(slowest, now - last);
        seen.pictures += 1;
        last = now;
      };
      const running = round % 2 === 0 ? element.play() : element.run("solution");
      while (element.position < 3_000_000) await watch();
      const asked = performance.now();
      await element.pause();
      await running;
      await element.updateComplete;
      seen.stop = Math.min(seen.stop, performance.now() - asked);
      const stoppedAt = element.position;
      for (let rest = 0; rest < 5; rest += 1) await watch();
      seen.crept += element.position - stoppedAt;
      seen.slowest = Math.min(seen.slowest, slowest);
    }
    const end = await element.run("end");
    return { ...seen, end: [end.position, end.plain.placements, end.mrv.placements] };
  });
  expect(seen.end).toEqual([69_175_316, 69_175_316, 45_267]);
  expect(seen.crept).toBe(0);
  expect(seen.pictures).toBeGreaterThan(20);
  expect(seen.stop).toBeLessThan(200);
  expect(seen.slowest).toBeLessThan(200);
});

test("MRV loses on one board; both find out where there is no solution", async ({ page }) => {
  const race = await new Race(page).open();
  const cheese = race.card("cheese");
  await expect(cheese.locator('[data-order="plain"]')).toHaveText("227");
  await expect(cheese.locator('[data-order="mrv"]')).toHaveText(vi(4_457));
  await cheese.getByRole("button", { name: "Đua đề này: MRV thua" }).click();
  expect((await race.snapshot())?.puzzle).toBe(CHEESE);
  await expect(race.say).toBeInViewport();
  // The keys of the player work at once.
  await page.keyboard.press("End");
  await expect(race.say).toContainText("Thường về trước, sau 227 lần đặt");
  await page.keyboard.press("End");
  await expect(race.say).toContainText(`MRV cần ${vi(4_457)} lần đặt, gấp 19,6 lần`);

  await race.action("puzzle").selectOption({ label: "Đề vô nghiệm" });
  await race.command("last").click();
  await expect(race.say).toContainText("MRV xong trước: sau 0 lần đặt đã biết đề không có lời giải");
  await race.command("last").click();
  await expect(race.say).toContainText("Cả hai đã thử hết: đề không có lời giải");
  await expect(race.root.locator('[data-side="plain"] .badge')).toHaveText("hết cách");
});

test("the gallery counts what is short at once, and what is long when asked, with a stop", async ({ page }) => {
  test.setTimeout(120_000);
  const race = await new Race(page).open();
  const straight = race.card("mrv-wins");
  await expect(straight.locator('[data-order="plain"]')).toHaveText(vi(1_287_517), { timeout: 20_000 });
  await expect(straight.locator('[data-order="mrv"]')).toHaveText("59");
  await expect(straight).toContainText(`ít hơn ${vi(21_822)} lần`);

  const plain = race.card("anti-brute-force-17").locator('[data-order="plain"]');
  await expect(plain.locator(".number")).toHaveAttribute("data-state", "open", { timeout: 20_000 });
  await expect(plain.locator(".number")).toHaveText(/^hơn [3-9]/);
  await plain.getByRole("button", { name: "Đếm tới hết: Bẫy quay lui thường, thường" }).click();
  await plain.getByRole("button", { name: "Dừng: Bẫy quay lui thường, thường" }).click();
  await expect(plain.locator(".number")).toHaveAttribute("data-state", "open");
  await expect(race.root.locator('[role="status"]')).toContainText("Đã dừng đếm");
  await plain.getByRole("button", { name: /^Đếm tới hết/ }).click();
  await expect(plain.locator(".number")).toHaveText(vi(69_175_316), { timeout: 60_000 });
  await expect(race.root.locator('[role="status"]')).toContainText(`${vi(69_175_316)} lần đặt`);
  await expect(race.card("anti-brute-force-17").locator('[data-order="mrv"]')).toHaveText(vi(45_267));
  await expect(race.card("anti-brute-force-17")).toContainText(`ít hơn ${vi(1_528)} lần`);
});

test("the chart has a name and a description, and a table that says the same", async ({ page }) => {
  const race = await new Race(page).open();
  const table = race.root.locator("table.counts");
  const rows = [
    ["Dễ · 36 số", 59, 45, "ít hơn 1,3 lần"],
    ["Vừa · 24 số", 6_422, 95, "ít hơn 67,6 lần"],
    ["Khó · 24 số", 103_319, 120, "ít hơn 861 lần"],
    ["Inkala 2012 · 21 số", 49_558, 10_101, "ít hơn 4,9 lần"],
  ] as const;
  for (const [name, plain, mrv, times] of rows) {
    const row = table.getByRole("row", { name });
    await expect(row.getByRole("cell")).toHaveText([vi(plain), vi(mrv), times]);
  }
  const picture = race.root.getByRole("img", { name: "Cần bao nhiêu lần đặt?" });
  await expect(picture).toBeVisible();
  await expect(picture.locator("desc")).toContainText(`Khó · 24 số: thường ${vi(103_319)}, MRV 120`);
  // Ten times as many is one step on the axis: 59 and 6 422 are two steps and a little apart.
  const width = (puzzle: number) =>
    picture
      .locator("rect.stripe.plain")
      .nth(puzzle)
      .evaluate((bar) => bar.getBoundingClientRect().width);
  expect((await width(1)) / (await width(0))).toBeCloseTo(Math.log10(6_422) / Math.log10(59), 1);
  // Hatched and dotted: not told apart by colour alone.
  await expect(picture.locator('rect[fill="url(#plain)"]')).toHaveCount(4);
  await expect(picture.locator('rect[fill="url(#mrv)"]')).toHaveCount(4);
  await race.puzzle(CHEESE);
  await expect(
    table
      .getByRole("row", { name: /MRV thua đang đua/ })
      .getByRole("cell")
      .last(),
  ).toHaveText("nhiều hơn 19,6 lần");
});

test("turned, mirrored, renamed, swapped: the same puzzle, other counts, listed one below the other", async ({
  page,
}) => {
  const race = await new Race(page).open();
  await race.root.evaluate((element: SearchRace) => element.seek(40));
  await race.change("turn").click();
  await expect(race.say).toContainText("Xoay 90°: vẫn là đề ấy");
  const turned = await race.snapshot();
  expect(turned?.position).toBe(0);
  const clockwise = Array.from({ length: 81 }, (_, cell) => BOARDS.hard[(8 - (cell % 9)) * 9 + Math.floor(cell / 9)]);
  expect(turned?.puzzle).toBe(clockwise.join(""));
  const forms = race.root.locator("table.forms tbody tr");
  await expect(forms).toHaveCount(2);
  await expect(forms.nth(0).getByRole("cell")).toHaveText([vi(103_319), "120"]);
  await expect(forms.nth(1).locator(".number[data-state=done]")).toHaveCount(2, { timeout: 20_000 });
  // What the list says is what the race does.
  const end = await race.root.evaluate((element: SearchRace) => element.run("end"));
  await expect(forms.nth(1).getByRole("cell")).toHaveText([vi(end.plain.placements), vi(end.mrv.placements)]);

  for (const kind of ["mirror", "digits", "bands", "stacks", "rows", "columns"]) await race.change(kind).click();
  await expect(forms).toHaveCount(8);
  const puzzle = await race.root.evaluate((element: SearchRace) => element.puzzle);
  expect(puzzle.replaceAll("0", "").length).toBe(BOARDS.hard.replaceAll("0", "").length);

  await race.root.getByRole("button", { name: "Đề ban đầu" }).click();
  expect((await race.snapshot())?.puzzle).toBe(BOARDS.hard);
  await expect(forms).toHaveCount(8);
  await expect(race.root.getByRole("button", { name: "Đề ban đầu" })).toHaveAttribute("aria-pressed", "true");
  // Another puzzle begins another list.
  await race.puzzle(BOARDS.easy);
  await expect(race.root.locator("table.forms")).toHaveCount(0);
});

/** The digits of one board that are on their way. */
function moving(page: Page) {
  return page.locator('search-race [data-side="mrv"] quay-board').evaluate((board: QuayBoard) => {
    const digits = Array.from(board.renderRoot.querySelectorAll(".digit"));
    return digits.filter((digit) => digit.getAnimations().length > 0).length;
  });
}

test("the digits are seen to go where they belong", async ({ page }) => {
  const race = await new Race(page).open();
  await race.change("mirror").click();
  await expect.poll(() => moving(page)).toBeGreaterThan(20);
  await expect.poll(() => moving(page)).toBe(0);
});

test("nothing moves for those who want no motion", async ({ page }) => {
  // Not every browser here lets a test set the preference, so the page is told of it in the place where it asks.
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => (/prefers-reduced-motion: reduce/.test(query) ? ask("all") : ask(query));
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...input) {
      document.documentElement.dataset.moved = "yes";
      return animate.apply(this, input);
    };
  });
  const race = await new Race(page).open();
  await race.change("mirror").click();
  await expect(race.say).toContainText("Lật gương");
  await expect(race.root.locator("table.forms tbody tr")).toHaveCount(2);
  await expect(page.locator("html")).not.toHaveAttribute("data-moved");
});

test("a pasted board, of 4×4 too", async ({ page }) => {
  const race = await new Race(page).open();
  await race.action("puzzle").selectOption("paste");
  await race.root.locator("textarea").fill("0000 0034 3020 0100");
  await race.root.locator("paste-dialog [data-action=use]").click();
  await expect.poll(async () => (await race.snapshot())?.puzzle).toBe(BOARDS.sim);
  await race.change("turn").click();
  await race.root.evaluate((element: SearchRace) => element.run("end"));
  await expect(race.say).toContainText("lần đặt");
  await race.puzzle(`11${"0".repeat(79)}`);
  await race.command("next").click();
  await expect(race.say).toContainText("trùng nhau");
});

test("by keyboard alone: choose, step, turn, open a form, count on", async ({ page }) => {
  const race = await new Race(page).open();
  await race.action("puzzle").focus();
  await page.keyboard.press("ArrowUp");
  await expect.poll(async () => (await race.snapshot())?.puzzle).toBe(BOARDS.medium);
  await race.command("play").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect(race.count("plain", "placements")).toHaveText("1");
  await page.keyboard.press("End");
  await expect(race.count("mrv", "placements")).toHaveText("95");
  await page.keyboard.press("Home");
  await expect(race.count("mrv", "placements")).toHaveText("0");
  const pressed = async (name: string | RegExp) => {
    for (let tab = 0; tab < 40; tab += 1) {
      const here = await race.root.evaluate((element) => {
        const active = element.shadowRoot?.activeElement;
        return active?.getAttribute("aria-label") ?? active?.textContent?.trim() ?? "";
      });
      if (typeof name === "string" ? here === name : name.test(here)) return page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
    }
    throw new Error(`no button ${name} on the way`);
  };
  await pressed("Lật gương");
  await expect(race.say).toContainText("Lật gương");
  await pressed("Đề ban đầu");
  await expect(race.say).toContainText("Đang mở: Đề ban đầu");
  await pressed("Đua đề này: MRV thua");
  expect((await race.snapshot())?.puzzle).toBe(CHEESE);
});

test("the element API, alone in a frame's page, at a step of a link", async ({ page }) => {
  await page.goto(`embed.html#w=race&p=${BOARDS.hard}&s=57&l=en`);
  const race = await new Race(page).awake();
  await expect.poll(async () => (await race.snapshot())?.position).toBe(57);
  await expect(race.say).toContainText("Placement 57.");
  const seen = await race.root.evaluate(async (element: SearchRace) => {
    const fired: number[] = [];
    element.addEventListener("quaylui-change", (event) => {
      fired.push((event as CustomEvent<{ position: number }>).detail.position);
    });
    const positions = [(await element.next()).position, (await element.back()).position];
    positions.push((await element.seek(70_000)).position, (await element.run("backtrack")).position);
    const end = await element.run("end");
    element.puzzle = "nonsense";
    await element.updateComplete;
    return {
      positions,
      end: [end.position, end.plain.verdict, end.finished],
      fired: fired.length,
      puzzle: element.puzzle,
    };
  });
  expect(seen.positions.slice(0, 3)).toEqual([58, 57, 70_000]);
  expect(seen.positions[3]).toBeGreaterThan(70_000);
  expect(seen.end).toEqual([103_319, "solved", true]);
  expect(seen.fired).toBeGreaterThan(4);
  expect(seen.puzzle).toBe(BOARDS.hard);
});

test("a link leads to the very step; the other language goes on from there", async ({ page }) => {
  const race = await new Race(page).open(`#w=race&p=${BOARDS.hard}&s=1000`);
  await expect.poll(async () => (await race.snapshot())?.position).toBe(1_000);
  const before = await race.snapshot();
  await page.locator("#lang-switch").evaluate((link: HTMLElement) => link.click());
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.evaluate(() => customElements.whenDefined("search-race").then(() => undefined));
  await expect.poll(async () => (await race.snapshot())?.position).toBe(1_000);
  expect(await race.snapshot()).toEqual(before);
  await expect(race.say).toContainText("MRV is done first");
});

for (const width of [320, 360]) {
  test(`at ${width} px nothing is wider than the page, and every control is large enough`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    const race = await new Race(page).open();
    await race.change("bands").click();
    await race.puzzle(BOARDS.antiBruteForce);
    await race.root.evaluate((element: SearchRace) => element.seek(3_000_000));
    await race.change("turn").click();
    await expect(race.root.locator("table.forms tbody tr")).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const small = await race.root.evaluate((element) => {
      const found: string[] = [];
      const visit = (root: ParentNode) => {
        for (const part of root.querySelectorAll<HTMLElement>("*")) {
          if (part.shadowRoot && part.localName !== "paste-dialog") visit(part.shadowRoot);
          if (!part.matches("button, select, summary, input")) continue;
          const { width, height, left, right } = part.getBoundingClientRect();
          const outside = left < 0 || right > innerWidth;
          if (height < 43.5 || width < 43.5 || outside) found.push(`${part.textContent?.trim()} ${width}×${height}`);
        }
      };
      if (element.shadowRoot) visit(element.shadowRoot);
      return found;
    });
    expect(small).toEqual([]);
  });
}

test("on a phone both boards, the sentence and the player are in sight together", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const race = await new Race(page).open();
  await race.command("next").click();
  await race.say.evaluate((say) => scrollBy({ top: say.getBoundingClientRect().top - 50, behavior: "instant" }));
  for (const part of [
    race.say,
    ...(await race.root.locator("quay-board").all()).slice(0, 2),
    race.root.locator("step-player"),
  ]) {
    const box = await part.boundingBox();
    expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(641);
  }
});

for (const path of ["", "en/"]) {
  for (const theme of ["light", "dark"]) {
    test(`axe finds nothing on the race of ${path || "/"} in ${theme}`, async ({ page }) => {
      await chooseTheme(page, theme);
      const race = await new Race(page).open(path);
      await race.change("turn").click();
      const trap = race.card("anti-brute-force-17").locator('[data-order="plain"] .number');
      await expect(trap).toHaveAttribute("data-state", "open", { timeout: 20_000 });
      await race.command("last").click();
      await expectAccessible(page, "search-race");
      await race.puzzle(`11${"0".repeat(79)}`);
      await race.command("next").click();
      await expectAccessible(page, "search-race");
    });
  }
}
