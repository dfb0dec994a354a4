import { readLink } from "./core/link.js";

/**
 * One window alone, for a frame in somebody's page. Which window, and in which
 * language, the address says.
 */
const reading = readLink(location.hash);
const { language = "vi", widget = "play" } = reading.kind === "link" ? reading.link : {};
document.documentElement.lang = language;

const words = language === "en" ? import("./i18n/en.js") : import("./i18n/vi.js");
void Promise.all([words, import("./page/embed.js")]).then(([module, { startEmbed }]) => {
  startEmbed("en" in module ? module.en : module.vi, widget);
});
