import { pageWords } from "../i18n/index.js";

type Extension = "cpp" | "py";
const NAMES: Readonly<Record<Extension, string>> = { cpp: "C++", py: "Python" };

/** A program with its two files: links without scripts, a listing with them. */
interface Program {
  readonly files: ReadonlyMap<Extension, string>;
  readonly buttons: ReadonlyMap<Extension, HTMLButtonElement>;
  readonly listing: HTMLPreElement;
}

/** Who writes Python wants all programs in Python. */
let chosen: Extension = "cpp";

const programs: Program[] = [];

/** Shows the program of an element that has just been unfolded. */
export function openProgram(details: HTMLDetailsElement): void {
  const program = prepare(details);
  programs.push(program);
  void show(program);
}

function choose(extension: Extension): void {
  chosen = extension;
  for (const program of programs) void show(program);
}

function prepare(details: HTMLDetailsElement): Program {
  const words = pageWords().page;
  const files = new Map<Extension, string>();
  const buttons = new Map<Extension, HTMLButtonElement>();
  const bar = document.createElement("div");
  bar.className = "program-bar";
  for (const link of details.querySelectorAll<HTMLAnchorElement>(".files a")) {
    const extension: Extension = link.href.endsWith(".py") ? "py" : "cpp";
    files.set(extension, link.href);
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = NAMES[extension];
    button.addEventListener("click", () => choose(extension));
    buttons.set(extension, button);
  }
  const listing = document.createElement("pre");
  listing.className = "listing numbered";
  listing.tabIndex = 0;
  listing.hidden = true;
  const copy = document.createElement("button");
  copy.type = "button";
  copy.className = "copy";
  copy.textContent = words.copyProgram;
  copy.setAttribute("aria-live", "polite");
  copy.addEventListener("click", () => void copyText(listing, copy));
  bar.append(...buttons.values(), copy);
  details.querySelector(".files")?.before(bar, listing);
  return { files, buttons, listing };
}

/** Puts the program into its listing, in the chosen language. Where the file cannot be had, its link remains. */
async function show({ files, buttons, listing }: Program): Promise<void> {
  const extension = chosen;
  for (const [name, button] of buttons) button.setAttribute("aria-pressed", String(name === extension));
  const address = files.get(extension);
  if (!address) return;
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const text = await response.text();
    // Another language may have been chosen meanwhile.
    if (extension !== chosen) return;
    listing.replaceChildren(code(text));
    listing.setAttribute("aria-label", address.slice(address.lastIndexOf("/") + 1));
    listing.hidden = false;
  } catch {
    listing.hidden = true;
  }
}

/** One block a line, which ends in its line feed, as in the listings of the page. */
function code(text: string): HTMLElement {
  const block = document.createElement("code");
  for (const line of text.trimEnd().split("\n")) {
    const span = document.createElement("span");
    span.className = "line";
    span.textContent = `${line}\n`;
    block.append(span);
  }
  return block;
}

async function copyText(listing: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const words = pageWords().page;
  try {
    await navigator.clipboard.writeText(listing.textContent ?? "");
    button.textContent = words.programCopied;
  } catch {
    // Where the clipboard is closed, the listing is marked, ready for the reader's own copy key.
    getSelection()?.selectAllChildren(listing);
    button.textContent = words.programMarked;
  }
}
