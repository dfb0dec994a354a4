import { html } from "lit";
import { capital } from "./chart.js";
import { type CountDesk, comparison, countCell } from "./count-cell.js";
import { GALLERY, GALLERY_IDS } from "./gallery.js";

/** The boards that show both ways at their best and at their worst, with counts and the way to race on them. */
export function galleryCards(desk: CountDesk, current: string, open: (puzzle: string) => void) {
  const { race } = desk;
  return html`<section class="part" aria-labelledby="gallery-title">
    <h4 id="gallery-title">${race.gallery.title}</h4>
    <p>${race.gallery.help}</p>
    <ul class="cards">
      ${GALLERY_IDS.map((id) => {
        const puzzle = GALLERY[id];
        const { name, about } = race.gallery.entries[id];
        return html`<li data-board=${id}>
          <h5>${name}</h5>
          <p>${about}</p>
          <dl>
            ${(["plain", "mrv"] as const).map(
              (order) => html`<div>
                <dt>${capital(race.sides[order])}</dt>
                <dd data-order=${order}>${countCell(desk, puzzle, name, order)}</dd>
              </div>`,
            )}
            <div>
              <dt>${race.chart.compare}</dt>
              <dd>${comparison(desk, puzzle)}</dd>
            </div>
          </dl>
          <button
            type="button"
            aria-label=${race.gallery.raceWhich(name)}
            aria-pressed=${String(puzzle === current)}
            @click=${() => open(puzzle)}
          >
            ${race.gallery.race}
          </button>
        </li>`;
      })}
    </ul>
  </section>`;
}
