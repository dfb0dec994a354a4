import labGlue from "virtual:engine-glue/lab";
import labWasm from "../../pkg/lab_bg.wasm?url";
import { EngineFile } from "./engine.js";
import type { LabEngine } from "./types.js";

/**
 * The reader of pasted boards, and all that counts and makes puzzles. In a file of its own: what imports it is loaded
 * when it is first wanted, and the addresses of its files with it.
 */
export const labEngine = new EngineFile<LabEngine>(labGlue, labWasm);
