import type { CodeTracer } from "../../www/src/widgets/code/code-tracer.js";
import { Code } from "./code-window.js";
import { expect, expectAccessible, test } from "./fixtures.js";

test("one line forward and back by keyboard; everything goes back with it", async ({ page }) => {
  const code = await new Code(page).open();
  await code.command("next").focus();
  const first = await code.snapshot();
  for (let press = 0; press < 60; press += 1) await page.keyboard.press("ArrowRight");
  expect(await code.position()).toBe(60);
  const there = await code.snapshot();
  expect(there?.inputAt).toBeGreaterThan(0);
  for (let press = 0; press < 60; press += 1) await page.keyboard.press("ArrowLeft");
  const again = await code.snapshot();
  expect({ ...again, furthest: 0 }).toEqual({ ...first, furthest: 0 });
  await page.keyboard.press("End");
  await expect(code.say).toContainText("main trả về 0");
  await expect(code.output).toHaveText("4312\n1234\n3421\n2143\n", { useInnerText: true });
  await page.keyboard.press("Home");
  await expect.poll(() => code.position()).toBe(0);
});

test("the default board: eleven presses of next backtrack, each at return false, and eleven back", async ({ page }) => {
  const code = await new Code(page).open();
  await code.command("next").focus();
  for (let count = 1; count <= 11; count += 1) {
    await page.keyboard.press("KeyB");
    await expect(code.root.locator('[data-count="backtracks"] dd')).toHaveText(String(count));
    await expect(code.say).toContainText("quay lui");
    expect((await code.snapshot())?.returned).toEqual({ function: "solve", text: "false" });
  }
  await page.keyboard.press("KeyB");
  await expect(code.say).toContainText("Chương trình kết thúc");
  for (let count = 11; count >= 1; count -= 1) {
    await page.keyboard.press("Shift+KeyB");
    await expect.poll(async () => (await code.snapshot())?.backtracks).toBe(count);
  }
});

test("over, out, back to the call, to the cursor, to a change", async ({ page }) => {
  const code = await new Code(page).open();
  const solving = await code.lineOf("if (!solve(0)) {");
  await code.root.evaluate((element: CodeTracer, line) => element.runToLine(line), solving);
  await code.command("next").click();
  expect((await code.snapshot())?.depth).toBe(2);
  await page.keyboard.press("KeyU");
  await expect.poll(async () => (await code.snapshot())?.depth).toBe(1);
  await expect(code.say).toContainText("solve trả về true");
  await code.command("back").click();
  await page.keyboard.press("Shift+KeyU");
  await expect.poll(async () => (await code.snapshot())?.depth).toBeLessThan(18);
  await code.root.evaluate((element: CodeTracer, line) => element.seek(0).then(() => element.runToLine(line)), solving);
  await code.step("over").click();
  await expect.poll(async () => (await code.snapshot())?.depth).toBe(1);
  expect(await code.line()).toBeGreaterThan(solving);
  await code.root.evaluate((element: CodeTracer) => element.seek(0).then(() => element.runToChange("p")));
  await expect(code.variable("p")).toContainText("0");
  await code.action("watch").selectOption("p");
  await code.action("to-change").click();
  await expect(code.variable("p")).toContainText("1");
  await code.command("backtrack").click();
  await code.action("watch").selectOption("v");
  await code.action("to-change").click();
  await expect(code.root.locator('.call.newest [data-var="v"]')).toHaveClass(/changed/);
});

test("the examined cell is marked, and so is the cell it clashes with", async ({ page }) => {
  const code = await new Code(page).open();
  let clashes = 0;
  for (let step = 0; step < 400 && clashes === 0; step += 1) {
    await code.root.evaluate((element: CodeTracer) => element.next());
    clashes = await code.root.locator("quay-board .clash").count();
  }
  expect(clashes).toBe(1);
  await expect(code.root.locator("quay-board .examined")).toHaveCount(1);
  await expect(code.say).toContainText("trùng");
  expect(await code.root.locator("quay-board .clash").getAttribute("aria-label")).toContain("bị trùng");
});

test("a mistake is underlined and said in words; mended, the program runs; undo is the editor's own", async ({
  page,
}) => {
  const code = await new Code(page).open();
  await code.command("next").click();
  const line = await code.lineOf("g[r][c] = v;");
  await code.root
    .locator(".cm-line")
    .nth(line - 1)
    .click();
  await page.keyboard.press("End");
  await page.keyboard.press("Backspace");
  await expect(code.say).toContainText("thiếu dấu ;");
  await expect(code.root.locator(".problem")).toHaveCount(1);
  await expect(code.root.locator('[data-problem="missing-semicolon"]')).toContainText(`Dòng ${line}`);
  await expect(code.command("next")).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.type(";");
  await expect(code.root.locator(".problem")).toHaveCount(0);
  await expect(code.command("next")).not.toHaveAttribute("aria-disabled", "true");
  // Stepping in between is nothing to undo.
  await page.keyboard.press("Control+a");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("// x");
  const typed = await code.text();
  await code.command("next").click();
  await code.command("next").click();
  await code.editor.focus();
  await page.keyboard.press("Control+z");
  expect(await code.text()).not.toBe(typed);
  expect(await code.text()).not.toContain("// x");
});

test("editing during a run stops it, says so, and begins anew", async ({ page }) => {
  const code = await new Code(page).open();
  for (let press = 0; press < 5; press += 1) await code.command("next").click();
  await code.editor.click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("\n");
  await expect(code.say).toContainText("chạy lại từ đầu");
  expect(await code.position()).toBe(0);
});

test("breakpoints by the gutter, by F9 and by the button; a run pauses there", async ({ page }) => {
  const code = await new Code(page).open();
  const line = await code.lineOf("g[r][c] = 0;");
  await code.root.locator(".cm-lineNumbers .cm-gutterElement", { hasText: new RegExp(`^${line}$`) }).click();
  await expect(code.say).toContainText(`điểm dừng ở dòng ${line}`);
  await expect(code.root.locator(".dot")).toHaveCount(1);
  await code.command("last").click();
  await expect(code.say).toContainText(`Dừng ở điểm dừng, dòng ${line}`);
  expect(await code.line()).toBe(line);
  await code.command("last").click();
  await expect.poll(() => code.line()).toBe(line);
  await code.root
    .locator(".cm-line")
    .nth(line - 1)
    .click();
  await page.keyboard.press("F9");
  await expect(code.root.locator(".dot")).toHaveCount(0);
  await code.action("breakpoint").click();
  await expect(code.root.locator(".dot")).toHaveCount(1);
  await code.action("breakpoint").click();
  await code.command("last").click();
  await expect(code.say).toContainText("Chương trình kết thúc");
});

test("each experiment makes one change that is seen and taken back", async ({ page }) => {
  const code = await new Code(page).open();
  const original = await code.text();
  const outcomes: Record<string, RegExp> = {
    erase: /kết thúc/,
    reverse: /kết thúc/,
    box: /kết thúc/,
    bounds: /Chỉ số 4 nằm ngoài/,
    contradiction: /kết thúc/,
  };
  for (const [name, outcome] of Object.entries(outcomes)) {
    const button = code.experiment(name);
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(code.root.locator(".experiments p")).toContainText("?");
    expect((await code.text()) === original).toBe(name === "contradiction");
    await code.command("last").click();
    await expect(code.say).toContainText(outcome);
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "false");
    expect(await code.text()).toBe(original);
  }
  await code.experiment("erase").click();
  await code.command("last").click();
  await expect(code.output).toContainText("VO NGHIEM");
  await code.action("restore").click();
  expect(await code.text()).toBe(original);
});

test("input is editable; when it ends too early the line says so", async ({ page }) => {
  const code = await new Code(page).open();
  await code.stdin.fill("0000 0034 30");
  await code.command("last").click();
  await expect(code.say).toContainText("dữ liệu vào đã hết");
  await expect(code.root.locator(".faulty")).toHaveCount(1);
  await expect(code.root.locator(".tape s")).toHaveText("0000 0034 30");
  await code.action("sample").selectOption({ label: "Đề vô nghiệm" });
  await code.command("last").click();
  await expect(code.output).toContainText("VO NGHIEM");
});

test("an endless loop: the page stays alive, Stop works, ten million lines and a way back", async ({ page }) => {
  const code = await new Code(page).open();
  await code.source("int main() {\n    int x = 0;\n    while (true) {\n        x = (x + 1) % 1000;\n    }\n}\n");
  await code.command("last").click();
  await expect.poll(() => code.position(), { timeout: 20_000 }).toBeGreaterThan(10_000_000);
  // Other things go on meanwhile.
  await code.action("binary").check();
  await code.command("pause").click();
  const at = await code.position();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await code.position()).toBe(at);
  await code.root.evaluate((element: CodeTracer) => element.seek(5_000_001));
  expect(await code.position()).toBe(5_000_001);
  await code.command("back").click();
  expect(await code.position()).toBe(5_000_000);
});

test("what is written stays on the device, and the original can be had back", async ({ page }) => {
  const code = await new Code(page).open();
  const original = await code.text();
  await code.editor.click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("// mine\n");
  await code.stdin.fill("1234\n");
  await page.reload();
  await expect(code.editor).toContainText("// mine");
  await expect(code.stdin).toHaveValue("1234\n");
  await code.action("program").selectOption("queens");
  await expect(code.stdin).toHaveValue("4\n");
  await code.action("program").selectOption("plain-4");
  await expect(code.editor).toContainText("// mine");
  await code.action("restore").click();
  expect(await code.text()).toBe(original);
});

test("a link opens one exact step of one exact program; drafts on the device stay, and the link's own edit too", async ({
  page,
}) => {
  const code = await new Code(page).open();
  await code.source("int main() {\n    int dem = 0;\n}\n");
  await code.root.evaluate((element: CodeTracer) => element.seek(1));
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await code.action("link").click();
  await expect.poll(() => page.url()).toContain("z=");
  const address = page.url();
  const own = "int main() { return 3; }\n";
  await code.source(own);

  await page.goto("about:blank");
  await code.open(address);
  await expect.poll(() => code.position()).toBe(1);
  expect(await code.text()).toContain("int dem = 0;");
  await code.editor.click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("// linked\n");
  await page.goto("about:blank");
  await code.open(address);
  expect(await code.text()).toContain("// linked");

  await page.goto("about:blank");
  await code.open("embed.html#w=code&f=plain-4");
  expect(await code.text()).toContain("bool solve");
  await page.goto("about:blank");
  await code.open("embed.html#w=code");
  expect(await code.text()).toBe(own);
});

test("a broken packed program is refused politely", async ({ page }) => {
  const code = await new Code(page).open("embed.html#w=code&z=AAAA");
  await expect(code.say).toContainText("không đọc được");
  expect(await code.text()).toContain("bool solve");
});

test("integers in binary, values that functions return, parameters that change", async ({ page }) => {
  const code = await new Code(page).open();
  await code.source(
    "int half(int n) {\n    n = n / 2;\n    return n;\n}\nint main() {\n    int a = 0x3FE;\n    a = half(a);\n    return 0;\n}\n",
  );
  await code.root.evaluate((element: CodeTracer) => element.seek(2));
  await expect(code.variable("n")).toContainText("1022");
  await code.command("next").click();
  await expect(code.variable("n")).toContainText("511");
  await expect(code.root.locator('.call.newest [data-var="n"]')).toHaveClass(/changed/);
  await code.command("next").click();
  await expect(code.say).toContainText("half trả về 511");
  await code.action("binary").check();
  await expect(code.variable("a")).toContainText("1 1111 1111₂".replaceAll(" ", "\u202f"));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("code, player and sentence fit the width; the player stays in sight", async ({ page }) => {
    const code = await new Code(page).open();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await code.root.evaluate((element: CodeTracer) => element.run("backtrack"));
    await code.say.evaluate((element) => element.scrollIntoView({ block: "start" }));
    await expect(code.root.locator(".next")).toBeInViewport();
    await expect(code.command("next")).toBeInViewport();
    await expect(code.step("over")).toBeInViewport();
  });
});

for (const [language, path] of [
  ["Vietnamese", "#w=code"],
  ["English", "en/#w=code"],
] as const) {
  test(`accessible in ${language}: at the start, in the middle, with mistakes`, async ({ page }) => {
    const code = await new Code(page).open(path);
    await expectAccessible(page, "code-tracer");
    await code.root.evaluate((element: CodeTracer) => element.seek(400));
    await expectAccessible(page, "code-tracer");
    await code.source("int main() { retrun 0; }");
    await expect(code.root.locator("[data-problem]")).not.toHaveCount(0);
    await expectAccessible(page, "code-tracer");
  });
}

test("goes on where it was when the engine breaks down", async ({ page }) => {
  await page.route(/\/assets\/tracer-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const glue = await response.text();
    const exported = /(\w+) as CodeRun\b/.exec(glue)?.[1];
    expect(exported, "the glue exports CodeRun").toBeTruthy();
    const patch = `
      let calls = 0;
      const sound = ${exported}.prototype.next;
      ${exported}.prototype.next = function () {
        calls += 1;
        if (calls === 4 && !import.meta.url.includes("instance")) {
          this.free = () => { throw new Error("borrowed"); };
          throw new WebAssembly.RuntimeError("unreachable");
        }
        return sound.apply(this);
      };`;
    await route.fulfill({ response, body: glue + patch });
  });
  const code = await new Code(page).open();
  for (let step = 1; step <= 4; step += 1) await code.command("next").click();
  await expect(code.say).toContainText("khởi động lại");
  await expect.poll(() => code.position()).toBe(3);
  await code.command("next").click();
  await expect.poll(() => code.position()).toBe(4);
  await expect(code.say).not.toContainText("khởi động lại");
});

test("on the lesson's page every experiment that fits is at hand from the start", async ({ page }) => {
  await page.goto("");
  const tracer = page.locator("code-tracer");
  await tracer.scrollIntoViewIfNeeded();
  const experiments = tracer.locator('[data-experiment], [data-action^="experiment"]');
  await expect(experiments).toHaveCount(5);
  await expect(experiments.and(tracer.locator('[aria-disabled="true"]'))).toHaveCount(0);
});
