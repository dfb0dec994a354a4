import type { QuayBoard } from "../../board/quay-board.js";
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
  const play = await playBoard();
  const board = canonicalBoard(Array.from(play?.snapshot?.digits ?? []).join(""));
  return play && board ? { givens: play.puzzle, board } : null;
}

/**
 * Opens a puzzle on the page's playable board and goes there; the game under way is kept. Where there is no board the
 * page may take the puzzle by itself: it hears `quaylui-play` from the window and prevents its default. False when nobody
 * took it.
 */
export async function playPuzzle(host: HTMLElement, puzzle: string): Promise<boolean> {
  const play = await playBoard();
  if (!play) {
    const init = { detail: { puzzle }, bubbles: true, composed: true, cancelable: true };
    return !host.dispatchEvent(new CustomEvent("quaylui-play", init));
  }
  await play.openLink({ puzzle, widget: "play" }, true);
  play.scrollIntoView({ block: "start" });
  await play.updateComplete;
  play.shadowRoot?.querySelector<QuayBoard>("quay-board")?.focusCell();
  return true;
}

async function playBoard(): Promise<PlayBoard | null> {
  const play = document.querySelector<PlayBoard>("play-board");
  if (!play) return null;
  await customElements.whenDefined("play-board");
  await play.wake();
  return play;
}
