import { vi } from "./i18n/vi.js";
import { start } from "./main.js";

start(vi);
