/** The words of one part of the page, in the one language that the page speaks. */
export class Chosen<W> {
  readonly #part: string;
  #words: W | undefined;

  /** `part` names the words in the message of a mistake of ours. */
  constructor(part: string) {
    this.#part = part;
  }

  /** Sets the words, before the first element that speaks them is made. */
  use(words: W): void {
    this.#words = words;
  }

  /** The words. Throws when none were set. */
  get(): W {
    if (!this.#words) throw new Error(`quaylui: no words for ${this.#part}`);
    return this.#words;
  }
}
