import { expose } from "comlink";
import init, * as lab from "../../pkg/lab.js";
import labWasm from "../../pkg/lab_bg.wasm?url";
import { Workshop } from "./jobs.js";

/** The worker that does the page's long work. Should the engine break down, the page makes a new worker. */
const ready = init({ module_or_path: labWasm }).then(() => lab);

expose(new Workshop(() => ready));
