import { readFileSync } from "node:fs";
import * as engine from "../../www/pkg/quaylui.js";

/** The built engine, as the page loads it, in Node: for tests of what crosses the boundary. */
export function loadEngine(): typeof engine {
  const bytes = readFileSync(new URL("../../www/pkg/quaylui_bg.wasm", import.meta.url));
  engine.initSync({ module: new WebAssembly.Module(bytes) });
  return engine;
}
