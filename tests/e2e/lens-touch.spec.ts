import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.js";
import { Houses, Masks } from "./lens-windows.js";

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });
test.skip(({ browserName }) => browserName !== "chromium", "the system's Firefox takes no taps from the driver");

const tap = (target: Locator) => target.tap();

test("a barred digit marks its cells at the first touch and lets go of them at the second", async ({ page }) => {
  const houses = await new Houses(page).open();
  await tap(houses.cell(12));
  await tap(houses.digit(4).locator("button"));
  await expect.poll(() => houses.looking("barring")).toEqual([9, 21]);
  await tap(houses.digit(4).locator("button"));
  await expect.poll(() => houses.looking("barring")).toEqual([]);
});

test("masks: a touch looks at a cell, the button leads back, the board and the player fit a phone", async ({
  page,
}) => {
  const masks = await new Masks(page).open();
  await tap(masks.command("next"));
  await tap(masks.cell(40));
  await expect(masks.root.locator(".name h4")).toContainText("hàng 5 cột 5");
  await tap(masks.action("back-to-machine"));
  await expect(masks.root.locator(".name h4")).toContainText("hàng 1 cột 2");
  await masks.say.evaluate((say) => scrollBy({ top: say.getBoundingClientRect().top - 100, behavior: "instant" }));
  for (const part of [masks.say, masks.root.locator("quay-board").first(), masks.root.locator("step-player")]) {
    const box = await part.boundingBox();
    expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(741);
  }
});
