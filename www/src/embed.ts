import { readLink } from "./core/link.js";
import { startLinks } from "./page/links.js";
import { startTheme } from "./page/theme.js";
import "./widgets/play-board.js";
import "./widgets/search-sim.js";

/** One window alone, for a frame in somebody's page: which one, and in which language, the address says. */
const reading = readLink(location.hash);
const link = reading.kind === "link" ? reading.link : {};
document.documentElement.lang = link.language ?? "vi";
document
  .getElementById("embed")
  ?.replaceChildren(document.createElement(link.widget === "sim" ? "search-sim" : "play-board"));
startTheme();
void startLinks();
