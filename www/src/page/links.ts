import { keep, takeUp } from "../core/keep.js";
import { type Link, readLink } from "../core/link.js";
import { pageWords } from "../i18n/index.js";
import { defineWindow, selectorOf, WINDOW_SELECTOR } from "../widgets/define.js";

/** A window that can say and open what a link holds. */
export interface Linkable extends HTMLElement {
  readonly link: Link;
  /** The same with all that the window itself needs to go on in the other language. */
  readonly state: Link;
  /** Opens what a link holds; one the page handed to itself is opened without a word. */
  openLink(link: Link, quiet?: boolean): Promise<void>;
  readonly updateComplete: Promise<boolean>;
}

/** The windows that have come to life. */
function windows(): Linkable[] {
  return Array.from(document.querySelectorAll<Linkable>(WINDOW_SELECTOR)).filter((element) =>
    element.matches(":defined"),
  );
}

/** Opens the address's link, or what the other language's page has handed over. */
export async function startLinks(): Promise<void> {
  document.getElementById("lang-switch")?.addEventListener("click", handOver);
  addEventListener("hashchange", () => void openAddress());
  const kept = takeUp();
  if (kept) {
    for (const link of kept.links) await (await windowOf(link))?.openLink(link, true);
    // The windows are as tall as they will be only when they have been drawn.
    await Promise.all(windows().map((element) => element.updateComplete));
    const anchor = document.getElementById(kept.anchor);
    if (anchor) {
      const top = anchor.getBoundingClientRect().top + scrollY + kept.offset;
      scrollTo({ top, behavior: "instant" });
    }
  }
  await openAddress();
}

async function openAddress(): Promise<void> {
  const reading = readLink(location.hash);
  if (reading.kind === "none") return;
  if (reading.kind === "broken") {
    say(pageWords().play.linkBroken(reading.part));
    return;
  }
  document.getElementById("page-message")?.remove();
  const { link } = reading;
  if (link.language && link.language !== document.documentElement.lang) {
    const other = document.querySelector<HTMLAnchorElement>("#lang-switch");
    if (other) {
      location.replace(new URL(location.hash, other.href));
      return;
    }
  }
  const target = await windowOf(link);
  target?.scrollIntoView({ block: "start", behavior: "instant" });
  await target?.openLink(link);
}

/** The window that a link names, brought to life; none when the page has no such window or its file cannot be had. */
async function windowOf(link: Link): Promise<Linkable | null> {
  const name = link.widget ?? "play";
  try {
    await defineWindow(name);
  } catch {
    say(pageWords().page.failed);
    return null;
  }
  return document.querySelector<Linkable>(selectorOf(name));
}

/** Before going to the other language: every window's state, and the place in the text. */
function handOver(): void {
  const marks = "main section[id], main h2[id], main h3[id]";
  const parts = Array.from(document.querySelectorAll(marks), (part) => ({
    id: part.id,
    top: part.getBoundingClientRect().top,
  }));
  const nearest = parts.filter(({ top }) => top <= 80).at(-1);
  keep({
    links: windows().map((element) => element.state),
    anchor: nearest?.id ?? "",
    offset: nearest ? -nearest.top : 0,
  });
}

/** A message of the page itself, read out; a link that can be read takes it away. */
export function say(text: string): void {
  let bar = document.getElementById("page-message");
  if (!bar) {
    bar = document.createElement("p");
    bar.id = "page-message";
    bar.setAttribute("role", "status");
    document.querySelector("main")?.prepend(bar);
  }
  bar.textContent = text;
}
