import type { WidgetName } from "../core/link.js";
import { useWords, type Words } from "../i18n/index.js";
import { PlayBoard } from "./play-board.js";
import { QuayCount } from "./quay-count.js";

/** A window of the lesson: its element, and the code that defines it, loaded when the reader comes near. */
interface WindowEntry {
  readonly tag: string;
  readonly define: (words: Words) => Promise<void>;
}

/** How near the viewport a window is defined: before it wakes, so that it is drawn when it comes into sight. */
const NEAR = "1200px";

/** The windows by the name a link gives them. */
const WINDOWS: Readonly<Record<WidgetName, WindowEntry>> = {
  play: {
    tag: "play-board",
    define: async () => customElements.define("play-board", PlayBoard),
  },
  sim: {
    tag: "search-sim",
    define: async () => customElements.define("search-sim", (await import("./search-sim.js")).SearchSim),
  },
};

let spoken: Words | undefined;
const defined = new Map<WidgetName, Promise<void>>();

/** The elements of the windows, for a selector. */
export const WINDOW_TAGS: readonly string[] = Object.values(WINDOWS).map(({ tag }) => tag);

/** The element of one window. */
export function tagOf(name: WidgetName): string {
  return WINDOWS[name].tag;
}

/** Defines one window's element; resolved when the elements in the page are that window. Asking again after a failure tries again. */
export function defineWindow(name: WidgetName): Promise<void> {
  const words = spoken;
  if (!words) throw new Error("quaylui: defineWidgets comes first");
  const under = defined.get(name) ?? WINDOWS[name].define(words);
  defined.set(name, under);
  under.catch(() => defined.delete(name));
  return under;
}

/** Defines the elements of the lesson, speaking one language: at once what stands at the top, the rest when near. To be called once. */
export function defineWidgets(words: Words): void {
  useWords(words);
  spoken = words;
  customElements.define("quay-count", QuayCount);
  void defineWindow("play");
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const name = nameOf(target.localName);
        // A file that cannot be had now is asked for again when the reader comes back.
        if (isIntersecting && name)
          void defineWindow(name).then(
            () => observer.unobserve(target),
            () => {},
          );
      }
    },
    { rootMargin: NEAR },
  );
  for (const element of document.querySelectorAll(WINDOW_TAGS.join(","))) observer.observe(element);
}

function nameOf(tag: string): WidgetName | undefined {
  return (Object.keys(WINDOWS) as WidgetName[]).find((name) => WINDOWS[name].tag === tag);
}
