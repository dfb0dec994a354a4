import pageGlue from "virtual:engine-glue/page";
import pageWasm from "../../pkg/page_bg.wasm?url";
import type { PageEngine } from "./types.js";

/** What the glue of every module has. */
interface Glue {
  default(input: { module_or_path: WebAssembly.Module }): Promise<unknown>;
}

/** Where a window gets its module of the engine from. */
export type EngineSource<Engine> = Pick<EngineFile<Engine & Glue>, "load" | "drop">;

/**
 * One module of the engine, loaded when first asked for.
 *
 * A panic poisons an instance. The glue is therefore imported by address: a new
 * query gives a new module, hence a fresh instance, from the code compiled once.
 */
export class EngineFile<Engine extends Glue> {
  readonly #glue: string;
  readonly #wasm: string;
  #code: Promise<WebAssembly.Module> | undefined;
  #instance: Promise<Engine> | undefined;
  #generation = 0;

  /** Addresses of the glue and of the wasm file. */
  constructor(glue: string, wasm: string) {
    this.#glue = glue;
    this.#wasm = wasm;
  }

  /** The module, ready to use. Rejects when its files cannot be loaded; asking again tries again. */
  load(): Promise<Engine> {
    this.#instance ??= this.#start().catch((error: unknown) => {
      this.#instance = undefined;
      this.#code = undefined;
      throw error;
    });
    return this.#instance;
  }

  /** Drops a poisoned instance; the next `load` makes a new one. */
  drop(): void {
    this.#instance = undefined;
    this.#generation += 1;
  }

  async #start(): Promise<Engine> {
    this.#code ??= compile(this.#wasm);
    const address = new URL(this.#glue, location.href);
    if (this.#generation > 0) address.searchParams.set("instance", String(this.#generation));
    // Together, so that neither fails unheard while the other is on its way.
    const loading: Promise<Engine> = import(/* @vite-ignore */ address.href);
    const [glue, code] = await Promise.all([loading, this.#code]);
    await glue.default({ module_or_path: code });
    return glue;
  }
}

/** The search and the game. */
export const pageEngine = new EngineFile<PageEngine>(pageGlue, pageWasm);

/** Whether an error means that the instance is lost, and not that we called it wrongly. */
export function isPanic(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError;
}

async function compile(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`engine: ${response.status}`);
  // Hosts that send no application/wasm cannot stream; the bytes serve as well.
  if (response.headers.get("content-type")?.startsWith("application/wasm")) {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}
