import { html, nothing } from "lit";
import type { SearchSnapshot } from "../core/types.js";
import { formatCount, type Words } from "../i18n/index.js";

/** Placements, backtracks, depth and, once there are any, solutions. */
export function counters(shot: SearchSnapshot, words: Words) {
  const { counters: names } = words;
  const row = (name: "placements" | "backtracks" | "depth" | "solutions") => html`<div data-count=${name}>
    <dt>${names[name]}</dt>
    <dd>${formatCount(shot[name], words)}</dd>
  </div>`;
  return html`<dl class="counters">
    ${row("placements")}${row("backtracks")}${row("depth")}${shot.solutions > 0 ? row("solutions") : nothing}
  </dl>`;
}
