import { LitElement } from "lit";
import { pageEngine } from "../core/engine.js";
import { Runner } from "../core/runner.js";
import type { Order, SearchSnapshot } from "../core/types.js";
import { formatCount, pageWords } from "../i18n/index.js";

type Counted = "placements" | "backtracks" | "solutions";

/** Runs under way by puzzle and order: a number that stands ten times in the text is counted once. */
const counted = new Map<string, Promise<SearchSnapshot>>();

/**
 * `<quay-count data-puzzle data-order data-count>`: a number of the text, counted by
 * the engine when it comes near. What stands inside is shown until then.
 */
export class QuayCount extends LitElement {
  #observer: IntersectionObserver | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        this.#observer?.disconnect();
        void this.#count();
      },
      { rootMargin: "300px" },
    );
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
  }

  async #count(): Promise<void> {
    const { puzzle = "", order = "plain", count = "placements" } = this.dataset;
    const key = `${order}:${puzzle}`;
    const run = counted.get(key) ?? solve(puzzle, order as Order);
    counted.set(key, run);
    const shot = await run;
    this.textContent = formatCount(shot[count as Counted], pageWords());
    this.dataset.counted = "true";
  }
}

/** The search up to its first solution, in slices that fit a frame. */
async function solve(puzzle: string, order: Order): Promise<SearchSnapshot> {
  const engine = await pageEngine.load();
  const runner = new Runner(new engine.SearchRun(puzzle, order), () => {});
  const shot = await runner.runTo("solution");
  runner.dispose();
  return shot;
}
