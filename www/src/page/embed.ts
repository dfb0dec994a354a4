import type { WidgetName } from "../core/link.js";
import type { Words } from "../i18n/index.js";
import { defineWidgets, defineWindow, tagOf } from "../widgets/define.js";
import { startLinks } from "./links.js";
import { startTheme } from "./theme.js";

/** Puts the one window into the empty page and opens what the address holds. */
export function startEmbed(words: Words, widget: WidgetName): void {
  document.getElementById("embed")?.replaceChildren(document.createElement(tagOf(widget)));
  defineWidgets(words);
  void defineWindow(widget);
  startTheme();
  void startLinks();
}
