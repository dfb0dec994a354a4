import type { Language } from "../core/link.js";
import { en } from "./en.js";
import { vi } from "./vi.js";
import type { Words } from "./words.js";

export type { Words } from "./words.js";

const languages: Readonly<Record<Language, Words>> = { vi, en };

/** The words of the nearest `lang` attribute; Vietnamese where none is known. */
export function wordsFor(element: Element): Words {
  const holder = element.closest("[lang]") ?? document.documentElement;
  return wordsOf(holder.getAttribute("lang") ?? "vi");
}

/** The words of a language tag such as "en-GB". */
export function wordsOf(tag: string): Words {
  return tag.toLowerCase().startsWith("en") ? languages.en : languages.vi;
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
