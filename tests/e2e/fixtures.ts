import { test as base, expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** What went wrong on a page without anybody asking. A test fails when anything is left here at its end. */
export class Problems {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [];

  /** Problems that this test provokes on purpose. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  add(problem: string): void {
    this.seen.push(problem);
  }

  unexpected(): string[] {
    return this.seen.filter((problem) => !this.expected.some((pattern) => pattern.test(problem)));
  }
}

/** What each browser says of a request that was given up because its page is being left. */
const abandoned = /ERR_ABORTED|NS_BINDING_ABORTED|^The operation was aborted\.\s*$/;

async function watch(page: Page, problems: Problems): Promise<void> {
  page.on("console", (message) => {
    if (message.type() === "error") problems.add(`console: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => {
    if (!abandoned.test(error.message)) problems.add(`exception: ${error.message}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (!abandoned.test(reason)) problems.add(`request: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.add(`response: ${response.status()} ${response.url()}`);
  });
  // Firefox tells no one about these but the page.
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
}

/** `test` with a page that is watched, and `problems` to say which troubles a test means to cause. */
export const test = base.extend<{ problems: Problems }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  problems: async ({}, use) => {
    const problems = new Problems();
    await use(problems);
    expect(problems.unexpected(), "the page must raise no trouble of its own").toEqual([]);
  },
  page: async ({ page, problems }, use) => {
    await watch(page, problems);
    await use(page);
  },
});

export { expect };

/** Fails when axe-core finds a violation of WCAG 2.2 A or AA in the page (or in the part `within`). */
export async function expectAccessible(page: Page, within = "html"): Promise<void> {
  // page.evaluate is not bound by the page's content security policy, a script tag would be.
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (selector) => {
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const result = await window.axe.run(selector, { runOnly: tags, resultTypes: ["violations"] });
    return result.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.slice(0, 5).map((node) => node.target.join(" ")),
    }));
  }, within);
  expect(violations).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
