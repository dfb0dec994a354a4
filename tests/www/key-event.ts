/** What a test says of a key press; everything else is as when nothing more is held. */
export interface Press {
  readonly code: string;
  /** What the input method or the layout makes of it: never to be trusted. */
  readonly key?: string;
  /** Keys held down, as a word each. */
  readonly held?: readonly ("ctrl" | "meta" | "alt" | "shift")[];
}

/** A key press as far as the page reads one. There is no DOM here. */
export function keyEvent({ code, key = "Unidentified", held = [] }: Press): KeyboardEvent {
  const event = {
    code,
    key,
    ctrlKey: held.includes("ctrl"),
    metaKey: held.includes("meta"),
    altKey: held.includes("alt"),
    shiftKey: held.includes("shift"),
  };
  return event as KeyboardEvent;
}
