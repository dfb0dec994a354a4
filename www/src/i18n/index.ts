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

/** Seconds as 4:05 or 1:02:03. */
export function formatTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

export { plain, rich } from "./rich.js";
