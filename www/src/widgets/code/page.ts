import { html, nothing, type TemplateResult } from "lit";
import { formatCount } from "../../i18n/index.js";
import { icon } from "../../player/icons.js";
import { boardCells } from "./board.js";
import type { CodeTracer } from "./code-tracer.js";
import type { Experiment } from "./programs.js";
import { PROGRAMS } from "./programs.js";
import { problemSentence } from "./sentence.js";
import { callStack, depthGraph, globals, output } from "./views.js";

/**
 * The window's storeys:
 *
 *     bar           title, program, restore, link
 *     experiments
 *     stage         say · source (editor, tools, problems, input) · now (board, counters, globals) · more (calls, depth, output)
 *     deck          steps by function, the shared player; always in sight
 *     legend
 */
export function codeView(tracer: CodeTracer, player: TemplateResult, sentence: TemplateResult): TemplateResult {
  const { code, words } = tracer.spoken;
  const shot = tracer.snapshot;
  const notation = { binary: tracer.binary };
  return html`<section class="figure" aria-label=${code.title} @keydown=${(event: KeyboardEvent) => tracer.key(event)}>
    ${bar(tracer)} ${tracer.listed.experiments.length > 0 ? experiments(tracer) : nothing}
    <div class="stage">
      <p class="say" aria-live=${tracer.speaks ? "polite" : "off"} aria-atomic="true">${sentence}</p>
      <div class="source">
        <div class="editor-box">
          ${tracer.hasEditor ? nothing : html`<pre tabindex="0">${tracer.text}</pre>`}
          <div class="mount"></div>
        </div>
        ${problems(tracer)} ${tools(tracer)} ${input(tracer)}
      </div>
      ${now(tracer)}
      <div class="more">
        ${
          shot
            ? html`${callStack(shot, code, words, notation)} ${depthGraph(tracer.depths, shot, code)}
              ${output(shot, code, words)}`
            : nothing
        }
      </div>
    </div>
    <div class="deck">
      ${steps(tracer)}
      ${player}
    </div>
    ${legend(tracer)}
  </section>`;
}

function bar(tracer: CodeTracer) {
  const { code, words } = tracer.spoken;
  return html`<div class="bar">
    <h3>${code.title}</h3>
    <select
      aria-label=${code.program}
      data-action="program"
      @change=${(event: Event) => {
        tracer.program = (event.target as HTMLSelectElement).value;
      }}
    >
      ${PROGRAMS.map(({ id }) => {
        const chosen = id === tracer.program;
        const name = code.programs[id];
        return html`<option value=${id} ?selected=${chosen} .selected=${chosen}>
          ${chosen && tracer.edited ? code.edited(name) : name}
        </option>`;
      })}
    </select>
    <button
      type="button"
      class="with-icon"
      data-action="restore"
      aria-disabled=${tracer.isOriginal ? "true" : nothing}
      @click=${() => !tracer.isOriginal && tracer.restoreOriginal()}
    >
      ${icon("undo")} ${code.restore}
    </button>
    <button type="button" class="with-icon" data-action="link" @click=${() => tracer.copyLink()}>
      ${icon("link")} ${words.play.copyLink}
    </button>
  </div>`;
}

function experiments(tracer: CodeTracer) {
  const { code } = tracer.spoken;
  const { experiments: list } = tracer;
  const press = (experiment: Experiment) => tracer.experiment(experiment);
  return html`<div class="experiments">
    <div role="group" aria-label=${code.experiments}>
      <h4>${code.experiments}</h4>
      ${tracer.listed.experiments.map((experiment) => {
        const state = list.stateOf(experiment);
        return html`<button
          type="button"
          data-experiment=${experiment.id}
          aria-pressed=${String(state === "on")}
          aria-disabled=${state === "misfit" ? "true" : nothing}
          title=${state === "misfit" ? code.experimentMisfit : nothing}
          @click=${() => press(experiment)}
        >
          ${code.experiment[experiment.id].name}
        </button>`;
      })}
    </div>
    ${list.chosen === null ? nothing : html`<p>${code.experiment[list.chosen].question}</p>`}
  </div>`;
}

function problems(tracer: CodeTracer) {
  const { code } = tracer.spoken;
  if (tracer.problems.length === 0) return nothing;
  return html`<ul class="problems">
    ${tracer.problems.map(
      (problem) => html`<li>
        <button type="button" data-problem=${problem.kind} @click=${() => tracer.show(problem)}>
          <b>${code.say.at(problem.line)}</b> ${plainSentence(problemSentence(problem, code))}
        </button>
      </li>`,
    )}
  </ul>`;
}

function plainSentence(sentence: string): string {
  return sentence.replace(/[*~]/g, "");
}

function tools(tracer: CodeTracer) {
  const { code } = tracer.spoken;
  const { steps } = code;
  const shot = tracer.snapshot;
  const line = tracer.cursor;
  const names = tracer.names;
  const watched = names.has(tracer.watched) ? tracer.watched : ([...names][0] ?? "");
  const idle = !shot || shot.finished;
  return html`<p class="help">${code.editorHelp}</p>
    <div class="tools">
      <button
        type="button"
        class="with-icon"
        data-action="breakpoint"
        aria-pressed=${String(tracer.breakpoints.includes(line))}
        @click=${() => tracer.toggleBreakpoint(line)}
      >
        ${icon("dot")} ${steps.toggle(line)}
      </button>
      <button
        type="button"
        class="with-icon"
        data-action="to-line"
        title=${steps.lineHelp(line)}
        aria-disabled=${idle ? "true" : nothing}
        @click=${() => !idle && tracer.press("line")}
      >
        ${icon("cursor")} ${steps.line}
      </button>
      <span class="change">
        <select
          aria-label=${steps.change}
          data-action="watch"
          @change=${(event: Event) => {
            tracer.watched = (event.target as HTMLSelectElement).value;
          }}
        >
          ${[...names].map((name) => html`<option .selected=${name === watched} value=${name}>${steps.change} ${name}</option>`)}
        </select>
        <button
          type="button"
          class="square"
          data-action="to-change"
          aria-label="${steps.changeNone} ${watched}"
          title="${steps.changeNone} ${watched}"
          aria-disabled=${idle || watched === "" ? "true" : nothing}
          @click=${() => {
            if (idle || watched === "") return;
            tracer.watched = watched;
            tracer.press("change");
          }}
        >
          ${icon("next")}
        </button>
      </span>
    </div>`;
}

function input(tracer: CodeTracer) {
  const { code } = tracer.spoken;
  const shot = tracer.snapshot;
  const { samples } = tracer.listed;
  const at = samples.findIndex(({ text }) => text === tracer.stdin);
  const read = shot?.inputAt ?? 0;
  return html`<section class="input" aria-label=${code.input}>
    <div class="row">
      <label for="stdin">${code.input}</label>
      <select
        aria-label=${code.samples}
        data-action="sample"
        @change=${(event: Event) => {
          const sample = samples[Number((event.target as HTMLSelectElement).value)];
          if (sample) tracer.stdin = sample.text;
        }}
      >
        ${samples.map(({ id }, index) => html`<option value=${index} .selected=${index === at}>${code.sample[id]}</option>`)}
        ${at < 0 ? html`<option value="own" .selected=${true}>${code.ownInput}</option>` : nothing}
      </select>
    </div>
    <textarea
      id="stdin"
      rows="4"
      spellcheck="false"
      autocomplete="off"
      autocapitalize="off"
      .value=${tracer.stdin}
      @input=${(event: Event) => {
        tracer.stdin = (event.target as HTMLTextAreaElement).value;
      }}
    ></textarea>
    <p class="help" data-read>
      ${read > 0 ? code.inputRead(read, tracer.stdin.length) : code.inputNone}
    </p>
    ${
      read > 0
        ? html`<div class="tape" tabindex="0" role="group" aria-label=${code.inputRead(read, tracer.stdin.length)}><s>${tracer.stdin.slice(0, read)}</s>${tracer.stdin.slice(read)}</div>`
        : nothing
    }
  </section>`;
}

function now(tracer: CodeTracer) {
  const { code, words } = tracer.spoken;
  const shot = tracer.snapshot;
  const { board } = tracer;
  if (!shot) return html`<div class="now no-board"></div>`;
  return html`<div class="now ${board ? `side-${board.side}` : "no-board"}">
    ${
      board
        ? html`<quay-board
            .cells=${boardCells(board, tracer.givens, words)}
            .name=${code.board(board.name)}
            .cellName=${(cell: number) => code.boardCell(board.name, Math.floor(cell / board.side), cell % board.side)}
            ?calm=${tracer.speaks}
          ></quay-board>`
        : nothing
    }
    <div class="facts">
      <dl class="counters box">
        <div data-count="backtracks">
          <dt>${code.backtracks}</dt>
          <dd>${formatCount(shot.backtracks, words)}</dd>
        </div>
        <div data-count="depth">
          <dt>${words.counters.depth}</dt>
          <dd>${formatCount(shot.depth, words)}</dd>
        </div>
      </dl>
      ${globals(shot, board?.name, code, { binary: tracer.binary })}
    </div>
  </div>`;
}

function steps(tracer: CodeTracer) {
  const { code } = tracer.spoken;
  const shot = tracer.snapshot;
  const button = (aim: "over" | "out" | "caller", label: string, help: string, off: boolean) => html`<button
    type="button"
    class="with-icon"
    data-step=${aim}
    title=${help}
    aria-disabled=${off ? "true" : nothing}
    @click=${() => !off && tracer.press(aim)}
  >
    ${icon(aim)} ${label}
  </button>`;
  const atEnd = !shot || shot.finished;
  const inMain = !shot || shot.depth <= 1;
  return html`<div class="steps" role="group" aria-label=${code.steps.group}>
    ${button("over", code.steps.over, code.steps.overHelp, atEnd)}
    ${button("out", code.steps.out, code.steps.outHelp, atEnd)}
    ${button("caller", code.steps.caller, code.steps.callerHelp, inMain)}
  </div>`;
}

function legend(tracer: CodeTracer) {
  const { code } = tracer.spoken;
  const { legend: names, boardLegend } = code;
  const entry = (look: string, text: string, name: string) =>
    html`<li><span class="swatch ${look}" aria-hidden="true">${text}</span>${name}</li>`;
  return html`<details class="legend" open>
    <summary>${names.title}</summary>
    <ul>
      ${entry("next-line", "▶", names.next)} ${entry("ran-line", "·", names.ran)} ${entry("stop", "●", names.breakpoint)}
      ${entry("fault", "✕", names.problem)} ${entry("given", "3", boardLegend.given)}
      ${entry("machine", "3", boardLegend.written)} ${entry("examined", "", boardLegend.examined)}
      ${entry("clash", "3", boardLegend.clash)}
    </ul>
    <div class="options">
      <label class="check">
        <input
          type="checkbox"
          data-action="binary"
          .checked=${tracer.binary}
          @change=${(event: Event) => {
            tracer.binary = (event.target as HTMLInputElement).checked;
          }}
        />
        ${code.binary}
      </label>
    </div>
    <p class="keys">${names.keys}</p>
  </details>`;
}
