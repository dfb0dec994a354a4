/**
 * Keeps the direction of dependencies: a folder may use itself and what its row names, nothing else.
 * Rust: `crate::name` in src/. Page: relative imports in www/src/.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

const rust = {
  sudoku: [],
  search: ["sudoku"],
  timeline: ["sudoku", "search"],
  play: ["sudoku", "search", "timeline"],
  cpp: ["timeline"],
  wasm: ["sudoku", "search", "timeline", "play", "cpp"],
};

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

/** Checks each file under `base`; `uses` yields the top folders of `base` that a text uses. */
function check(base, extension, table, uses) {
  const names = readdirSync(join(root, base), { recursive: true, encoding: "utf8" });
  for (const name of names.filter((name) => name.endsWith(extension))) {
    const folder = name.includes("/") ? name.slice(0, name.indexOf("/")) : undefined;
    if (!folder) continue; // lib.rs and main.ts tie all together
    if (!table[folder]) {
      faults.push(`${base}/${name}: ${folder} has no row in scripts/check-layers.mjs`);
      continue;
    }
    for (const used of uses(readFileSync(join(root, base, name), "utf8"), name)) {
      if (used !== folder && !table[folder].includes(used)) {
        faults.push(`${base}/${name}: ${folder} must not use ${used}`);
      }
    }
  }
}

check("src", ".rs", rust, function* (text) {
  for (const [, used] of text.matchAll(/\bcrate::(\w+)/g)) if (used in rust) yield used;
});

check("www/src", ".ts", page, function* (text, name) {
  for (const [, path] of text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)) {
    const target = relative(".", join(dirname(name), path));
    if (!target.startsWith("..")) yield target.includes("/") ? target.slice(0, target.indexOf("/")) : target;
  }
});

for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
