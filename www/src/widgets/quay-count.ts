import { LitElement } from "lit";
import { pageEngine } from "../core/engine.js";
import { type Counts, countSolutions, type Figure, figureOf, SOLUTION_LIMIT } from "../core/figures.js";
import { Runner } from "../core/runner.js";
import type { Order, SearchSnapshot } from "../core/types.js";
import { formatFigure, pageWords } from "../i18n/index.js";

/** Runs under way by what they count: a number that stands ten times in the text is counted once. */
const counted = new Map<string, Promise<unknown>>();

function once<T>(key: string, count: () => Promise<T>): Promise<T> {
  const run = (counted.get(key) as Promise<T> | undefined) ?? count();
  counted.set(key, run);
  return run;
}

const counts: Counts = {
  first: (puzzle, order) =>
    once(`${order}:${puzzle}`, () => search(puzzle, order, (runner) => runner.runTo("solution"))),
  solutions: (puzzle) =>
    once(`all:${puzzle}`, () => search(puzzle, "mrv", (runner) => countSolutions(runner, SOLUTION_LIMIT))),
};

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
    const figure = await figureOf(count as Figure, puzzle, order as Order, counts);
    this.textContent = formatFigure(figure, pageWords());
    this.dataset.counted = "true";
  }
}

/** A run of the engine in slices that fit a frame, given back when its work is done. */
async function search<T>(
  puzzle: string,
  order: Order,
  work: (runner: Runner<SearchSnapshot>) => Promise<T>,
): Promise<T> {
  const engine = await pageEngine.load();
  const runner = new Runner<SearchSnapshot>(new engine.SearchRun(puzzle, order), () => {});
  const result = await work(runner);
  runner.dispose();
  return result;
}
