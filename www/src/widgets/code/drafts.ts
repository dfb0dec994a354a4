import { type CodeDraft, CodeStore } from "../../core/code-store.js";
import type { Link } from "../../core/link.js";
import { draftOf, unpackDraft } from "./links.js";
import { type Program, programById } from "./programs.js";

/** A program of the list as it is on show: perhaps edited, with its input. */
export interface Shown {
  readonly program: Program;
  readonly source: string;
  readonly input: string;
}

/**
 * Where what a student writes is kept: each program of the list has one draft. What came with a link has a draft of
 * its own, once it is edited, so that a link never overwrites anybody's work; the same link finds it again.
 */
export class Drafts {
  readonly #store = new CodeStore();
  #slot = "";
  /** The link's own program and input, where it came from a link. */
  #from: string | null = null;

  /** What was on show last on this device. */
  last(): Shown {
    return this.own(programById(this.#store.last ?? undefined));
  }

  /** A program with the student's own draft. */
  own(program: Program): Shown {
    this.#slot = program.id;
    this.#from = null;
    return shown(program, this.#store.load(program.id));
  }

  /** What a link holds, or what was made of it here; and whether its program could not be read. */
  async linked(link: Link, quiet: boolean): Promise<{ readonly shown: Shown; readonly odd: boolean }> {
    const named = link.program !== undefined || link.packed !== undefined || link.puzzle !== undefined;
    if (!named) return { shown: this.last(), odd: false };
    const program = programById(link.program ?? (link.puzzle?.length === 81 ? "plain-9" : undefined));
    const packed = link.packed === undefined ? {} : await unpackDraft(link.packed);
    const odd = packed === null;
    if (quiet) {
      const own = this.own(program);
      return { shown: packed ? { ...own, ...packed } : own, odd };
    }
    this.#slot = `${program.id}.link`;
    this.#from = `${link.packed ?? ""} ${link.puzzle ?? ""}`;
    const kept = this.#store.load(this.#slot);
    if (kept.from === this.#from) return { shown: shown(program, kept), odd };
    const lines = link.puzzle?.replace(link.puzzle.length === 81 ? /.{9}/g : /.{4}/g, "$&\n");
    const board = lines === undefined ? {} : { input: lines };
    return { shown: shown(program, { ...board, ...packed }), odd };
  }

  /** Keeps what the student has changed. */
  keep({ program, source, input }: Shown): void {
    const draft = draftOf(program, source, input) ?? {};
    this.#store.save(this.#slot, this.#from === null ? draft : { ...draft, from: this.#from }, program.id);
  }
}

function shown(program: Program, draft: CodeDraft): Shown {
  return {
    program,
    source: draft.source ?? program.source,
    input: draft.input ?? program.samples[0]?.text ?? "",
  };
}
