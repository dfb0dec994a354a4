import glueUrl from "virtual:engine-glue";
import wasmUrl from "../../pkg/quaylui_bg.wasm?url";
import type { EngineModule } from "./types.js";

/**
 * One instance of the engine for the page, made when first asked for.
 *
 * A panic poisons an instance. The glue is therefore imported by address: a new
 * query gives a new module, hence a fresh instance, from the code compiled once.
 */
let code: Promise<WebAssembly.Module> | undefined;
let instance: Promise<EngineModule> | undefined;
let generation = 0;

/** The engine, ready to use. Rejects when the files cannot be loaded; asking again tries again. */
export function loadEngine(): Promise<EngineModule> {
  instance ??= start().catch((error: unknown) => {
    instance = undefined;
    code = undefined;
    throw error;
  });
  return instance;
}

/** Whether an error means that the instance is lost, and not that we called it wrongly. */
export function isPanic(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError;
}

/** Drops a poisoned instance; the next `loadEngine` makes a new one. */
export function dropEngine(): void {
  instance = undefined;
  generation += 1;
}

async function start(): Promise<EngineModule> {
  code ??= compile();
  const address = new URL(glueUrl, document.baseURI);
  if (generation > 0) address.searchParams.set("instance", String(generation));
  const glue: EngineModule = await import(/* @vite-ignore */ address.href);
  await glue.default({ module_or_path: await code });
  return glue;
}

async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`engine: ${response.status}`);
  // Hosts that send no application/wasm cannot stream; the bytes serve as well.
  if (response.headers.get("content-type")?.startsWith("application/wasm")) {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}
