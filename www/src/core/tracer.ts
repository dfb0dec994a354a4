import tracerGlue from "virtual:engine-glue/tracer";
import tracerWasm from "../../pkg/tracer_bg.wasm?url";
import { EngineFile } from "./engine.js";
import type { TracerEngine } from "./types.js";

/** The C++ interpreter. In a file of its own: what imports it is loaded when it is first wanted. */
export const tracerEngine = new EngineFile<TracerEngine>(tracerGlue, tracerWasm);
