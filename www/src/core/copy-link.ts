import { type Link, writeLink } from "./link.js";

/** Copies a link to a step; where the clipboard is closed, puts it into the address bar. Says which. */
export async function copyLink(link: Link): Promise<"copied" | "in-address"> {
  const address = new URL(location.href);
  address.hash = writeLink(link);
  try {
    await navigator.clipboard.writeText(address.href);
    return "copied";
  } catch {
    history.replaceState(null, "", address);
    return "in-address";
  }
}
