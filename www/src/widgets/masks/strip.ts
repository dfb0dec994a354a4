import { html, svg } from "lit";
import type { SearchSnapshot, Trail } from "../../core/types.js";
import { formatCount, type Words } from "../../i18n/index.js";
import { maskWords } from "./words.js";

/** How many placements and dead ends the strip has room for. */
export const STRIP_MARKS = 400;

/** A short run is not drawn wider than this would be. */
const LEAST = 60;

/** One mark in its column: forced a short stroke, a guess a tall one, a dead end hangs below the line. */
const STROKES: Readonly<Record<number, string>> = { 1: "v-7", 2: "v-15", 3: "v7" };
const LOOKS = [
  [1, "forced"],
  [2, "guessed"],
  [3, "dead"],
] as const;

/** Placements, forced and guessed apart, and the steps so far as a strip of marks. */
export function strip(shot: SearchSnapshot, trail: Trail, words: Words) {
  const own = maskWords.get();
  const { marks } = trail;
  const width = Math.max(LEAST, marks.length);
  const strokes = (kind: number) =>
    Array.from(marks, (mark, at) => (mark === kind ? `M${at + 0.5} 17${STROKES[kind]}` : "")).join("");
  const number = (value: number) => formatCount(value, words);
  const label = own.strip(
    number(shot.placements),
    number(trail.forced),
    number(trail.guessed),
    number(shot.backtracks),
  );
  return html`<div class="steps">
    <dl class="counters">
      ${counter("placements", own.counts.placements, number(shot.placements))}
      ${counter("forced", own.counts.forced, number(trail.forced))}
      ${counter("guessed", own.counts.guessed, number(trail.guessed))}
      ${counter("dead", own.counts.deadEnds, number(shot.backtracks))}
    </dl>
    <svg class="strip" viewBox="0 0 ${width} 25" preserveAspectRatio="none" role="img" aria-label="${own.stripTitle}: ${label}">
      ${svg`<path class="ground" d="M0 17H${width}"/>`}
      ${LOOKS.map(([kind, look]) => svg`<path class=${look} d=${strokes(kind)}/>`)}
    </svg>
  </div>`;
}

function counter(name: "placements" | "forced" | "guessed" | "dead", label: string, value: string) {
  return html`<div data-count=${name}>
    <dt><span class="mark ${name}" aria-hidden="true"></span>${label}</dt>
    <dd>${value}</dd>
  </div>`;
}
