/**
 * What the first visit costs: the brotli size of everything that index.html loads before anybody scrolls or presses a button.
 * Fails above the budget. Exports the measuring for the bench.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../dist", import.meta.url));

/** Kilobytes of 1 000 bytes: 0.75 s on a slow phone connection (1.6 Mbit/s). What is opened later is loaded later. */
const budget = 150;

/** The same files that a browser asks for; dynamic imports come later and do not count. */
const references = {
  html: /(?:src|href)="([^"#]+\.(?:js|css))"/g,
  js: /(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+)["'`]|new URL\(\s*(?:\/\*.*?\*\/)?\s*["'`]([^"'`]+)["'`]\s*,\s*import\.meta\.url/g,
};

function sent(path) {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** Sizes in bytes by file, the page itself included. */
export function firstLoad(page = "index.html") {
  const sizes = new Map();
  const visit = (path) => {
    if (sizes.has(path) || !existsSync(path)) return;
    sizes.set(path, sent(path));
    const pattern = references[path.slice(path.lastIndexOf(".") + 1)];
    if (!pattern) return;
    for (const [, first, second] of readFileSync(path, "utf8").matchAll(pattern)) {
      visit(join(dirname(path), first ?? second));
    }
  };
  visit(join(dist, page));
  return sizes;
}

if (fileURLToPath(import.meta.url) === argv[1]) {
  let over = false;
  for (const page of ["index.html", "en/index.html"]) {
    const sizes = firstLoad(page);
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000;
    console.log(`${page}: first load ${total.toFixed(1)} of ${budget} kB (brotli), ${sizes.size} files`);
    if (total > budget) {
      over = true;
      for (const [path, size] of [...sizes].sort((a, b) => b[1] - a[1])) {
        console.log(`  ${(size / 1000).toFixed(1).padStart(7)} kB ${path.slice(dist.length + 1)}`);
      }
    }
  }
  if (over) {
    console.error("the first load is over its budget");
    process.exit(1);
  }
}
