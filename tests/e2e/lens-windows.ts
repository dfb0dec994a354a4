import type { Locator, Page } from "@playwright/test";
import type { HouseExplorer } from "../../www/src/widgets/houses/house-explorer.js";
import type { MaskView } from "../../www/src/widgets/masks/mask-view.js";
import { expect } from "./fixtures.js";
import { LessonWindow } from "./windows.js";

/** Scrolls to a window until it is awake: those above it grow when they come to life, and move it on. */
async function reach(root: Locator, cell: Locator): Promise<void> {
  await expect(async () => {
    await root.scrollIntoViewIfNeeded();
    await expect(cell).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** The explorer of houses: figure B unless said otherwise. */
export class Houses extends LessonWindow {
  readonly grid: Locator;

  constructor(page: Page, figure: "a" | "b" = "b") {
    super(page, figure === "a" ? 'house-explorer[data-figure="a"]' : 'house-explorer:not([data-figure="a"])');
    this.grid = this.root.getByRole("grid");
  }

  async open(path = ""): Promise<this> {
    await this.page.goto(path);
    return this.reach();
  }

  /** Goes to the window on the page that is open. */
  async reach(): Promise<this> {
    await reach(this.root, this.cell(0));
    return this;
  }

  cell(index: number): Locator {
    return this.root.locator(`[data-cell="${index}"]`);
  }

  fact(name: string): Locator {
    return this.root.locator(`[data-fact="${name}"]`);
  }

  digit(digit: number): Locator {
    return this.root.locator(`[data-digit="${digit}"]`);
  }

  /** The cells with a look. */
  looking(look: string): Promise<number[]> {
    return this.root
      .locator(`quay-board .${look}`)
      .evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLElement).dataset.cell)));
  }

  snapshot() {
    return this.root.evaluate((element: HouseExplorer) => element.snapshot);
  }
}

/** The viewer of masks. */
export class Masks extends LessonWindow {
  constructor(page: Page) {
    super(page, "mask-view");
  }

  async open(path = ""): Promise<this> {
    await this.page.goto(path);
    await reach(this.root, this.cell(0));
    return this;
  }

  cell(index: number): Locator {
    return this.root.locator(`quay-board .board`).first().locator(`[data-cell="${index}"]`);
  }

  count(name: string): Locator {
    return this.root.locator(`[data-count="${name}"] dd`);
  }

  fact(name: string): Locator {
    return this.root.locator(`[data-fact="${name}"]`);
  }

  /** One line of the table: its name and its bits from 9 down to 0. */
  async line(name: string): Promise<[label: string, bits: string]> {
    const row = this.root.locator(`[data-mask="${name}"]`);
    const label = ((await row.locator("th").textContent()) ?? "").replace(/\s+/g, " ").trim();
    return [label, (await row.locator("td").allTextContents()).join("")];
  }

  snapshot() {
    return this.root.evaluate((element: MaskView) => {
      const shot = element.snapshot;
      return shot && { ...shot, digits: Array.from(shot.digits).join("") };
    });
  }
}
