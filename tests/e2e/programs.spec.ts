import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.js";

/* Whole programs, unfolded from their files; the road map of many parts. */

const fileOf = (name: string) =>
  readFileSync(new URL(`../../www/public/programs/${name}`, import.meta.url), "utf8").trimEnd();

for (const path of ["", "en/"]) {
  test(`${path || "vi"}: a program unfolds in C++, turns to Python, and so do the others`, async ({ page }) => {
    await page.goto(path);
    const program = (name: string) => page.locator(`details.program:has(a[href$="/${name}.cpp"])`);
    const shown = (name: string) =>
      program(name)
        .locator("pre")
        .evaluate((pre) => pre.textContent?.trimEnd());

    const unique = program("unique");
    await unique.locator("summary").click();
    await expect(unique.getByRole("button", { name: "C++" })).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => shown("unique")).toBe(fileOf("unique.cpp"));

    await unique.getByRole("button", { name: "Python" }).click();
    await expect(unique.getByRole("button", { name: "C++" })).toHaveAttribute("aria-pressed", "false");
    await expect.poll(() => shown("unique")).toBe(fileOf("unique.py"));

    await program("make").locator("summary").click();
    await expect.poll(() => shown("make")).toBe(fileOf("make.py"));
  });
}

test("a program that cannot be fetched leaves its links", async ({ page, problems }) => {
  problems.expect(/programs\/mrv\.cpp/);
  await page.route("**/programs/mrv.cpp", (route) => route.abort());
  await page.goto("");
  const program = page.locator('details.program:has(a[href$="/mrv.cpp"])');
  await program.locator("summary").click();
  await expect(program.getByRole("button", { name: "Python" })).toBeVisible();
  await expect(program.locator("pre")).toBeHidden();
  await expect(program.getByRole("link", { name: "mrv.cpp" })).toBeVisible();
  await program.getByRole("button", { name: "Python" }).click();
  await expect(program.locator("pre")).toContainText("def solve():");
});

test("the copy button copies, or says what to press", async ({ page }) => {
  await page.goto("en/");
  const program = page.locator('details.program:has(a[href$="/plain9.cpp"])');
  await program.locator("summary").click();
  await expect(program.locator("pre")).toContainText("placements++");
  const copy = program.locator(".copy");
  await copy.click();
  await expect(copy).toHaveText(/Copied|Marked: press Ctrl\+C/);
  if ((await copy.textContent())?.startsWith("Marked")) {
    const marked = await page.evaluate(() => getSelection()?.toString() ?? "");
    expect(marked).toContain("placements++");
  }
});

test("on a phone the road map brings the part being read into its middle", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("");
  await page.locator("#part-unique").evaluate((part) => part.scrollIntoView({ behavior: "instant" }));
  const link = page.locator('#road-map a[href="#part-unique"]');
  await expect(link).toHaveAttribute("aria-current", "true");
  const box = await link.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
});
