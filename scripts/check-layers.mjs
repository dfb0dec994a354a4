/**
 * Keeps the direction of dependencies: a folder may use itself and what its row names, nothing else.
 * Relative imports in www/src/. The Rust half is kept by tests/layers.rs.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

const page = {
  util: [],
  core: ["util"],
  i18n: ["util", "core"],
  board: ["util", "core", "i18n"],
  player: ["util", "core", "i18n"],
  widgets: ["util", "core", "i18n", "board", "player"],
  page: ["util", "core", "i18n", "board", "player", "widgets"],
};

const faults = [];

const base = join(root, "www/src");
const names = readdirSync(base, { recursive: true, encoding: "utf8" });
for (const name of names.filter((name) => name.endsWith(".ts") && name.includes("/"))) {
  // Files beside the folders, such as main.ts, tie all together.
  const folder = name.slice(0, name.indexOf("/"));
  if (!page[folder]) {
    faults.push(`www/src/${name}: ${folder} has no row in scripts/check-layers.mjs`);
    continue;
  }
  for (const [, path] of readFileSync(join(base, name), "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)) {
    const target = relative(".", join(dirname(name), path));
    if (target.startsWith("..")) continue;
    const used = target.includes("/") ? target.slice(0, target.indexOf("/")) : target;
    if (used !== folder && !page[folder].includes(used)) {
      faults.push(`www/src/${name}: ${folder} must not use ${used}`);
    }
  }
}

for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
