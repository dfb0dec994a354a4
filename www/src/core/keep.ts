import { type Link, readLink, writeLink } from "./link.js";

/**
 * What the page hands to itself when the language is switched: one link for each
 * window, and where the reader was. Kept for one change of page only.
 */
const KEY = "quaylui.switch";

export interface Kept {
  readonly links: readonly Link[];
  /** The part of the page in view, and how far below its top the view began. */
  readonly anchor: string;
  readonly offset: number;
}

/** Puts the state down for the next page. */
export function keep({ links, anchor, offset }: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ links: links.map(writeLink), anchor, offset }));
  } catch {
    // Without session storage the switch still works, only the state is lost.
  }
}

/** Takes up what the page before has put down, once. */
export function takeUp(): Kept | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const { links, anchor, offset } = JSON.parse(text ?? "null") as Record<string, unknown>;
    return {
      links: (links as string[]).flatMap((fragment) => {
        const reading = readLink(fragment);
        return reading.kind === "link" ? [reading.link] : [];
      }),
      anchor: String(anchor),
      offset: Number(offset) || 0,
    };
  } catch {
    return null;
  }
}
