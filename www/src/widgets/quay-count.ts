import { LitElement } from "lit";
import type { JobOutput } from "../core/jobs.js";
import type { Order } from "../core/types.js";
import { formatCount, pageWords } from "../i18n/index.js";

type Counted = "placements" | "backtracks";
type Progress = JobOutput<"PlacementCount">;

/** Runs under way by puzzle and order: a number that stands ten times in the text is counted once. */
const counted = new Map<string, Promise<Progress>>();

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
    const show = (progress: Progress) => {
      this.textContent = formatCount(progress[count as Counted], pageWords());
    };
    const run = counted.get(key) ?? solve(puzzle, order as Order, show);
    counted.set(key, run);
    try {
      show(await run);
      this.dataset.counted = "true";
    } catch {
      // What stands inside stays; the next page load counts again.
      counted.delete(key);
    }
  }
}

/** The search up to its first solution. The worker's files come with the first number wanted. */
async function solve(puzzle: string, order: Order, report: (progress: Progress) => void): Promise<Progress> {
  const { work } = await import("../core/work.js");
  return work("PlacementCount", [puzzle, order], { report });
}
