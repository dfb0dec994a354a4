const CANONICAL = /^(?:[0-9.]{81}|[0-4.]{16})$/;

/** A board as links and properties hold it: 16 or 81 digits, 0 or . for empty. Returns it with zeros, or null. */
export function canonicalBoard(text: string): string | null {
  return CANONICAL.test(text) ? text.replaceAll(".", "0") : null;
}
