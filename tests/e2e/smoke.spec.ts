import { expect, expectAccessible, test } from "./fixtures.js";

for (const { path, language } of [
  { path: "", language: "vi" },
  { path: "en/", language: "en" },
]) {
  test(`the lesson opens, steps and passes axe (${language})`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("search-sim").first()).toBeVisible();
    await expectAccessible(page);
  });
}

test("a page that does wrong is caught", async ({ page, problems }) => {
  const caught = async (what: RegExp) =>
    expect.poll(() => problems.unexpected().some((problem) => what.test(problem))).toBe(true);
  await page.goto("");
  await page.evaluate(() => console.error("seeded"));
  await caught(/console: seeded/);
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error("seeded rejection")), 0));
  await caught(/exception: .*seeded rejection/);
  await page.evaluate(() => document.body.append(document.createElement("style")));
  await page.evaluate(() => document.body.setAttribute("style", "color: red"));
  await caught(/content security policy: style-src/);
  await page.evaluate(() => fetch("missing.json"));
  await caught(/response: 404/);
  await page.evaluate(() => fetch("http://elsewhere.invalid/").catch(() => {}));
  await caught(/content security policy: connect-src/);
  problems.expect(/./);
});
