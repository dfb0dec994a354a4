import type { Plugin } from "vite";

/** Tells Vite that links to other pages are addresses and not files to bundle: `./en/` is a folder. */
export function links(): Plugin {
  return {
    name: "quaylui-links",
    transformIndexHtml: {
      order: "pre",
      handler: (html) => html.replace(/<link (?=rel="(?:alternate|canonical)")/g, "<link vite-ignore "),
    },
  };
}
