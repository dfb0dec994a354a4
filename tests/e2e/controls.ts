import type { Locator, Page } from "@playwright/test";

/** Controls of a window, or of the whole page, that are too small for a finger: less than 44 px on a side. */
export function smallControls(root: Locator): Promise<string[]> {
  return root.evaluate((host) => {
    const found: string[] = [];
    const visit = (root: ParentNode) => {
      for (const element of root.querySelectorAll<HTMLElement>("*")) {
        if (element.shadowRoot) visit(element.shadowRoot);
        if (!element.matches("button, select, summary, input, label.check, .page-header a")) continue;
        if (element.matches(".check input, dialog *, [hidden]")) continue;
        const { width, height } = element.getBoundingClientRect();
        if (width > 0 && (height < 43.5 || width < 43.5)) {
          found.push(`${element.localName}.${element.className} ${element.textContent?.trim()} ${width}×${height}`);
        }
      }
    };
    visit(host.shadowRoot ?? host);
    return found;
  });
}

/** Has every page to come open in a theme, as for a reader who has chosen it. */
export async function chooseTheme(page: Page, theme: string): Promise<void> {
  await page.addInitScript((value) => {
    // The blank page before the first has no storage.
    if (location.protocol.startsWith("http")) localStorage.setItem("quaylui.theme", value);
  }, theme);
}
