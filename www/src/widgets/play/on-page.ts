import { canonicalBoard } from "../../core/canonical.js";
import type { PlayBoard } from "../play-board.js";

/** A game: its puzzle, and the board as it stands. */
export interface GameOnPage {
  readonly givens: string;
  readonly board: string;
}

/** Whether the page has a playable board. */
export function hasGame(): boolean {
  return document.querySelector("play-board") !== null;
}

/** The game on the page's playable board; null when there is none, or it cannot be woken. */
export async function gameOnPage(): Promise<GameOnPage | null> {
  const play = document.querySelector<PlayBoard>("play-board");
  if (!play) return null;
  await customElements.whenDefined("play-board");
  await play.wake();
  const board = canonicalBoard(Array.from(play.snapshot?.digits ?? []).join(""));
  return board ? { givens: play.puzzle, board } : null;
}
