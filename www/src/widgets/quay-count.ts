import { LitElement } from "lit";
import { type Counts, type Figure, type FigureValue, figureOf, SOLUTION_LIMIT } from "../core/figures.js";
import type { JobInput, JobName, JobOutput } from "../core/jobs.js";
import type { Order } from "../core/types.js";
import { formatFigure, pageWords } from "../i18n/index.js";

/** Jobs under way or done: a number that stands ten times in the text is counted once. */
const counted = new Map<string, Promise<unknown>>();

const counts: Counts = {
  cost: (puzzle, order, report) => once("PlacementCount", [puzzle, order, 1], report),
  solutions: async (puzzle) => (await once("SolutionCount", [puzzle, SOLUTION_LIMIT])).count,
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
    const show = (figure: FigureValue) => {
      this.textContent = formatFigure(figure, pageWords());
    };
    try {
      show(await figureOf(count as Figure, puzzle, order as Order, counts, show));
      this.dataset.counted = "true";
    } catch {
      // What stands inside stays; the next page load counts again.
    }
  }
}

/** A job of the page's worker, whose files come with the first number wanted. */
function once<Name extends JobName>(
  name: Name,
  input: JobInput<Name>,
  report: (progress: JobOutput<Name>) => void = () => {},
): Promise<JobOutput<Name>> {
  const key = `${name}:${input.join(":")}`;
  const known = counted.get(key) as Promise<JobOutput<Name>> | undefined;
  const run = known ?? import("../core/work.js").then(({ work }) => work(name, input, { report }));
  counted.set(key, run);
  run.catch(() => counted.delete(key));
  return run;
}
