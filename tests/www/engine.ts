import { readFileSync } from "node:fs";
import * as lab from "../../www/pkg/lab.js";
import * as page from "../../www/pkg/page.js";
import * as tracer from "../../www/pkg/tracer.js";

function moduleOf(name: string): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url)));
}

/** The built engine's module of the search and the game, in Node: for tests of what crosses the boundary. */
export function loadPageEngine(): typeof page {
  page.initSync({ module: moduleOf("page") });
  return page;
}

/** The module of the reader. */
export function loadLabEngine(): typeof lab {
  lab.initSync({ module: moduleOf("lab") });
  return lab;
}

/** The C++ interpreter, and how much memory it has in pages of 64 KiB. */
export function loadTracerEngine(): typeof tracer & { memoryPages(): number } {
  const { memory } = tracer.initSync({ module: moduleOf("tracer") });
  return { ...tracer, memoryPages: () => memory.buffer.byteLength / 65_536 };
}
