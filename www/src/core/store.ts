/**
 * Games kept on this device, one for each puzzle. Nothing leaves the browser.
 *
 * What cannot be read is set aside under another name, never thrown away and
 * never in the way of a new game.
 */
const GAME = "quaylui.game.";
const BROKEN = "quaylui.broken.";
const LAST = "quaylui.last";
/** Games of puzzles pasted long ago must not fill the device. */
const MOST_GAMES = 40;

/** A saved game as the store keeps it; `game` is the engine's and checked by it. */
export interface StoredGame {
  readonly game: unknown;
  /** Seconds on the clock. */
  readonly seconds: number;
  /** When it was saved, for forgetting the oldest. */
  readonly at: number;
}

/** The part of localStorage that is used; tests bring their own. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export type Loaded =
  | { readonly kind: "none" }
  | { readonly kind: "game"; readonly stored: StoredGame }
  | { readonly kind: "broken" };

/** Where games are kept. Without a shelf (private windows may refuse one) every call does nothing. */
export class GameStore {
  readonly #shelf: Shelf | null;

  constructor(shelf: Shelf | null = browserShelf()) {
    this.#shelf = shelf;
  }

  /** Whether games survive a reload here. */
  get works(): boolean {
    return this.#shelf !== null;
  }

  /** The game of a puzzle. A damaged one is set aside first. */
  load(puzzle: string): Loaded {
    const text = this.#shelf?.getItem(GAME + puzzle);
    if (text === null || text === undefined) return { kind: "none" };
    const stored = parse(text);
    if (stored) return { kind: "game", stored };
    this.setAside(puzzle);
    return { kind: "broken" };
  }

  /** Keeps a game. Returns false when the device refuses. */
  save(puzzle: string, game: unknown, seconds: number, now: number): boolean {
    if (!this.#shelf) return false;
    const stored: StoredGame = { game, seconds, at: now };
    try {
      this.#shelf.setItem(GAME + puzzle, JSON.stringify(stored));
      this.#forgetOldest(puzzle);
      return true;
    } catch {
      return false;
    }
  }

  /** Moves a game that cannot be used out of the way, so that it can still be looked into. */
  setAside(puzzle: string): void {
    const text = this.#shelf?.getItem(GAME + puzzle);
    if (!this.#shelf || text === null || text === undefined) return;
    this.#shelf.removeItem(GAME + puzzle);
    try {
      this.#shelf.setItem(BROKEN + puzzle, text);
    } catch {
      // A full device keeps the new game rather than the broken one.
    }
  }

  /** Notes which puzzle is on the board. */
  remember(puzzle: string): void {
    try {
      this.#shelf?.setItem(LAST, puzzle);
    } catch {
      // A full device opens with the first puzzle again.
    }
  }

  /** The puzzle on the board last, if any. */
  get last(): string | null {
    return this.#shelf?.getItem(LAST) ?? null;
  }

  #forgetOldest(keep: string): void {
    if (!this.#shelf) return;
    const games: { key: string; at: number }[] = [];
    for (let index = 0; index < this.#shelf.length; index += 1) {
      const key = this.#shelf.key(index);
      if (!key?.startsWith(GAME) || key === GAME + keep) continue;
      games.push({ key, at: parse(this.#shelf.getItem(key) ?? "")?.at ?? 0 });
    }
    games.sort((a, b) => b.at - a.at);
    for (const { key } of games.slice(MOST_GAMES - 1)) this.#shelf.removeItem(key);
  }
}

function parse(text: string): StoredGame | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("game" in value)) return null;
    const { seconds, at } = value as { seconds?: unknown; at?: unknown };
    return {
      game: value.game,
      seconds: Number.isFinite(seconds) && Number(seconds) >= 0 ? Number(seconds) : 0,
      at: typeof at === "number" ? at : 0,
    };
  } catch {
    return null;
  }
}

/** What the browser keeps for this site, or null where it refuses. */
export function browserShelf(): Storage | null {
  try {
    const shelf = globalThis.localStorage;
    // A full one refuses writing, but what it holds can still be read.
    shelf.getItem(LAST);
    return shelf;
  } catch {
    return null;
  }
}
