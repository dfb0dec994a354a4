import type { Locator, Page } from "@playwright/test";
import type { PlayBoard } from "../../www/src/widgets/play-board.js";
import type { SearchRace } from "../../www/src/widgets/race/search-race.js";
import type { SearchSim } from "../../www/src/widgets/search-sim.js";
import { expect } from "./fixtures.js";

/** The puzzles of the lesson, and some that are hard on a solver, with what puzzles.tsv says of them. */
export const BOARDS = {
  easy: "800725000479080305260430070007041900010000640604200003900010000700000104020004536",
  easySolved: "831725469479186325265439871387641952512397648694258713946513287753862194128974536",
  medium: "000001307000060040700000500200004160005080000009000800057006020002000709008500000",
  hard: "218400050400006000000090000000038004000000006074000290140000700000625100002000000",
  inkala: "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
  antiBruteForce: "000000000000003085001020000000507000004000100090000000500000073002010000000040009",
  deadColumn: "000041000060000020002000000320600000000050041700000002000000230048000000501002000",
  sim: "0000003430200100",
} as const;

/** What every window of the lesson has: its element, its sentence, its buttons. */
export abstract class LessonWindow {
  readonly root: Locator;
  readonly say: Locator;

  constructor(
    readonly page: Page,
    selector: string,
  ) {
    this.root = page.locator(selector);
    this.say = this.root.locator(".say");
  }

  /** A button or list of the window's own. */
  action(name: string): Locator {
    return this.root.locator(`[data-action="${name}"]`);
  }

  /** A button of the player. */
  command(name: string): Locator {
    return this.root.locator(`step-player [data-command="${name}"]`);
  }
}

/** The playable board, awake. */
export class Play extends LessonWindow {
  readonly grid: Locator;

  constructor(page: Page) {
    super(page, "play-board");
    this.grid = this.root.getByRole("grid");
  }

  async open(path = ""): Promise<this> {
    await this.page.goto(path);
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.cell(0)).toBeVisible();
    return this;
  }

  /** Opens a puzzle through the element's own property. */
  async puzzle(board: string): Promise<void> {
    await this.root.evaluate(async (element: PlayBoard, digits) => {
      element.puzzle = digits;
      await element.updateComplete;
    }, board);
    await expect.poll(() => this.board()).toBe(board);
  }

  cell(index: number): Locator {
    return this.root.locator(`quay-board .board`).first().locator(`[data-cell="${index}"]`);
  }

  count(name: string): Locator {
    return this.root.locator(`[data-count="${name}"]`);
  }

  async more(): Promise<void> {
    const options = this.root.locator("details.options");
    if (!(await options.evaluate((element: HTMLDetailsElement) => element.open))) {
      await options.locator("summary").click();
    }
  }

  /** The digits on show, 0 for an empty cell. */
  board(): Promise<string> {
    return this.root
      .locator("quay-board .board")
      .first()
      .evaluate((board) =>
        Array.from(
          board.querySelectorAll("[data-cell]"),
          (cell) => cell.querySelector(".digit")?.textContent ?? "0",
        ).join(""),
      );
  }

  /** Cells shown with a clash. */
  clashes(): Promise<number[]> {
    return this.root
      .locator("quay-board .board")
      .first()
      .evaluate((board) =>
        Array.from(board.querySelectorAll<HTMLElement>(".clash"), (cell) => Number(cell.dataset.cell)),
      );
  }

  /** The pencil marks of a cell. */
  marks(index: number): Promise<string[]> {
    return this.cell(index).locator(".marks i").allTextContents();
  }

  snapshot() {
    return this.root.evaluate((element: PlayBoard) => {
      const shot = element.snapshot;
      return shot && { ...shot, digits: Array.from(shot.digits).join(""), path: Array.from(shot.path) };
    });
  }
}

/** The 4×4 simulator, awake. */
export class Sim extends LessonWindow {
  constructor(page: Page) {
    super(page, "search-sim");
  }

  async open(path = ""): Promise<this> {
    await this.page.goto(path);
    return this.awake();
  }

  /** Waits for it, on a page that is open: a window far from the reader comes to life later. */
  async awake(): Promise<this> {
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.root.locator('[data-cell="0"]')).toBeVisible();
    return this;
  }

  count(name: string): Locator {
    return this.root.locator(`[data-count="${name}"] dd`);
  }

  cell(index: number): Locator {
    return this.root.locator(`[data-cell="${index}"]`);
  }

  snapshot() {
    return this.root.evaluate((element: SearchSim) => {
      const shot = element.snapshot;
      return shot && { ...shot, digits: Array.from(shot.digits).join(""), path: Array.from(shot.path) };
    });
  }
}

/** The race of plain and MRV, awake. */
export class Race extends LessonWindow {
  constructor(page: Page) {
    super(page, "search-race");
  }

  async open(path = ""): Promise<this> {
    await this.page.goto(path);
    return this.awake();
  }

  async awake(): Promise<this> {
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.cell("mrv", 0)).toBeVisible();
    return this;
  }

  /** Opens a puzzle through the element's own property. */
  async puzzle(board: string): Promise<void> {
    await this.root.evaluate(async (element: SearchRace, digits) => {
      element.puzzle = digits;
      await element.updateComplete;
    }, board);
    await expect.poll(async () => (await this.snapshot())?.puzzle).toBe(board);
  }

  change(kind: string): Locator {
    return this.root.locator(`[data-change="${kind}"]`);
  }

  /** A counter of one side. */
  count(side: "plain" | "mrv", name: string): Locator {
    return this.root.locator(`[data-side="${side}"] [data-count="${name}"] dd`);
  }

  cell(side: "plain" | "mrv", index: number): Locator {
    return this.root.locator(`[data-side="${side}"] [data-cell="${index}"]`);
  }

  /** A card of the gallery. */
  card(board: string): Locator {
    return this.root.locator(`[data-board="${board}"]`);
  }

  snapshot() {
    return this.root.evaluate((element: SearchRace) => {
      const shot = element.snapshot;
      const plain = (side: NonNullable<typeof shot>["plain"]) => ({
        ...side,
        digits: Array.from(side.digits).join(""),
        path: Array.from(side.path),
      });
      return shot && { ...shot, clashes: Array.from(shot.clashes), plain: plain(shot.plain), mrv: plain(shot.mrv) };
    });
  }
}
