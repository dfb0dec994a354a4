import type { Words } from "./i18n/index.js";
import { startKeysList } from "./page/keys-list.js";
import { startLinks } from "./page/links.js";
import { startRoadMap } from "./page/road-map.js";
import { startStepLinks } from "./page/step-links.js";
import { startTheme } from "./page/theme.js";
import { startPrograms } from "./page/unfold.js";
import { defineWidgets, defineWindowsWhenIdle } from "./widgets/define.js";

/** Brings the page to life in its language. */
export function start(words: Words): void {
  defineWidgets(words);
  startTheme();
  startRoadMap();
  startStepLinks();
  startKeysList();
  startPrograms();
  void startLinks();
  void defineWindowsWhenIdle();
}
