import { html } from "lit";
import { digitsOf, type HouseKind } from "../../core/geometry.js";
import type { Words } from "../../i18n/index.js";
import { icon } from "../../player/icons.js";
import { cellName, clashReasons } from "../step-words.js";
import type { HouseSnapshot } from "./house-explorer.js";
import { houseWords } from "./words.js";

/** What the panel shows, and what it asks its window to do. */
export interface Panel {
  readonly shot: HouseSnapshot;
  readonly words: Words;
  /** Figure A: the houses only. */
  readonly small: boolean;
  /** The digit whose barring cells stay marked, 0 for none. */
  readonly pinned: number;
  readonly mark: (digit: number) => void;
  readonly pin: (digit: number) => void;
  readonly copy: () => void;
}

/** Beside the board: where the cell is, what its houses hold, what bars each digit. */
export function housePanel(panel: Panel) {
  const { shot, small } = panel;
  if (small) return html`<div class="side">${houses(shot)}</div>`;
  return html`<div class="side">
      ${coordinates(shot)} ${arithmetic(shot)} ${houses(shot)}
    </div>
    ${digits(panel)}`;
}

function coordinates(shot: HouseSnapshot) {
  const own = houseWords.get();
  return html`<table class="coordinates">
    <caption>${own.coordinates}</caption>
    <thead>
      <tr>
        <td></td>
        <th scope="col">${own.kinds.row}</th>
        <th scope="col">${own.kinds.column}</th>
        <th scope="col">${own.kinds.box}</th>
      </tr>
    </thead>
    <tbody>
      <tr data-from="1">
        <th scope="row">${own.from1}</th>
        <td>${shot.row + 1}</td>
        <td>${shot.column + 1}</td>
        <td>${shot.boxNumber + 1}</td>
      </tr>
      <tr data-from="0">
        <th scope="row">${own.from0}</th>
        <td><i>r</i> = ${shot.row}</td>
        <td><i>c</i> = ${shot.column}</td>
        <td>${shot.boxNumber}</td>
      </tr>
    </tbody>
  </table>`;
}

function arithmetic(shot: HouseSnapshot) {
  const own = houseWords.get();
  const { row, column, band, stack, boxSide: s } = shot;
  return html`<div class="arithmetic">
    <h4>${own.arithmetic}</h4>
    <dl>
      <dt>${own.quotient}</dt>
      <dd data-fact="quotients">
        <code>r/${s} = ${row}/${s} = <b>${band}</b></code><code>c/${s} = ${column}/${s} = <b>${stack}</b></code>
      </dd>
      <dt>${own.corner}</dt>
      <dd data-fact="corner">
        <code>(r/${s}*${s}, c/${s}*${s}) = <b>(${shot.cornerRow}, ${shot.cornerColumn})</b></code>
      </dd>
      <dt>${own.boxNumber}</dt>
      <dd data-fact="box">
        <code>r/${s}*${s} + c/${s} = ${band}*${s} + ${stack} = <b>${shot.boxNumber}</b></code>
      </dd>
    </dl>
  </div>`;
}

function houses(shot: HouseSnapshot) {
  const own = houseWords.get();
  const line = (kind: HouseKind, index: number, mask: number) => html`<li data-house=${kind}>
    <span class="swatch in-${kind}" aria-hidden="true"></span>
    <span>${own.kinds[kind]} ${index + 1} <small>(${own.looks[kind]})</small></span>
    <b>${mask === 0 ? own.none : digitsOf(mask).join(" ")}</b>
  </li>`;
  return html`<div class="three">
    <h4>${own.houses}</h4>
    <ul>
      ${line("row", shot.row, shot.rowMask)} ${line("column", shot.column, shot.columnMask)}
      ${line("box", shot.boxNumber, shot.boxMask)}
    </ul>
  </div>`;
}

function digits({ shot, words, pinned, mark, pin, copy }: Panel) {
  const own = houseWords.get();
  const count = shot.puzzle.length;
  const name = cellName(shot.cell, count, words);
  const row = (digit: number) => {
    const cells = shot.barring[digit] ?? [];
    if (cells.length === 0) {
      return html`<li class="free" data-digit=${digit}><b>${digit}</b><span>${own.free}</span></li>`;
    }
    const { reasons } = clashReasons(shot.cell, cells, count, words);
    return html`<li data-digit=${digit}>
      <button
        type="button"
        class="barred"
        aria-pressed=${String(pinned === digit)}
        @click=${() => pin(digit)}
        @pointerenter=${(event: PointerEvent) => event.pointerType === "mouse" && mark(digit)}
        @pointerleave=${() => mark(0)}
        @focus=${() => mark(digit)}
        @blur=${() => mark(0)}
      >
        <b>${digit}</b><span>${reasons.map((reason) => html`<span>${reason} </span>`)}</span>
      </button>
    </li>`;
  };
  return html`<div class="digits">
    <h4>${shot.digit ? own.digitsFilled(name) : own.digits(name)}</h4>
    <p>${own.digitsHelp}</p>
    <ul>
      ${digitsOf(shot.all).map(row)}
    </ul>
    <div class="offers">
      <button type="button" class="with-icon" data-action="link" @click=${copy}>
        ${icon("link")} ${words.play.copyLink}
      </button>
    </div>
  </div>`;
}
