import type { Plugin } from "vite";
import { cacheControl, contentSecurityPolicy, hashedFolder, securityHeaders } from "./headers.mjs";

/** Writes the content security policy into each built page, and all headers into `_headers` for hosts that read it. */
export function policy(): Plugin {
  return {
    name: "quaylui-policy",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: () => [
        {
          tag: "meta",
          attrs: { "http-equiv": "Content-Security-Policy", content: contentSecurityPolicy },
          injectTo: "head-prepend",
        },
      ],
    },
    generateBundle() {
      const lines = (path: string, headers: Record<string, string>) =>
        [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
      const source = [
        lines("/*", securityHeaders),
        lines(`/${hashedFolder}*`, { "Cache-Control": cacheControl(hashedFolder) }),
      ].join("\n");
      this.emitFile({ type: "asset", fileName: "_headers", source: `${source}\n` });
    },
  };
}
