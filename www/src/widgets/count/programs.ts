import { html, nothing } from "lit";
import { formatCount, type Words } from "../../i18n/index.js";
import type { Program, ProgramShot } from "./program.js";
import type { CountWords } from "./words.js";

/** The storey of the lesson's two searches: each with its answer, its work so far and a button to begin, stop and go on. */
export function programs(
  { plain, mrv }: Readonly<Record<"plain" | "mrv", Program>>,
  words: Words,
  own: CountWords,
  press: (program: Program) => void,
) {
  const { programs: say } = own;
  return html`<div class="programs">
    <h4 id="programs">${say.title}</h4>
    <p>${say.help}</p>
    <ul aria-labelledby="programs">
      ${[plain, mrv].map((program) => row(program, words, own, press))}
    </ul>
  </div>`;
}

function row(program: Program, words: Words, own: CountWords, press: (program: Program) => void) {
  const { shot, order } = program;
  const name = words.play.orders[order];
  const action = actionOf(shot, own);
  const count = (what: "placements" | "backtracks") => html`<div data-count=${what}>
    <dt>${words.counters[what]}</dt>
    <dd>${shot.begun ? formatCount(shot[what], words) : "–"}</dd>
  </div>`;
  return html`<li data-program=${order}>
    <h5>${name}</h5>
    <p class="verdict" aria-live="polite">${answerOf(shot, own)}</p>
    <dl class="counters">${count("placements")}${count("backtracks")}</dl>
    <button
      type="button"
      data-action="program-${order}"
      aria-label=${own.programs.goName(action, name)}
      aria-disabled=${shot.done ? "true" : nothing}
      @click=${() => press(program)}
    >
      ${action}
    </button>
  </li>`;
}

function actionOf({ working, done, begun }: ProgramShot, { go }: CountWords): string {
  if (working) return go.stop;
  if (done) return go.done;
  return begun ? go.on : go.start;
}

function answerOf({ verdict, working, begun, done }: ProgramShot, own: CountWords): string {
  if (!begun) return own.programs.waiting;
  if (working) return own.working;
  if (!done) return verdict === "solved" ? own.programs.budgetOne : own.programs.budget;
  // A search that is done has seen the end, or two solutions.
  return own.verdicts[verdict === "clash" || verdict === "solved" ? "none" : verdict];
}
