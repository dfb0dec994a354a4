import { expect, test } from "./fixtures.js";
import { BOARDS, Play } from "./windows.js";

const WIKIPEDIA = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const rows = Array.from({ length: 9 }, (_, row) => WIKIPEDIA.slice(row * 9, row * 9 + 9));
const each = (write: (row: string) => string) => rows.map(write).join("\n");
const box = (row: string) =>
  `| ${[row.slice(0, 3), row.slice(3, 6), row.slice(6)].map((part) => Array.from(part.replaceAll("0", ".")).join(" ")).join(" | ")} |`;

const FORMS = [
  { name: "81 characters", text: WIKIPEDIA.replaceAll("0", ".") },
  { name: "nine lines, CRLF", text: rows.join("\r\n") },
  { name: "commas", text: each((row) => Array.from(row).join(",")) },
  { name: "box art", text: `+-------+-------+-------+\n${each(box)}\n+-------+-------+-------+` },
  { name: "another character for empty", text: each((row) => row.replaceAll("0", "_")) },
  { name: "Python literal", text: `[${rows.map((row) => `[${Array.from(row).join(", ")}]`).join(",\n")}]` },
  { name: "C++ literal", text: `int g[9][9] = {${rows.map((row) => `{${Array.from(row).join(",")}}`).join(",")}};` },
  { name: "sdk file", text: `#AMe\n[Puzzle]\n${each((row) => row.replaceAll("0", "."))}\n` },
  { name: "a link", text: `https://example.org/?bd=${WIKIPEDIA}` },
  { name: "full-width digits", text: each((row) => row.replaceAll("5", "５")) },
];

test("each form people copy is shown in the preview and opened", async ({ page }) => {
  const play = await new Play(page).open();
  const dialog = play.root.locator("dialog");
  for (const { name, text } of FORMS) {
    await play.action("puzzle").selectOption("easy");
    await play.action("puzzle").selectOption("paste");
    await dialog.locator("textarea").fill(text);
    await expect(dialog.locator("#message"), name).toContainText("Đọc được bảng 9×9, 30 số đề cho");
    await play.action("use").click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => play.board(), name).toBe(WIKIPEDIA);
  }
  await expect(play.action("puzzle")).toHaveValue("own");
});

test("a collection gives its first puzzle and says how many more there are", async ({ page }) => {
  const play = await new Play(page).open();
  await play.action("puzzle").selectOption("paste");
  await play.root.locator("textarea").fill(`${WIKIPEDIA}\n${BOARDS.easy}\n${BOARDS.hard}`);
  await expect(play.root.locator("#message")).toContainText("Còn 2 đề nữa");
});

for (const { text, says, mark } of [
  { text: WIKIPEDIA.slice(1), says: "mới đọc được 80", mark: "↵" },
  { text: `${WIKIPEDIA}7`, says: "đọc được 82", mark: "7" },
  { text: WIKIPEDIA.replace("6", "q"), says: "Ký tự “q”", mark: "q" },
  { text: "0012000321003005", says: "không có 5", mark: "5" },
  { text: "123456789".repeat(81), says: "ghi chú", mark: "1" },
]) {
  test(`refused with its reason and place: ${says}`, async ({ page }) => {
    const play = await new Play(page).open();
    await play.action("puzzle").selectOption("paste");
    const dialog = play.root.locator("dialog");
    await dialog.locator("textarea").fill(text);
    await expect(dialog.locator("#message")).toContainText(says);
    await expect(dialog.locator("mark")).toHaveText(mark);
    await expect(dialog.locator("textarea")).toHaveAttribute("aria-invalid", "true");
    // The driver would wait for the button to come alive; a person just presses it.
    await play.action("use").click({ force: true });
    await expect(dialog).toBeVisible();
    await play.action("cancel").click();
    expect(await play.board()).toBe(BOARDS.easy);
  });
}

test("clashing givens are shown and opened all the same", async ({ page }) => {
  const play = await new Play(page).open();
  await play.action("puzzle").selectOption("paste");
  await play.root.locator("textarea").fill(`55${"0".repeat(79)}`);
  await expect(play.root.locator("#message")).toContainText("trùng nhau");
  await play.action("use").click();
  await expect.poll(() => play.clashes()).toEqual([0, 1]);
  await play.command("next").click();
  await expect(play.say).toContainText("trùng nhau");
  expect((await play.snapshot())?.verdict).toBe("clash");
});

test("an empty board can be typed into and taken as a puzzle", async ({ page }) => {
  const play = await new Play(page).open();
  await play.action("puzzle").selectOption("empty-4");
  await expect.poll(() => play.board()).toBe("0".repeat(16));
  await expect(play.say).toContainText("Bảng trống");
  for (const [cell, digit] of [
    [2, 1],
    [7, 3],
    [12, 3],
  ]) {
    await play.cell(cell as number).click();
    await page.keyboard.press(`Digit${digit}`);
  }
  await page.keyboard.press("Digit7");
  await play.more();
  await play.action("fix").click();
  await expect(play.say).toContainText("3 số");
  await expect(play.cell(2)).toHaveClass(/given/);
  await expect(play.action("undo")).toHaveAttribute("aria-disabled", "true");
});
