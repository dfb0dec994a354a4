import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { filesUnder } from "./files.js";

const compressible = /\.(html|js|css|wasm|svg|json|webmanifest|txt|cpp|py)$/;
/** Below this many bytes a response fits one packet whatever is done to it. */
const worthwhile = 1024;

/** Writes `.br` and `.gz` beside each file of the build that gains by it, for hosts that send precompressed files. */
export function compress(): Plugin {
  let out = "";
  return {
    name: "quaylui-compress",
    apply: "build",
    configResolved(config) {
      out = join(config.root, config.build.outDir);
    },
    writeBundle: {
      order: "post",
      sequential: true,
      handler() {
        for (const file of filesUnder(out).filter((name) => compressible.test(name))) {
          const path = join(out, file);
          const bytes = readFileSync(path);
          if (bytes.length < worthwhile) continue;
          const mode = file.endsWith(".wasm") ? constants.BROTLI_MODE_GENERIC : constants.BROTLI_MODE_TEXT;
          const params = {
            [constants.BROTLI_PARAM_MODE]: mode,
            [constants.BROTLI_PARAM_QUALITY]: 11,
          };
          writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
          writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        }
      },
    },
  };
}
