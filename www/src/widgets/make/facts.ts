import { html } from "lit";
import type { PuzzleFacts } from "../../core/types.js";
import { formatCount, type Words } from "../../i18n/index.js";
import type { MakeWords } from "./words.js";

/** A puzzle on show, and what is known of it. */
export interface Shown {
  readonly puzzle: string;
  readonly facts: PuzzleFacts;
  /** All is measured that can be. */
  readonly measured: boolean;
  /** Makes it again; none when it was put in. */
  readonly seed: string | null;
  /** No given can be spared, or none of those that go together; null when not known. */
  readonly minimal: "alone" | "together" | "no" | null;
}

/** The facts of a puzzle in words: a list of names and values. */
export function factRows({ facts, measured, seed, minimal }: Shown, words: Words, own: MakeWords): [string, string][] {
  const { facts: say, levels } = own.maker;
  const unknown = measured ? say.tooMany : say.unknown;
  const placements = (count: number | null) => (count === null ? unknown : say.placements(formatCount(count, words)));
  const guesses = () => {
    if (facts.guesses === null) return unknown;
    return facts.guesses === 0 ? say.noGuess : say.guessed(formatCount(facts.guesses, words));
  };
  const singles = () => {
    if (facts.nakedSinglesSuffice) return say.naked;
    return facts.singlesSuffice ? say.hidden : say.beyond;
  };
  const rows: [string, string][] = [];
  if (facts.level !== null) rows.push([say.level, levels[facts.level]]);
  rows.push([say.givens, String(facts.givens)]);
  if (facts.unique) rows.push([words.counters.solutions, say.unique], [say.singles, singles()]);
  rows.push([say.guesses, guesses()], [say.mrv, placements(facts.mrvPlacements)]);
  rows.push([say.plain, placements(facts.plainPlacements)]);
  if (minimal !== null) {
    rows.push([say.minimal, { alone: say.isMinimal, together: say.isMinimalTogether, no: say.isNotMinimal }[minimal]]);
  }
  if (seed !== null) rows.push([say.seed, seed]);
  return rows;
}

/** The same, drawn. */
export function factList(shown: Shown, words: Words, own: MakeWords) {
  return html`<div class="facts">
    <h4>${own.maker.facts.title}</h4>
    <dl>
      ${factRows(shown, words, own).map(([name, value]) => html`<div><dt>${capital(name)}</dt><dd>${value}</dd></div>`)}
    </dl>
  </div>`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
