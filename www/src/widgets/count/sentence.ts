import { formatCount, type Words } from "../../i18n/index.js";
import { barredBy } from "../play/hint-words.js";
import { cellName, cellNames } from "../step-words.js";
import { type Answer, differing } from "./answer.js";
import type { CountWords } from "./words.js";

/** The answer in a sentence or two, with marks (see `rich`). `count` is the number of the board's cells. */
export function answerSentence(answer: Answer, count: number, words: Words, own: CountWords): string {
  const guesses = formatCount(answer.guesses, words);
  switch (answer.verdict) {
    case "undecided":
      return answer.count === 0 ? own.undecidedNone(guesses) : own.undecidedOne(guesses);
    case "unique":
      return own.unique;
    case "none":
      return whySentence(answer.why, count, words, own);
    case "many": {
      const [one = "", other = ""] = answer.solutions;
      const say = { no: own.manyAll, yes: own.manyMore, maybe: own.manyStopped }[answer.more];
      return say(formatCount(answer.count, words), differing(one, other).length);
    }
  }
}

function whySentence(why: Answer["why"], count: number, words: Words, own: CountWords): string {
  switch (why.kind) {
    case "clash":
      return own.why.clash(why.digit, why.house, why.index + 1, cellNames(why.cells, count, words));
    case "cell":
      return own.why.cell(words.hint.dead(cellName(why.cell, count, words), barredBy(why.barred)));
    case "digit":
      return own.why.digit(why.digit, why.house, why.index + 1, cellNames(why.by, count, words));
    case "unseen":
      return own.why.search;
  }
}

/** How many solutions there are, in figures: "3", "at least 7", "more than 1,000". */
export function countText({ count, more }: Answer, words: Words, own: CountWords): string {
  const figures = formatCount(count, words);
  if (more === "yes") return own.count.more(figures);
  return more === "maybe" && count > 0 ? own.count.least(figures) : figures;
}
