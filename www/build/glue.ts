import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "virtual:engine-glue";
const glue = fileURLToPath(new URL("../pkg/quaylui.js", import.meta.url));

/**
 * `import address from "virtual:engine-glue"`: the address of the engine's glue as a module of its own, minified and
 * with a hashed name. The page imports it by address, because after a panic it needs a second, fresh copy.
 */
export function engineGlue(): Plugin {
  let building = false;
  return {
    name: "quaylui-glue",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      if (!building) return `export default "/pkg/quaylui.js";`;
      const chunk = this.emitFile({ type: "chunk", id: glue, preserveSignature: "strict" });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
  };
}
