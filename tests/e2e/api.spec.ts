import type { PlayBoard } from "../../www/src/widgets/play-board.js";
import type { SearchSim } from "../../www/src/widgets/search-sim.js";
import { expect, test } from "./fixtures.js";
import { BOARDS, Play, Sim } from "./windows.js";

/** What README promises teachers of every snapshot. */
const KEYS = [
  "puzzle",
  "digits",
  "candidates",
  "position",
  "event",
  "placements",
  "backtracks",
  "depth",
  "verdict",
] as const;

type Widget = PlayBoard | SearchSim;

for (const tag of ["play-board", "search-sim"] as const) {
  test(`<${tag}> made by a script takes all three properties at once, before and after it is in the page`, async ({
    page,
  }) => {
    await page.goto("");
    const seen = await page.evaluate(
      async ({ tag, board }) => {
        await customElements.whenDefined(tag);
        const element = document.createElement(tag) as Widget;
        element.puzzle = board;
        element.order = "mrv";
        element.position = 4;
        document.body.append(element);
        await customElements.whenDefined(element.localName);
        await element.wake();
        await element.updateComplete;
        const first = [element.snapshot?.puzzle, element.snapshot?.order, element.position];
        const changed = new Promise((resolve) => {
          element.addEventListener("quaylui-change", () => element.position === 6 && resolve(true));
        });
        element.puzzle = "0000003430200100";
        element.order = "plain";
        element.position = 6;
        await changed;
        await element.updateComplete;
        return [first, [element.snapshot?.puzzle, element.snapshot?.order, element.position]];
      },
      { tag, board: "0012000321003000" },
    );
    expect(seen).toEqual([
      ["0012000321003000", "mrv", 4],
      [BOARDS.sim, "plain", 6],
    ]);
  });

  test(`<${tag}>: every method resolves with a whole snapshot, and the event tells of each step`, async ({ page }) => {
    await page.goto("");
    const seen = await page.locator(tag).evaluate(async (element: Widget) => {
      await customElements.whenDefined(element.localName);
      const told: number[] = [];
      element.addEventListener("quaylui-change", (event) => {
        told.push((event as CustomEvent<{ position: number }>).detail.position);
      });
      const shots = [
        await element.next(),
        await element.next(),
        await element.back(),
        await element.seek(5),
        await element.pause(),
        await element.run("backtrack"),
        await element.run("solution"),
        await element.run("end"),
        await element.play(),
      ];
      const frozen = element.snapshot;
      return {
        keys: shots.map((shot) => Object.keys(shot)),
        positions: shots.slice(0, 4).map(({ position }) => position),
        plain: shots.every((shot) => [Object.prototype, null].includes(Object.getPrototypeOf(shot))),
        candidates: shots[0]?.candidates.length === shots[0]?.digits.length,
        ended: shots.at(-1)?.finished,
        told: [1, 2, 5].every((position) => told.includes(position)),
        same: frozen?.position === shots.at(-1)?.position,
      };
    });
    for (const keys of seen.keys) expect(keys).toEqual(expect.arrayContaining([...KEYS]));
    expect(seen.positions).toEqual([1, 2, 1, 5]);
    expect(seen).toMatchObject({ plain: true, candidates: true, ended: true, told: true, same: true });
  });

  test(`<${tag}>: play() during a run plays on, pause() ends either`, async ({ page }) => {
    await page.goto("");
    const seen = await page.locator(tag).evaluate(async (element: Widget, board) => {
      await customElements.whenDefined(element.localName);
      element.puzzle = board;
      await element.wake();
      await element.updateComplete;
      const run = element.run("end");
      const played = element.play();
      let resolved = false;
      void played.then(() => {
        resolved = true;
      });
      await run;
      const before = element.position;
      await new Promise<void>((resolve) => {
        element.addEventListener("quaylui-change", () => element.position > before && resolve());
        requestAnimationFrame(() => resolved && resolve());
      });
      const stillPlaying = !resolved;
      await element.pause();
      await played;
      return { stillPlaying, moved: element.position > before };
    }, "0".repeat(81));
    expect(seen).toEqual({ stillPlaying: true, moved: true });
  });

  test(`<${tag}>: a position that is none stays within the run`, async ({ page }) => {
    await page.goto("");
    const seen = await page.locator(tag).evaluate(async (element: Widget) => {
      await customElements.whenDefined(element.localName);
      const reached: number[] = [];
      for (const position of [-5, Number.NaN, 2.5]) reached.push((await element.seek(position)).position);
      const { finished } = await element.seek(Number.POSITIVE_INFINITY);
      return { reached, finished };
    });
    expect(seen).toEqual({ reached: [0, 0, 2], finished: true });
  });

  const ODD = [
    ["puzzle", ""],
    ["puzzle", "12"],
    ["puzzle", "x".repeat(81)],
    ["puzzle", "9".repeat(16)],
    ["puzzle", "<b>"],
    ["puzzle", 12_000_321_003_000],
    ["puzzle", null],
    ["puzzle", undefined],
    ["order", "sideways"],
    ["order", "MRV"],
    ["order", null],
  ] as const;
  // A teacher's page is not checked by TypeScript, and the markup takes any text.
  test(`<${tag}> handed anything stays whole`, async ({ page }) => {
    await page.goto("");
    const root = page.locator(tag);
    await root.evaluate(async (element: Widget) => {
      await customElements.whenDefined(element.localName);
      await element.wake();
    });
    for (const [name, value] of ODD) {
      const seen = await root.evaluate(
        async (element: Widget, { name, value }) => {
          await element.seek(0);
          Object.assign(element, { [name]: value });
          await element.updateComplete;
          const odd = await element.next();
          element.puzzle = "0000003430200100";
          element.order = "plain";
          await element.updateComplete;
          const { backtracks } = await element.run("end");
          return { position: odd.position, order: odd.order, cells: odd.digits.length, backtracks };
        },
        { name, value },
      );
      const handed = `${name} = ${value}`;
      expect(seen, handed).toMatchObject({ position: 1, order: "plain", backtracks: 23 });
      expect([16, 81], handed).toContain(seen.cells);
    }
  });
}

test("two windows of a kind on one page do not disturb each other", async ({ page }) => {
  const sim = await new Sim(page).open();
  const positions = await page.evaluate(async () => {
    await customElements.whenDefined("search-sim");
    const [one] = document.querySelectorAll<SearchSim>("search-sim");
    const two = document.createElement("search-sim") as SearchSim;
    document.querySelector("main")?.append(two);
    await one?.seek(11);
    await two.seek(3);
    await one?.next();
    return [one?.position, two.position];
  });
  expect(positions).toEqual([12, 3]);
  await expect(sim.root).toHaveCount(2);
});

test("the attributes of the markup are the first properties", async ({ page }) => {
  await page.goto("");
  await page.evaluate((board) => {
    document
      .querySelector("main")
      ?.insertAdjacentHTML("beforeend", `<play-board id="mine" puzzle="${board}" order="mrv"></play-board>`);
  }, BOARDS.hard);
  const mine = new Play(page);
  const shot = await page.locator("#mine").evaluate(async (element: PlayBoard) => {
    const { puzzle, order, placements } = await element.run("solution");
    return { puzzle, order, placements };
  });
  expect(shot).toEqual({ puzzle: BOARDS.hard, order: "mrv", placements: 120 });
  await expect(mine.root).toHaveCount(2);
});
