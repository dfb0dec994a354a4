import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PREFIX = "virtual:engine-glue/";

/**
 * `import address from "virtual:engine-glue/NAME"`: the address of the glue of `pkg/NAME.js` as a module of its own,
 * minified and with a hashed name. The page imports it by address, because after a panic it needs a second, fresh copy.
 */
export function engineGlue(): Plugin {
  let building = false;
  return {
    name: "quaylui-glue",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      if (!building) return `export default "/pkg/${name}.js";`;
      const glue = fileURLToPath(new URL(`../pkg/${name}.js`, import.meta.url));
      const chunk = this.emitFile({ type: "chunk", id: glue, preserveSignature: "strict" });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
  };
}
