import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { compress } from "./build/compress.js";
import { engineGlue } from "./build/glue.js";
import { links } from "./build/links.js";
import { offline } from "./build/offline.js";
import { policy } from "./build/policy.js";

const page = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: page("."),
  // Relative addresses: the build works in any folder of any host.
  base: "./",
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    // A data: address would need a weaker content security policy.
    assetsInlineLimit: 0,
    // Every browser that runs the page has it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: page("index.html"),
        en: page("en/index.html"),
        embed: page("embed.html"),
      },
    },
  },
  worker: { format: "es" },
  plugins: [engineGlue(), links(), policy(), offline(), compress()],
  server: { port: 5173, strictPort: true },
  test: {
    dir: page("../tests/www"),
    environment: "node",
    include: ["**/*.test.ts"],
  },
});
