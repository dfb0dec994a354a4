import { canonicalBoard } from "./canonical.js";
import type { Level, Order, Symmetry } from "./types.js";

/** The windows of the lesson that a link can name. */
export const WIDGET_NAMES = ["play", "houses", "sim", "code", "masks", "race", "count", "make", "remove"] as const;
export type WidgetName = (typeof WIDGET_NAMES)[number];

export type Language = "vi" | "en";

export const LEVELS: readonly Level[] = ["easy", "medium", "hard", "extreme"];
export const SYMMETRIES: readonly Symmetry[] = ["none", "rotate", "quarter", "mirror", "diagonal"];
/** The sides of boards, as text. */
export const SIDES = ["4", "9"] as const;

/** What one link holds: a board, a window, an order, a step, a language; what a puzzle is made from. */
export interface Link {
  readonly puzzle?: string;
  readonly widget?: WidgetName;
  readonly order?: Order;
  readonly step?: number;
  readonly language?: Language;
  /** What a puzzle is made from: its level, its symmetry, its side, the seed of chance. */
  readonly level?: Level;
  readonly symmetry?: Symmetry;
  readonly side?: 4 | 9;
  readonly seed?: string;
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
/** Digits only; which numbers are seeds the engine knows. */
const SEED = /^\d{1,20}$/;
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
    else if (key === "w" && isOneOf(WIDGET_NAMES, value)) link.widget = value;
    else if (key === "o" && (value === "plain" || value === "mrv")) link.order = value;
    else if (key === "f" && PROGRAM.test(value)) link.program = value;
    else if (key === "z" && PACKED.test(value)) link.packed = value;
    else if (key === "s" && STEP.test(value)) link.step = Number(value);
    else if (key === "l" && (value === "vi" || value === "en")) link.language = value;
    else if (key === "v" && isOneOf(LEVELS, value)) link.level = value;
    else if (key === "y" && isOneOf(SYMMETRIES, value)) link.symmetry = value;
    else if (key === "n" && isOneOf(SIDES, value)) link.side = value === "4" ? 4 : 9;
    else if (key === "r" && SEED.test(value)) link.seed = value;
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
  if (link.level !== undefined) parts.set("v", link.level);
  if (link.symmetry !== undefined) parts.set("y", link.symmetry);
  if (link.side !== undefined) parts.set("n", String(link.side));
  if (link.seed !== undefined) parts.set("r", link.seed);
  if (link.program !== undefined) parts.set("f", link.program);
  if (link.packed !== undefined) parts.set("z", link.packed);
  if (link.game !== undefined) parts.set("g", link.game);
  if (link.paused) parts.set("c", "1");
  return `#${parts}`;
}

function isOneOf<T extends string>(names: readonly T[], value: string): value is T {
  return (names as readonly string[]).includes(value);
}
