import { html, nothing, svg } from "lit";
import type { CodeCall, CodeSnapshot, CodeVariable } from "../../core/types.js";
import type { CodeWords } from "../../i18n/code/words.js";
import { formatCount, type Words } from "../../i18n/index.js";

/** How a whole number is written: as C++ prints it, or in binary. */
export interface Notation {
  readonly binary: boolean;
}

/** The stack of calls, the newest first. */
export function callStack(shot: CodeSnapshot, code: CodeWords, words: Words, notation: Notation) {
  const { calls, hidden } = shot;
  // The hidden calls lie before the oldest few.
  const gap = hidden > 0 ? calls.length - 4 : -1;
  return html`<section class="stack" aria-label=${code.stack}>
    <h4>${code.stack} <small>${code.depthNow(shot.depth)}</small></h4>
    <ol>
      ${calls.map(
        (call, index) =>
          html`${
            index === gap ? html`<li class="gap">${code.hidden(formatCount(hidden, words))}</li>` : nothing
          }${frame(call, index === 0, code, notation)}`,
      )}
    </ol>
  </section>`;
}

function frame(call: CodeCall, newest: boolean, code: CodeWords, notation: Notation) {
  return html`<li class=${newest ? "call newest" : "call"}>
    <p class="head">
      <b>${call.function}</b> <span>${code.atLine(call.line)}</span>
      ${newest ? html`<span class="running">${code.callNewest}</span>` : nothing}
    </p>
    ${variables(call.variables, code, notation)}
  </li>`;
}

/** Variables outside functions, but for the one that is drawn as a board. */
export function globals(shot: CodeSnapshot, drawn: string | undefined, code: CodeWords, notation: Notation) {
  const list = shot.globals.filter(({ name }) => name !== drawn);
  return html`<section class="globals" aria-label=${code.globals}>
    <h4>${code.globals}</h4>
    ${list.length > 0 ? variables(list, code, notation) : html`<p class="none">${code.noGlobals(drawn)}</p>`}
  </section>`;
}

function variables(list: readonly CodeVariable[], code: CodeWords, notation: Notation) {
  if (list.length === 0) return nothing;
  return html`<dl class="vars">
    ${list.map(
      (variable) => html`<div
        class="var ${variable.changed ? "changed" : ""} ${variable.rows ? "wide" : ""}"
        data-var=${variable.name}
        title="${variable.type} ${variable.name}${variable.parameter ? `: ${code.parameter}` : ""}"
      >
        <dt>${variable.name}</dt>
        <dd>
          ${value(variable, code, notation)}${
            variable.changed ? html`<span class="visually-hidden"> (${code.changedMark})</span>` : nothing
          }
        </dd>
      </div>`,
    )}
  </dl>`;
}

function value(variable: CodeVariable, code: CodeWords, notation: Notation) {
  const { rows, rowCount, columnCount } = variable;
  if (rows) {
    const used = new Map(variable.cells.map((cell) => [cell.index, cell.written]));
    const width = Math.max(...rows.map((row) => row.length), 0);
    const cut = rowCount > rows.length || columnCount > width;
    const look = (row: number, column: number) => {
      const written = used.get(row * columnCount + column);
      return written === undefined ? nothing : written ? "written" : "read";
    };
    return html`<span class="array"
        ><table>
          <tbody>
            ${rows.map(
              (row, r) => html`<tr>
                ${row.map((text, c) => html`<td class=${look(r, c)}>${text === "" ? "?" : text}</td>`)}
              </tr>`,
            )}
          </tbody>
        </table></span
      >${cut ? html`<small class="cut">${code.more(rowCount, columnCount)}</small>` : nothing}`;
  }
  if (variable.unset)
    return html`<span class="unset" title=${code.say.unset}>?<span class="visually-hidden"> ${code.say.unset}</span></span>`;
  return notation.binary && variable.whole ? inBinary(variable.text) : variable.text;
}

/** A whole number in binary, with the sign in front as C++ would print it; the places are counted from 0 on the right. */
export function inBinary(text: string): string {
  const number = BigInt(text);
  const digits = (number < 0n ? -number : number).toString(2);
  return `${number < 0n ? "−" : ""}${digits.replace(/\B(?=(?:\d{4})+(?!\d))/g, "\u202f")}₂`;
}

const GRAPH_WIDTH = 600;
const GRAPH_HEIGHT = 96;

/** The depth of calls over the run so far, rising and falling; a line marks the present. */
export function depthGraph(depths: Float64Array, shot: CodeSnapshot, code: CodeWords) {
  const [width = 1, ...pairs] = depths;
  const count = pairs.length / 2;
  const most = pairs.reduce((a, b) => Math.max(a, b), shot.depth);
  const span = Math.max(count * width, shot.position + 1, 2);
  const x = (step: number) => (step / span) * GRAPH_WIDTH;
  const y = (depth: number) => GRAPH_HEIGHT - 6 - (depth / Math.max(2, most)) * (GRAPH_HEIGHT - 14);
  const upper: string[] = [];
  const lower: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const [left, right] = [x(at * width).toFixed(1), x((at + 1) * width).toFixed(1)];
    const [low = 0, high = 0] = pairs.slice(at * 2, at * 2 + 2);
    upper.push(`${left},${y(high).toFixed(1)}`, `${right},${y(high).toFixed(1)}`);
    lower.push(`${left},${y(low).toFixed(1)}`, `${right},${y(low).toFixed(1)}`);
  }
  const now = x(shot.position + 0.5);
  const area = [...upper, ...lower.reverse()].join(" ");
  const ground = GRAPH_HEIGHT - 5;
  return html`<section class="depths">
    <h4>${code.depth} <small>${code.depthNow(shot.depth)}</small></h4>
    <svg
      viewBox="0 0 ${GRAPH_WIDTH} ${GRAPH_HEIGHT}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${code.depthGraph(shot.depth, most)}
    >
      ${svg`<path class="fill" d="M0,${ground} L${upper.join(" ")} L${x(count * width).toFixed(1)},${ground} Z" />
      <polygon class="band" points=${area} />
      <line class="now" x1=${now} x2=${now} y1="0" y2=${GRAPH_HEIGHT} />
      <line class="level" x1=${Math.max(0, now - 8)} x2=${now + 8} y1=${y(shot.depth)} y2=${y(shot.depth)} />`}
    </svg>
  </section>`;
}

/** What the program has printed. */
export function output(shot: CodeSnapshot, code: CodeWords, words: Words) {
  return html`<section class="output">
    <h4>${code.output}</h4>
    ${shot.outputCut > 0 ? html`<p class="none">${code.outputCut(formatCount(shot.outputCut, words))}</p>` : nothing}
    <pre tabindex="0" role="log" aria-label=${code.output} data-output>${
      shot.output === "" ? html`<span class="none">${code.outputNone}</span>` : shot.output
    }</pre>
    ${
      shot.errors === ""
        ? nothing
        : html`<h4>${code.errorOutput}</h4><pre tabindex="0" aria-label=${code.errorOutput}>${shot.errors}</pre>`
    }
  </section>`;
}
