/**
 * What no linter looks at, over all committed files: paths of somebody's machine, hosts that the page would fetch from,
 * files that hold more than one idea, and the panics that the boundary must not have.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
});
const files = [...new Set(list.split("\0"))].filter(Boolean);

/** Licences and lock files are not ours to word. */
const foreign = /^LICENSE|\.lock$|package-lock\.json$|\.(png|ico|woff2|wasm)$/;
const homes = /(?<![\w./-])\/(home|Users|root|mnt|media)\/\w/;
const longest = 500;

/** An address in these may be fetched; a plain link (`<a href>`) is only followed. Comments may name their sources. */
const fetching = {
  html: /(?:\b(?:src|srcset|poster|data|action)=|<link\b(?![^>]*\brel="(?:canonical|alternate|license)")[^>]*\bhref=)["']?(?:https?:)?\/\/\w/,
  css: /(?:url\(\s*["']?|@import\s+["'])(?:https?:)?\/\/\w/,
  ts: /^(?!\s*(?:\/\/|\*|\/\*)).*["'`](?:https?|wss?):\/\/(?!www\.w3\.org\/)/,
};

const faults = [];
for (const file of files.filter((name) => !foreign.test(name))) {
  let text;
  try {
    text = readFileSync(`${root}/${file}`, "utf8");
  } catch {
    continue; // removed, and not yet committed
  }
  const lines = text.split("\n");
  const extension = file.slice(file.lastIndexOf(".") + 1);
  if (/^(rs|ts|mjs|css)$/.test(extension) && lines.length - 1 > longest) {
    faults.push(`${file}: ${lines.length - 1} lines; which second idea does it hold?`);
  }
  const remote = /^www\/(src|css|en|[\w-]+\.html)/.test(file) ? fetching[extension] : undefined;
  lines.forEach((line, index) => {
    if (homes.test(line)) faults.push(`${file}:${index + 1}: a path of one machine`);
    if (remote?.test(line)) faults.push(`${file}:${index + 1}: the page fetches from its own host only`);
  });
}

const boundary = files.find((name) => name === "src/wasm/mod.rs");
if (boundary) {
  const text = readFileSync(`${root}/${boundary}`, "utf8");
  for (const lint of ["clippy::unwrap_used", "clippy::expect_used"]) {
    if (!new RegExp(`#!\\[deny\\([^\\]]*${lint}`).test(text)) {
      faults.push(`${boundary}: must say #![deny(${lint})]; a panic poisons the instance`);
    }
  }
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`checked ${files.length} files`);
