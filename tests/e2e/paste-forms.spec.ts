import { expect, test } from "./fixtures.js";
import { BOARDS, Play } from "./windows.js";

const WIKIPEDIA = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const rows = Array.from({ length: 9 }, (_, row) => WIKIPEDIA.slice(row * 9, row * 9 + 9));
const each = (write: (row: string, index: number) => string) => rows.map(write).join("\n");
const dots = (row: string) => row.replaceAll("0", ".");
const thirds = (row: string) => [row.slice(0, 3), row.slice(3, 6), row.slice(6)];
const between = (line: string, write: (row: string) => string) =>
  [0, 3, 6]
    .map((from) =>
      rows
        .slice(from, from + 3)
        .map(write)
        .join("\n"),
    )
    .join(`\n${line}\n`);

/** What people copy, one line a form; each is the same board. */
const FORMS: Record<string, string> = {
  "zeros in one line": WIKIPEDIA,
  "dots in one line": dots(WIKIPEDIA),
  "final newline": `${WIKIPEDIA}\n`,
  "tabs and blanks around lines": each((row) => `\t ${row}  `),
  "blanks between digits": each((row) => Array.from(row).join(" ")),
  "tabs between digits": each((row) => Array.from(row).join("\t")),
  "commas and CRLF": `${rows.map((row) => Array.from(row).join(",")).join("\r\n")}\r\n`,
  "commas in one line": Array.from(WIKIPEDIA).join(","),
  "box art with pluses": `+-------+-------+-------+\n${between(
    "+-------+-------+-------+",
    (row) =>
      `| ${thirds(dots(row))
        .map((part) => Array.from(part).join(" "))
        .join(" | ")} |`,
  )}\n+-------+-------+-------+`,
  "box art without sides": between("------+-------+------", (row) =>
    thirds(dots(row))
      .map((part) => Array.from(part).join(" "))
      .join(" | "),
  ),
  "minus for empty": each((row) => row.replaceAll("0", "-")),
  "underscore for empty": each((row) => row.replaceAll("0", "_")),
  "star for empty": each((row) => row.replaceAll("0", "*")),
  "x for empty": each((row) => row.replaceAll("0", "x")),
  "X for empty": WIKIPEDIA.replaceAll("0", "X"),
  "question mark for empty": each((row) => row.replaceAll("0", "?")),
  "Python list": `grid = [${rows.map((row) => `[${Array.from(row).join(", ")}]`).join(",\n        ")}]`,
  "Python strings": `[${rows.map((row) => `"${dots(row)}"`).join(",\n ")}]`,
  "C++ array": `int g[9][9] = {\n${each((row) => `  {${Array.from(row).join(",")}},`)}\n};`,
  "C++ characters": `{${rows.map((row) => `{${Array.from(dots(row), (digit) => `'${digit}'`).join(",")}}`).join(",")}}`,
  "comments around": `# from a newspaper of 2024\n${each(dots)}\n# end`,
  "SadMan file": `#AAuthor\n#DTitle 3\n[Puzzle]\n${each(dots)}\n`,
  "SimpleSudoku file": `*-----------*\n${between("|---+---+---|", (row) => `|${thirds(dots(row)).join("|")}|`)}\n*-----------*`,
  "link with s": `https://example.org/play?s=${WIKIPEDIA}`,
  "link with bd": `https://example.org/play?x=1&bd=${dots(WIKIPEDIA)}`,
  "link of ours": `https://example.org/lesson/#p=${WIKIPEDIA}&w=play&o=mrv&s=100&l=vi`,
  "full-width digits": each((row) => Array.from(row, (digit) => String.fromCodePoint(0xff10 + Number(digit))).join("")),
  "Arabic-Indic digits": each((row) =>
    Array.from(row, (digit) => String.fromCodePoint(0x660 + Number(digit))).join(""),
  ),
};

/** Forms read on one page: a page for each would cost more than all the reading. */
const PER_PAGE = 7;

for (let from = 0; from < Object.keys(FORMS).length; from += PER_PAGE) {
  const forms = Object.entries(FORMS).slice(from, from + PER_PAGE);
  test(`pasted as ${forms.map(([name]) => name).join("; ")}`, async ({ page }) => {
    const play = await new Play(page).open();
    const dialog = play.root.locator("dialog");
    for (const [name, text] of forms) {
      await play.puzzle(BOARDS.easy);
      await play.action("puzzle").selectOption("paste");
      await dialog.locator("textarea").fill(text);
      await expect(dialog.locator("#message"), name).toContainText("Đọc được bảng 9×9, 30 số đề cho");
      await play.action("use").click();
      await expect.poll(() => play.board(), name).toBe(WIKIPEDIA);
      await expect(play.cell(0), name).toHaveClass(/given/);
    }
  });
}

for (const [name, text] of Object.entries({
  "16 characters": "0012000321003000",
  "four lines": "0012\n0003\n2100\n3000",
  "four lines with dots": "..12\n...3\n21..\n3...",
})) {
  test(`4×4 pasted as ${name}`, async ({ page }) => {
    const play = await new Play(page).open();
    await play.action("puzzle").selectOption("paste");
    await play.root.locator("dialog textarea").fill(text);
    await expect(play.root.locator("dialog #message")).toContainText("Đọc được bảng 4×4, 6 số đề cho");
    await play.action("use").click();
    await expect.poll(() => play.board()).toBe("0012000321003000");
  });
}

/** What is refused: the number found, or the character, must be in the message; the place is marked. */
const REFUSED = [
  { name: "prose", text: "Hôm nay em học bài quay lui. ".repeat(100), says: "Không thấy ô nào", place: "dòng 1" },
  { name: "80 cells", text: WIKIPEDIA.slice(1), says: "80", place: "dòng 1" },
  { name: "82 cells in lines", text: `${each((row) => row)}\n5`, says: "82", place: "dòng 10" },
  {
    name: "two characters for empty",
    text: WIKIPEDIA.replaceAll("0", "-").replace("-", "x"),
    says: "hai kiểu",
    place: "dòng 1, ký tự",
  },
  {
    name: "a letter in line 4",
    text: each((row, index) => (index === 3 ? `${row.slice(0, 4)}k${row.slice(5)}` : row)),
    says: "k",
    place: "dòng 4, ký tự 5",
  },
  { name: "5 in a 4×4", text: "0012\n0003\n2150\n3000", says: "5", place: "dòng 3, ký tự 3" },
  {
    name: "a grid of candidates",
    text: Array.from({ length: 81 }, () => "123456789").join(" "),
    says: "ghi chú",
    place: "",
  },
];

for (const { name, text, says, place } of REFUSED) {
  test(`refused, with reason and place: ${name}`, async ({ page }) => {
    const play = await new Play(page).open();
    await play.action("puzzle").selectOption("paste");
    const dialog = play.root.locator("dialog");
    await dialog.locator("textarea").fill(text);
    await expect(dialog.locator("textarea")).toHaveAttribute("aria-invalid", "true");
    await expect(dialog.locator("#message")).toContainText(says);
    await expect(dialog.locator("#message")).toContainText(place, { ignoreCase: true });
    await expect(play.action("use")).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    expect(await play.board()).toBe(BOARDS.easy);
    await expect(play.action("puzzle")).toHaveValue("easy");
  });
}
