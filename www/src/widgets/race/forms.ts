import { html, nothing } from "lit";
import { CHANGE_KINDS, type ChangeKind } from "../../core/same-puzzle.js";
import { capital } from "./chart.js";
import { type CountDesk, countCell } from "./count-cell.js";

/** One form of the puzzle of the race: as it was at first, or after a change. */
export interface Form {
  readonly kind: ChangeKind | "start";
  readonly puzzle: string;
}

/** So many forms are kept: the first and the latest. */
const MOST_FORMS = 9;

/** The forms with one more behind them. The first stays; the oldest of the others goes when there are too many. */
export function withForm(forms: readonly Form[], form: Form): readonly Form[] {
  const all = [...forms, form];
  return all.length > MOST_FORMS ? [all[0] as Form, ...all.slice(2)] : all;
}

/** The name of a form in the list. */
export function formName(forms: readonly Form[], at: number, { race }: Pick<CountDesk, "race">): string {
  const kind = forms[at]?.kind ?? "start";
  return kind === "start" ? race.changes.start : race.changes.name(at, race.changes.kinds[kind]);
}

/** The buttons that change the puzzle into itself, and the counts of the forms tried. */
export function changes(
  desk: CountDesk,
  forms: readonly Form[],
  current: string,
  change: (kind: ChangeKind) => void,
  open: (at: number) => void,
) {
  const { race } = desk;
  return html`<section class="part" aria-labelledby="changes-title">
    <h4 id="changes-title">${race.changes.title}</h4>
    <p>${race.changes.help}</p>
    <div class="offers">
      ${CHANGE_KINDS.map(
        (kind) => html`<button type="button" data-change=${kind} @click=${() => change(kind)}>
          ${race.changes.kinds[kind]}
        </button>`,
      )}
    </div>
    ${
      forms.length < 2
        ? nothing
        : html`<table class="forms">
            <caption>
              ${race.changes.table}
            </caption>
            <thead>
              <tr>
                <th scope="col">${race.changes.column}</th>
                <th scope="col" class="number">${capital(race.sides.plain)}</th>
                <th scope="col" class="number">${capital(race.sides.mrv)}</th>
              </tr>
            </thead>
            <tbody>
              ${forms.map(({ puzzle }, at) => {
                const name = formName(forms, at, desk);
                const now = puzzle === current;
                return html`<tr class=${now ? "current" : ""}>
                  <th scope="row">
                    <button type="button" data-form=${at} aria-pressed=${String(now)} @click=${() => open(at)}>
                      ${name}
                    </button>
                  </th>
                  <td class="number">${countCell(desk, puzzle, name, "plain")}</td>
                  <td class="number">${countCell(desk, puzzle, name, "mrv")}</td>
                </tr>`;
              })}
            </tbody>
          </table>`
    }
  </section>`;
}
