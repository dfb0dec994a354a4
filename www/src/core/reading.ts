import { isPanic } from "./engine.js";
import { labEngine } from "./lab.js";
import type { BoardReading } from "./types.js";

/** Reads a board out of any text people paste. `side` is 4 or 9 where only that size will do, else 0. */
export async function readBoard(text: string, side: 0 | 4 | 9): Promise<BoardReading> {
  const engine = await labEngine.load();
  try {
    return engine.readBoard(text, side);
  } catch (error) {
    if (isPanic(error)) labEngine.drop();
    throw error;
  }
}
