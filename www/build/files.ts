import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** All files under a folder, as sorted paths relative to it with forward slashes. */
export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}
