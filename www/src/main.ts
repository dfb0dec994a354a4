import { startLinks } from "./page/links.js";
import { startRoadMap } from "./page/road-map.js";
import { startStepLinks } from "./page/step-links.js";
import { startTheme } from "./page/theme.js";
import "./widgets/play-board.js";
import "./widgets/quay-count.js";
import "./widgets/search-sim.js";

startTheme();
startRoadMap();
startStepLinks();
void startLinks();
