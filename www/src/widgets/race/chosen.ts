import { Chosen } from "../../i18n/chosen.js";
import type { RaceWords } from "./words.js";

/** The words of the race in the page's language. */
export const raceWords = new Chosen<RaceWords>("race");
