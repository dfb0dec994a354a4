import { Stopwatch } from "../../core/stopwatch.js";
import type { GameStore } from "../../core/store.js";
import type { GameSnapshot, PageEngine } from "../../core/types.js";

type Game = InstanceType<PageEngine["PlayGame"]>;

/** How a game came to be open. */
export type Opened = "new" | "resumed" | "broken";

/**
 * The game on the board: the engine's game of one puzzle, its clock, and its
 * place on this device. Knows no DOM.
 */
export class Session {
  readonly #engine: PageEngine;
  readonly #store: GameStore;
  readonly #game: Game;
  readonly opened: Opened;
  readonly clock: Stopwatch;
  #shot: GameSnapshot;

  /** Opens the saved game of a puzzle, or a new one. `puzzle` has been read by the engine. */
  constructor(engine: PageEngine, puzzle: string, store: GameStore) {
    this.#engine = engine;
    this.#store = store;
    store.remember(puzzle);
    const loaded = store.load(puzzle);
    let game: Game | undefined;
    let seconds = 0;
    if (loaded.kind === "game") {
      game = engine.PlayGame.restore(wordsOf(loaded.stored.game), puzzle);
      if (game) seconds = loaded.stored.seconds;
      else store.setAside(puzzle);
    }
    this.opened = game ? "resumed" : loaded.kind === "none" ? "new" : "broken";
    this.#game = game ?? new engine.PlayGame(puzzle);
    this.clock = new Stopwatch(seconds);
    this.#shot = this.#game.snapshot();
  }

  get shot(): GameSnapshot {
    return this.#shot;
  }

  /** Does one action and keeps the result on the device; false when it could not be kept. */
  act(action: (game: Game) => GameSnapshot): boolean {
    this.#shot = action(this.#game);
    return this.save();
  }

  /** Asks the game without changing it. */
  ask<T>(question: (game: Game) => T): T {
    return question(this.#game);
  }

  /** Keeps the game with the time played so far. */
  save(): boolean {
    if (this.opened === "new" && !this.#shot.canUndo && this.clock.seconds < 1) return true;
    const words = Array.from(this.#game.save());
    return this.#store.save(this.#shot.puzzle, words, this.clock.seconds, Date.now());
  }

  /** Whether the learner has written anything. */
  get begun(): boolean {
    return this.#shot.board !== this.#shot.puzzle;
  }

  /** What the fast solver knows of the board as it stands. */
  judge(budget: number): ReturnType<PageEngine["judge"]> {
    return this.#engine.judge(this.#shot.board, budget);
  }

  dispose(): void {
    this.clock.stop();
    this.#game.free();
  }
}

/** The list of numbers a game was saved as; anything else becomes a list the engine refuses. */
function wordsOf(saved: unknown): Uint32Array {
  const fits = Array.isArray(saved) && saved.every((word) => Number.isInteger(word) && word >= 0);
  return Uint32Array.from(fits ? saved : []);
}
