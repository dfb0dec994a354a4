import type { WidgetName } from "../core/link.js";
import { useWords, type Words } from "../i18n/index.js";
import { PlayBoard } from "./play-board.js";
import { QuayCount } from "./quay-count.js";

/** A window of the lesson: its element, and the code that defines it, loaded apart from the first picture of the page. */
interface WindowEntry {
  readonly tag: string;
  /** Which of its elements the links mean, where a page has several. */
  readonly selector?: string;
  readonly define: (words: Words) => Promise<void>;
}

/** The longest wait for an idle moment. */
const IDLE_MS = 300;

/** The windows by the name a link gives them, in the order of the page. */
const WINDOWS: Readonly<Record<WidgetName, WindowEntry>> = {
  play: {
    tag: "play-board",
    define: async () => customElements.define("play-board", PlayBoard),
  },
  houses: {
    tag: "house-explorer",
    selector: 'house-explorer:not([data-figure="a"])',
    define: async ({ language }) => (await import("./houses/define.js")).define(language),
  },
  sim: {
    tag: "search-sim",
    define: async () => customElements.define("search-sim", (await import("./search-sim.js")).SearchSim),
  },
  code: {
    tag: "code-tracer",
    define: async ({ language }) => (await import("./code/define.js")).define(language),
  },
  masks: {
    tag: "mask-view",
    define: async ({ language }) => (await import("./masks/define.js")).define(language),
  },
  race: {
    tag: "search-race",
    define: async ({ language }) => (await import("./race/define.js")).define(language),
  },
  count: {
    tag: "solution-count",
    define: async ({ language }) => (await import("./count/define.js")).define(language),
  },
  make: {
    tag: "puzzle-maker",
    define: async ({ language }) => (await import("./make/define.js")).define(language),
  },
  remove: {
    tag: "removal-run",
    define: async ({ language }) => (await import("./remove/define.js")).define(language),
  },
};

let spoken: Words | undefined;
const defined = new Map<WidgetName, Promise<void>>();

/** Selects the elements of all windows that links can mean. */
export const WINDOW_SELECTOR = Object.values(WINDOWS)
  .map(({ tag, selector }) => selector ?? tag)
  .join(",");

/** The element of one window. */
export function tagOf(name: WidgetName): string {
  return WINDOWS[name].tag;
}

/** Selects the element of one window that links mean. */
export function selectorOf(name: WidgetName): string {
  return WINDOWS[name].selector ?? WINDOWS[name].tag;
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

/** Chooses the language of the windows and defines what stands at the top of the page. To be called once, first. */
export function defineWidgets(words: Words): void {
  useWords(words);
  spoken = words;
  customElements.define("quay-count", QuayCount);
}

/** Defines all windows from the top of the page down, the first at once and the others whenever the browser has nothing better to do. */
export async function defineWindowsWhenIdle(): Promise<void> {
  for (const name of Object.keys(WINDOWS) as WidgetName[]) {
    try {
      await defineWindow(name);
      await idle();
    } catch {
      // Without a network the rest waits for one.
      addEventListener("online", () => void defineWindowsWhenIdle(), { once: true });
      return;
    }
  }
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: IDLE_MS });
    else setTimeout(resolve, IDLE_MS);
  });
}
