import { canonicalBoard } from "./canonical.js";
import type { Order } from "./types.js";

/** The windows of the lesson that a link can name. */
export const WIDGET_NAMES = ["play", "sim", "houses", "code", "masks"] as const;
export type WidgetName = (typeof WIDGET_NAMES)[number];

export type Language = "vi" | "en";

/** What one link holds: a board, a window, an order, a step, a language. */
export interface Link {
  readonly puzzle?: string;
  readonly widget?: WidgetName;
  readonly order?: Order;
  readonly step?: number;
  readonly language?: Language;
  /** The program of the line tracer, by its name in the list. */
  readonly program?: string;
  /** An edited program with its input, packed by `packText`. */
  readonly packed?: string;
  /** The puzzle of the game whose board `puzzle` is, where the two differ: for the page's own use. */
  readonly game?: string;
  /** The game is paused and its board covered: for the page's own use. */
  readonly paused?: true;
}

/** A fragment is read, empty, or refused with the name of the part that is wrong. */
export type LinkReading =
  | { readonly kind: "none" }
  | { readonly kind: "link"; readonly link: Link }
  | { readonly kind: "broken"; readonly part: string };

const MAX_LENGTH = 4096;
const PROGRAM = /^[a-z0-9-]{1,20}$/;
/** The longest packed program that a link carries. */
export const MAX_PACKED = 3600;
const PACKED = new RegExp(`^[A-Za-z0-9_-]{1,${MAX_PACKED}}$`);
const STEP = /^\d{1,12}$/;
const ANCHOR = /^[A-Za-z][\w-]*$/;

/**
 * Reads the part of an address after `#`. A plain word is an anchor of the page, not a link.
 * Anything hostile or broken is named, never guessed at.
 */
export function readLink(fragment: string): LinkReading {
  const text = fragment.startsWith("#") ? fragment.slice(1) : fragment;
  if (text === "" || ANCHOR.test(text)) return { kind: "none" };
  if (text.length > MAX_LENGTH) return { kind: "broken", part: "length" };
  const link: { -readonly [K in keyof Link]: Link[K] } = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const board = canonicalBoard(value);
    if (key === "p" && board) link.puzzle = board;
    else if (key === "g" && board) link.game = board;
    else if (key === "c" && value === "1") link.paused = true;
    else if (key === "w" && isWidgetName(value)) link.widget = value;
    else if (key === "o" && (value === "plain" || value === "mrv")) link.order = value;
    else if (key === "n" && PROGRAM.test(value)) link.program = value;
    else if (key === "z" && PACKED.test(value)) link.packed = value;
    else if (key === "s" && STEP.test(value)) link.step = Number(value);
    else if (key === "l" && (value === "vi" || value === "en")) link.language = value;
    else return { kind: "broken", part: key.slice(0, 20) };
  }
  // The simulator has boards of 4×4 only.
  if (link.widget === "sim" && link.puzzle !== undefined && link.puzzle.length !== 16) {
    return { kind: "broken", part: "p" };
  }
  return { kind: "link", link };
}

/** Writes the fragment that `readLink` reads back, with its `#`. */
export function writeLink(link: Link): string {
  const parts = new URLSearchParams();
  if (link.puzzle !== undefined) parts.set("p", link.puzzle);
  if (link.widget !== undefined) parts.set("w", link.widget);
  if (link.order !== undefined) parts.set("o", link.order);
  if (link.step !== undefined) parts.set("s", String(link.step));
  if (link.language !== undefined) parts.set("l", link.language);
  if (link.program !== undefined) parts.set("n", link.program);
  if (link.packed !== undefined) parts.set("z", link.packed);
  if (link.game !== undefined) parts.set("g", link.game);
  if (link.paused) parts.set("c", "1");
  return `#${parts}`;
}

function isWidgetName(value: string): value is WidgetName {
  return (WIDGET_NAMES as readonly string[]).includes(value);
}
