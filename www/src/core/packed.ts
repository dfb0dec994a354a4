/**
 * Text made short enough for an address: deflated, in letters that need no
 * escaping. Browsers without CompressionStream cannot; they are told so by null.
 */

/** The longest text that is unpacked: a small packed one must not fill the memory. */
const MAX_TEXT = 100_000;

/** Packs a text; null when this browser cannot. */
export async function packText(text: string): Promise<string | null> {
  try {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    let raw = "";
    for (const byte of bytes) raw += String.fromCharCode(byte);
    return btoa(raw).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  } catch {
    return null;
  }
}

/** The text again; null for anything that `packText` has not made. */
export async function unpackText(packed: string): Promise<string | null> {
  try {
    const raw = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(raw, (char) => char.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let text = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > MAX_TEXT) {
        await reader.cancel();
        return null;
      }
    }
  } catch {
    return null;
  }
}
