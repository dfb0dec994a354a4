import type { Locator } from "@playwright/test";

/** Controls of a window that are too small for a finger: less than 44 px on a side. */
export function smallControls(root: Locator): Promise<string[]> {
  return root.evaluate((host) => {
    const found: string[] = [];
    const visit = (root: ParentNode) => {
      for (const element of root.querySelectorAll<HTMLElement>("*")) {
        if (element.shadowRoot) visit(element.shadowRoot);
        if (!element.matches("button, select, summary, input, label.check")) continue;
        if (element.matches(".check input, dialog *, [hidden]")) continue;
        const { width, height } = element.getBoundingClientRect();
        if (width > 0 && (height < 43.5 || width < 43.5)) {
          found.push(`${element.localName} ${element.textContent?.trim()} ${width}×${height}`);
        }
      }
    };
    visit(host.shadowRoot ?? host);
    return found;
  });
}

/** Opens a page in a theme, as a reader who has chosen it. */
export async function openInTheme(page: import("@playwright/test").Page, path: string, theme: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem("quaylui.theme", value), theme);
  await page.goto(path);
}
