import { SIMULATOR_PUZZLE } from "../core/puzzles.js";
import type { SearchSnapshot } from "../core/types.js";
import type { Linkable } from "./links.js";

/**
 * The story beside the simulator: each "step 22" takes the simulator there, and the
 * one that tells of the present step is marked.
 */
export function startStepLinks(): void {
  const sim = document.querySelector<Linkable>("#sim");
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>("a.step-link"));
  if (!sim || links.length === 0) return;
  for (const link of links) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      const step = Number(link.dataset.step);
      void sim.openLink({ puzzle: SIMULATOR_PUZZLE, order: "plain", step });
      bringIntoView(sim);
    });
  }
  sim.addEventListener("quaylui-change", (event) => {
    const shot = (event as CustomEvent<SearchSnapshot>).detail;
    const ours = shot.puzzle === SIMULATOR_PUZZLE && shot.order === "plain";
    for (const link of links) {
      if (ours && Number(link.dataset.step) === shot.position) {
        link.setAttribute("aria-current", "step");
      } else {
        link.removeAttribute("aria-current");
      }
    }
  });
}

/** Beside the text the simulator is in sight already; above it, on phones, it may not be. */
function bringIntoView(sim: Element): void {
  const { top, bottom } = sim.getBoundingClientRect();
  if (bottom < 200 || top > innerHeight * 0.6) sim.scrollIntoView({ block: "start" });
}
