import type { FigureValue } from "../core/figures.js";
import type { Words } from "./words.js";

export type { Words } from "./words.js";

let words: Words | undefined;

/**
 * Sets the language of the page, before any window is defined. A page carries the
 * words of one language only: each is a page of its own.
 */
export function useWords(chosen: Words): void {
  words = chosen;
}

/** The words of the page's language. */
export function pageWords(): Words {
  if (!words) throw new Error("quaylui: no language was chosen before the windows were defined");
  return words;
}

/** A whole number with its thousands set apart as the language does. */
export function formatCount(value: number, words: Words): string {
  return String(Math.round(value)).replace(/\B(?=(?:\d{3})+(?!\d))/g, words.thousands);
}

/** How many times as much: with one decimal below a hundred, where it still tells something. */
export function formatRatio(value: number, words: Words): string {
  return value < 99.95 ? value.toFixed(1).replace(".", words.decimal) : formatCount(value, words);
}

/** A number of the text as it is shown. */
export function formatFigure(figure: FigureValue, words: Words): string {
  if (figure.kind === "word") return figure.value;
  if (figure.kind === "ratio") return formatRatio(figure.value, words);
  const count = formatCount(figure.value, words);
  return figure.atLeast ? `≥\u00a0${count}` : count;
}

/** Seconds as 4:05 or 1:02:03. */
export function formatTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

export { plain, rich } from "./rich.js";
