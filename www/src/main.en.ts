import { en } from "./i18n/en.js";
import { start } from "./main.js";

start(en);
