import type { FrameLocator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.js";
import { framedElsewhere, OwnServer } from "./server.mjs";

test.use({ serviceWorkers: "allow" });

/** Browsers look for a new version some seconds after a load, at leisure. */
const atLeisure = { timeout: 20_000 };

/** Waits until the worker of this version has kept every file. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
}

/** Waits until the simulation shows its board: leaving earlier would abort what is being loaded. */
const awake = (where: Page | FrameLocator) =>
  expect(where.locator("search-sim [data-cell]").first()).toBeVisible({ timeout: 15_000 });

const caches = (page: Page) => page.evaluate(() => window.caches.keys());

let server: OwnServer;

test.beforeEach(async () => {
  server = new OwnServer();
  await server.start();
});

test.afterEach(() => server.remove());

test("after one visit both languages work without a network", async ({ page }) => {
  await page.goto(server.address);
  await kept(page);
  await server.stop();
  for (const { path, language } of [
    { path: "", language: "vi" },
    { path: "index.html", language: "vi" },
    { path: "en/", language: "en" },
    { path: "embed.html#w=sim", language: "vi" },
  ]) {
    await page.goto(server.address + path);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.locator("search-sim").first().scrollIntoViewIfNeeded();
    await awake(page);
  }
});

test("a new version answers from the next load on, whole", async ({ page, context }) => {
  test.setTimeout(60_000);
  await page.goto(server.address);
  await kept(page);
  await page.reload();
  const oldTitle = await page.title();
  const [oldCache] = await caches(page);
  const oldScript = server.release("next-version");

  const reader = await context.newPage();
  await reader.goto(server.address);
  await expect(reader).toHaveTitle(oldTitle);
  await expect.poll(() => caches(page), atLeisure).toEqual([oldCache, "quaylui-next-version"]);
  // The page that is still open gets the files it was built with.
  await expect
    .poll(() =>
      page.evaluate(() => navigator.serviceWorker.getRegistration().then((r) => !r?.installing && !r?.waiting)),
    )
    .toBe(true);
  expect(await page.evaluate((path) => fetch(path).then((r) => r.status), oldScript)).toBe(200);

  await reader.reload();
  await expect(reader).toHaveTitle("next-version");
  await expect(reader.locator("search-sim").first()).toBeVisible();

  // Only the version before is kept, however many follow.
  server.release("third-version");
  await reader.reload();
  await expect.poll(() => caches(reader), atLeisure).toEqual(["quaylui-next-version", "quaylui-third-version"]);
});

test("a widget shown alone and a lesson in a frame register no worker", async ({ page }) => {
  const showWidgetAlone = async () => {
    await page.goto(`${server.address}embed.html#w=sim`);
    await awake(page);
  };
  const registrations = () => page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length));
  await showWidgetAlone();
  expect(await registrations()).toBe(0);
  await framedElsewhere(server.address, async (blog) => {
    await page.goto(blog);
    const frame = page.frameLocator("iframe");
    await frame.locator("search-sim").first().scrollIntoViewIfNeeded();
    await awake(frame);
  });
  await showWidgetAlone();
  expect(await registrations()).toBe(0);
});
