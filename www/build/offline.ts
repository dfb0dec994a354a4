import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { filesUnder } from "./files.js";

/** Read by hosts, not by the page. */
const notThePages = new Set(["sw.js", "_headers", "robots.txt"]);

/**
 * Makes the built page work without a network after the first visit: writes `sw.js` from its template with the list of all
 * files and a hash of their content, and adds the script that registers it to every page but the one that others embed.
 */
export function offline(): Plugin {
  let root = "";
  let out = "";
  return {
    name: "quaylui-offline",
    apply: "build",
    configResolved(config) {
      root = config.root;
      out = join(config.root, config.build.outDir);
    },
    transformIndexHtml: {
      order: "pre",
      handler: (_html, page) =>
        page.path.endsWith("embed.html")
          ? []
          : [
              {
                tag: "script",
                attrs: { type: "module", src: "/build/register.ts" },
                injectTo: "head",
              },
            ],
    },
    writeBundle: {
      order: "post",
      sequential: true,
      handler() {
        const files = filesUnder(out).filter((name) => !notThePages.has(name) && !/\.(br|gz)$/.test(name));
        const hash = createHash("sha256");
        for (const name of files) hash.update(`${name}\0`).update(readFileSync(join(out, name)));
        const worker = readFileSync(join(root, "build/sw.template.js"), "utf8")
          .replace('"VERSION"', JSON.stringify(hash.digest("hex").slice(0, 16)))
          .replace('["FILES"]', JSON.stringify(files));
        writeFileSync(join(out, "sw.js"), worker);
      },
    },
  };
}
