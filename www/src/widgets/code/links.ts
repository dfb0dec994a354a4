import type { CodeDraft } from "../../core/code-store.js";
import { packText, unpackText } from "../../core/packed.js";
import type { Program } from "./programs.js";

/** What differs from the listed program and its first input; null when nothing does. */
export function draftOf(program: Program, source: string, input: string): CodeDraft | null {
  const draft = {
    ...(source === program.source ? {} : { source }),
    ...(input === program.samples[0]?.text ? {} : { input }),
  };
  return Object.keys(draft).length > 0 ? draft : null;
}

/** A draft in letters for a link; null when this browser cannot. */
export function packDraft({ source, input }: CodeDraft): Promise<string | null> {
  return packText(JSON.stringify([source ?? null, input ?? null]));
}

/** The draft again; null for anything that `packDraft` has not made. */
export async function unpackDraft(packed: string): Promise<CodeDraft | null> {
  const text = await unpackText(packed);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value) || value.length !== 2) return null;
    const [source, input] = value;
    return {
      ...(typeof source === "string" ? { source } : {}),
      ...(typeof input === "string" ? { input } : {}),
    };
  } catch {
    return null;
  }
}
