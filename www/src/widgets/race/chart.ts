import { html, nothing, svg } from "lit";
import type { Order } from "../../core/types.js";
import { formatCount } from "../../i18n/index.js";
import { type CountDesk, comparison, countCell, countText } from "./count-cell.js";

/** A puzzle with its name. */
export interface Named {
  readonly name: string;
  readonly puzzle: string;
}

const ORDERS = ["plain", "mrv"] as const;

/** Heights of the chart in pixels. Widths are parts of the whole, so that letters stay as large on a phone. */
const ROW = 66;
const BAR = 16;
const GAP = 3;
const AXIS = 26;
/** The widest bar leaves this part of the width to its number. */
const ROOM = 0.72;
/** The axis goes this far at least: ten thousand. */
const LEAST_POWER = 4;

/** Where a count stands on the logarithmic axis: 1 at 0, the last power of ten at 1. Nothing stands at 0 as 1 does. */
export function logPart(count: number, powers: number): number {
  return count <= 1 ? 0 : Math.log10(count) / powers;
}

/** The first power of ten that no count exceeds. */
export function powersFor(counts: readonly number[]): number {
  return Math.max(LEAST_POWER, Math.ceil(Math.log10(Math.max(1, ...counts))));
}

const percent = (part: number) => `${(part * ROOM * 100).toFixed(2)}%`;

/** The bars: a picture with a name and a description; the table beside it says the same. */
export function chart(desk: CountDesk, puzzles: readonly Named[], current: string) {
  const { race, words, tally } = desk;
  const counts = puzzles.flatMap(({ puzzle }) => ORDERS.map((order) => tally.of(puzzle, order)?.placements ?? 0));
  const powers = powersFor(counts);
  const height = puzzles.length * ROW + AXIS;
  const text = (puzzle: string, order: Order) => countText(tally.of(puzzle, order), desk);
  const told = puzzles.map(({ name, puzzle }) => race.chart.bar(name, text(puzzle, "plain"), text(puzzle, "mrv")));
  const line = (_: unknown, power: number) => svg`
    <line class="power" x1=${percent(power / powers)} x2=${percent(power / powers)} y1="0" y2=${height - AXIS} />
    ${
      // Every power has its line; where they stand close every second one has its number.
      powers > 5 && power % 2 === 1
        ? nothing
        : svg`<text class="axis" x=${percent(power / powers)} y=${height - 8} text-anchor=${power === 0 ? "start" : "middle"}>${formatCount(10 ** power, words)}</text>`
    }`;
  const bar = (puzzle: string, order: Order, y: number) => {
    const part = percent(logPart(tally.of(puzzle, order)?.placements ?? 0, powers));
    const middle = y + BAR / 2;
    return svg`
      <rect class="stripe ${order}" x="0" y=${y} width=${part} height=${BAR} rx="2" />
      <rect class="pattern" x="0" y=${y} width=${part} height=${BAR} rx="2" fill="url(#${order})" />
      <text class="count" x=${part} y=${middle} dx="6" dominant-baseline="central">${text(puzzle, order)}</text>`;
  };
  return html`<svg
      class="chart"
      role="img"
      aria-labelledby="chart-title chart-desc"
      width="100%"
      height=${height}
    >
      <title id="chart-title">${race.chart.title}</title>
      <desc id="chart-desc">${race.chart.desc} ${told.join("; ")}.</desc>
      <defs>
        ${svg`
        <pattern id="plain" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line class="hatch" x1="1.5" x2="1.5" y1="0" y2="7" />
        </pattern>
        <pattern id="mrv" width="6" height="6" patternUnits="userSpaceOnUse">
          <circle class="dot" cx="3" cy="3" r="1.2" />
        </pattern>`}
      </defs>
      ${Array.from({ length: powers + 1 }, line)}
      ${puzzles.map(
        ({ name, puzzle }, row) => svg`
        <text class="name ${puzzle === current ? "current" : ""}" x="0" y=${row * ROW + 17}>${name}</text>
        ${ORDERS.map((order, at) => bar(puzzle, order, row * ROW + 24 + at * (BAR + GAP)))}`,
      )}
    </svg>
    <ul class="key" aria-hidden="true">
      ${ORDERS.map(
        (order) => html`<li>
          <svg width="28" height="14">
            <rect class="stripe ${order}" width="28" height="14" rx="2" />
            <rect class="pattern" width="28" height="14" rx="2" fill="url(#${order})" />
          </svg>
          ${words.play.orders[order]}
        </li>`,
      )}
    </ul>`;
}

/** The same counts as a table, which is what screen readers and those who want the numbers read. */
export function countTable(desk: CountDesk, puzzles: readonly Named[], current: string) {
  const { race } = desk;
  return html`<table class="counts">
    <caption>
      ${race.chart.table}
    </caption>
    <thead>
      <tr>
        <th scope="col">${race.chart.column}</th>
        ${ORDERS.map((order) => html`<th scope="col" class="number">${capital(race.sides[order])}</th>`)}
        <th scope="col">${race.chart.compare}</th>
      </tr>
    </thead>
    <tbody>
      ${puzzles.map(
        ({ name, puzzle }) => html`<tr class=${puzzle === current ? "current" : ""}>
          <th scope="row">${name}${puzzle === current ? html` <small>${race.chart.running}</small>` : nothing}</th>
          ${ORDERS.map((order) => html`<td class="number">${countCell(desk, puzzle, name, order)}</td>`)}
          <td>${comparison(desk, puzzle)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** With a capital, as the head of a column. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
