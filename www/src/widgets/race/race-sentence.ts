import type { Order, RaceSide, RaceSnapshot } from "../../core/types.js";
import { formatCount, type Words } from "../../i18n/index.js";
import { cellName } from "../step-words.js";
import type { RaceWords } from "./words.js";

/** How one side stands against the other, for the badge beside its name; none while it runs. */
export type Standing = keyof RaceWords["badges"];

const OTHER: Readonly<Record<Order, Order>> = { plain: "mrv", mrv: "plain" };

/** The standing of a side that is done. */
export function standing(shot: RaceSnapshot, order: Order): Standing | null {
  const [mine, theirs] = [shot[order].done, shot[OTHER[order]].done];
  if (mine === null) return null;
  if (shot[order].verdict === "none" || shot[order].verdict === "clash") return "none";
  if (theirs === null || mine < theirs) return "first";
  return mine === theirs ? "together" : "second";
}

/** How the race stands, in one sentence with marks (see `rich`). */
export function raceSentence(shot: RaceSnapshot, race: RaceWords, words: Words): string {
  const { plain, mrv } = shot;
  const count = (side: RaceSide) => formatCount(side.placements, words);
  if (shot.clashes.length > 0) return race.clash;
  if (plain.done !== null && mrv.done !== null) {
    const none = plain.verdict === "none";
    if (plain.placements === mrv.placements) {
      if (none) return race.togetherNone(count(plain));
      return plain.placements === 0 ? race.full : race.togetherSolved(count(plain));
    }
    const winner = plain.placements < mrv.placements ? "plain" : "mrv";
    const loser = OTHER[winner];
    const [first, second] = [count(shot[winner]), count(shot[loser])];
    if (none) return race.bothNone(race.sides[winner], first, race.sides[loser], second);
    const times = formatTimes(shot[loser].placements / shot[winner].placements, race, words);
    return race.bothSolved(race.sides[winner], first, race.sides[loser], second, times);
  }
  if (shot.position === 0) return race.start;
  if (plain.done === null && mrv.done === null) {
    return race.step(count(plain), lastPut(plain, race, words), lastPut(mrv, race, words));
  }
  const done = plain.done === null ? "mrv" : "plain";
  const other = OTHER[done];
  const tell = shot[done].verdict === "none" ? race.oneNone : race.oneSolved;
  return tell(race.sides[done], count(shot[done]), race.sides[other], lastPut(shot[other], race, words));
}

/** "861", "4.9" or "1.02": more digits where the number is small. */
export function formatTimes(times: number, race: RaceWords, words: Words): string {
  if (times >= 99.95) return formatCount(times, words);
  return times.toFixed(times < 1.1 ? 2 : 1).replace(".", race.decimal);
}

function lastPut({ event, digits }: RaceSide, race: RaceWords, words: Words): string {
  return event?.kind === "place" ? race.put(event.digit, cellName(event.cell, digits.length, words)) : "";
}
