import { browserShelf } from "./store.js";

/** What a student has written for one program; what is missing is as in the original. */
export interface CodeDraft {
  readonly source?: string;
  readonly input?: string;
  /** The link it began as, if any. */
  readonly from?: string;
}

/** Programs kept on this device, one draft for each name. Nothing leaves the browser. */
const DRAFT = "quaylui.code.";
const LAST = "quaylui.code-last";

/** The part of localStorage that is used; tests bring their own. */
export type DraftShelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Without a shelf (private windows may refuse one) every call does nothing. */
export class CodeStore {
  readonly #shelf: DraftShelf | null;

  constructor(shelf: DraftShelf | null = browserShelf()) {
    this.#shelf = shelf;
  }

  /** The name of the program on show last. */
  get last(): string | null {
    return this.#shelf?.getItem(LAST) ?? null;
  }

  load(name: string): CodeDraft {
    try {
      const { source, input, from } = JSON.parse(this.#shelf?.getItem(DRAFT + name) ?? "{}") as Record<string, unknown>;
      return {
        ...(typeof source === "string" ? { source } : {}),
        ...(typeof input === "string" ? { input } : {}),
        ...(typeof from === "string" ? { from } : {}),
      };
    } catch {
      return {};
    }
  }

  /** Keeps a draft under a name and remembers its program; an empty draft is forgotten. */
  save(name: string, draft: CodeDraft, program: string): void {
    try {
      this.#shelf?.setItem(LAST, program);
      if (Object.keys(draft).length === 0) this.#shelf?.removeItem(DRAFT + name);
      else this.#shelf?.setItem(DRAFT + name, JSON.stringify(draft));
    } catch {
      // A full device forgets the change at the next visit; the page itself goes on.
    }
  }
}
