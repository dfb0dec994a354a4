import { html, nothing } from "lit";
import { bitsDown, hex, lowestBit, lowestDigit, popcount } from "../../core/bits.js";
import { digitsOf, type HouseKind } from "../../core/geometry.js";
import type { CellHouses } from "../../core/types.js";
import { maskWords } from "./words.js";

/** "{1, 6}" */
function set(mask: number): string {
  return `{${digitsOf(mask).join(", ")}}`;
}

/** The arrays of masks in the lesson's program; they count from 0. */
const MASK_ARRAYS: Readonly<Record<HouseKind, string>> = { row: "row", column: "col", box: "box" };

/** The three houses of a cell: which, its number counted from 1, its mask. */
function housesOf(facts: CellHouses): readonly [HouseKind, number, number][] {
  return [
    ["row", facts.row + 1, facts.rowMask],
    ["column", facts.column + 1, facts.columnMask],
    ["box", facts.boxNumber + 1, facts.boxMask],
  ];
}

function head(highest: number, changed = -1) {
  return html`<thead>
    <tr>
      <th scope="col">${maskWords.get().bit}</th>
      ${bitsDown(0, highest).map(({ bit }) => html`<th scope="col" class=${bit === changed ? "changed" : ""}>${bit}</th>`)}
    </tr>
  </thead>`;
}

/** One mask, its bits under those of the mask above as in a written sum. */
function line(name: string, label: unknown, mask: number, highest: number, changed = -1) {
  return html`<tr data-mask=${name}>
    <th scope="row">${label}</th>
    ${bitsDown(mask, highest).map(
      ({ bit, on }) => html`<td class="${on ? "on" : ""} ${bit === changed ? "changed" : ""}">${on ? 1 : 0}</td>`,
    )}
  </tr>`;
}

/**
 * The lesson's formula for one cell, bit by bit. `left` are its candidates still to be tried, when some have been.
 */
export function formula(facts: CellHouses, left: number | null) {
  const own = maskWords.get();
  const highest = facts.boxSide * facts.boxSide;
  const taken = facts.rowMask | facts.columnMask | facts.boxMask;
  const m = facts.candidates;
  const next = left ?? m;
  const tried = left !== null && left !== m;
  const empty = facts.digit === 0;
  return html`<table class="bits">
      ${head(highest)}
      <tbody>
        ${housesOf(facts).map(([kind, index, mask]) =>
          line(
            kind,
            html`<span class="swatch in-${kind}" aria-hidden="true"></span>${own.kinds[kind]} ${index} <code>${MASK_ARRAYS[kind]}[${index - 1}]</code> <small>${set(mask)}</small>`,
            mask,
            highest,
          ),
        )}
      </tbody>
      <tbody class="sum">
        ${line("or", html`OR <small>${set(taken)}</small>`, taken, highest)}
        ${
          empty
            ? line("free", html`<code>~OR &amp; ${hex(facts.all)}</code> <small>${set(m)}</small>`, m, highest)
            : nothing
        }
        ${empty && tried ? line("left", html`${own.left} <small>${set(next)}</small>`, next, highest) : nothing}
      </tbody>
    </table>
    ${
      empty
        ? html`<dl class="facts">
            <div data-fact="popcount">
              <dt><code>popcount(m)</code> = <b>${popcount(m)}</b></dt>
              <dd>${own.popcount(popcount(m))}</dd>
            </div>
            <div data-fact="lowest">
              <dt><code>m &amp; -m</code> = <b>${lowestBit(next)}</b>${next ? html` = <code>1 &lt;&lt; ${lowestDigit(next)}</code>` : nothing}</dt>
              <dd>${next ? own.lowest(lowestDigit(next)) : own.lowestNone}</dd>
            </div>
          </dl>`
        : html`<p class="note">${own.filledNote(facts.digit)}</p>`
    }`;
}

/** The three masks before and after a digit was placed or erased: one `^=` each. */
export function toggle(facts: CellHouses, digit: number, placed: boolean) {
  const own = maskWords.get();
  const highest = facts.boxSide * facts.boxSide;
  const bit = 1 << digit;
  return html`<div class="toggle">
    <h4>${own.toggle(digit, placed)} <code>^= 1 &lt;&lt; ${digit}</code></h4>
    <table class="bits">
      ${head(highest, digit)}
      ${housesOf(facts).map(
        ([kind, index, after]) => html`<tbody>
          ${line(`${kind}-before`, html`<span class="swatch in-${kind}" aria-hidden="true"></span>${own.kinds[kind]} ${index} <small>${own.before}</small>`, after ^ bit, highest, digit)}
          ${line(`${kind}-after`, html`<small class="below">${own.after}</small>`, after, highest, digit)}
        </tbody>`,
      )}
    </table>
    <p class="note">${own.toggleNote}</p>
  </div>`;
}
