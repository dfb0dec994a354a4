/**
 * How fast boards are answered in Chromium: our wasm and two packages of npm, on the files of benches/data, in one run.
 * The packages live in the folder of the first argument; the second is the output of `cargo bench --bench solve`.
 *
 * node scripts/bench-solvers.mjs FOLDER native.txt
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { argv, env } from "node:process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const require = createRequire(new URL("../www/package.json", import.meta.url));
const { chromium } = require("@playwright/test");
const { build } = await import(require.resolve("vite"));

const FILES = {
  easy: "easy.txt",
  diabolical: "diabolical.txt",
  "17 givens": "17-givens.txt",
  magictour: "magictour-top.txt",
  hardest: "hardest.txt",
};

/** What runs in the page, before it is bundled. Names of the packages are found in their folder. */
const program = `
import { DancingLinks } from "dancing-links";
import * as sudoku from "sudoku";
import init, { BoardBatch } from ${JSON.stringify(join(root, "www/pkg/lab.js"))};

const ROUND_MS = 300;
const ROUNDS = 3;

/** The rows of exact cover: digit d in cell (r, c) fills the cell, and the digit's place in row, column and box. */
const ROWS = Array.from({ length: 729 }, (_, index) => {
  const [cell, d] = [Math.floor(index / 9), index % 9];
  const [r, c] = [Math.floor(cell / 9), cell % 9];
  const b = Math.floor(r / 3) * 3 + Math.floor(c / 3);
  return { cell, digit: d + 1, columns: [cell, 81 + r * 9 + d, 162 + c * 9 + d, 243 + b * 9 + d] };
});

const solvers = {
  "dancing-links, up to 2": (board) => {
    const solver = new DancingLinks().createSolver({ columns: 324 });
    for (const { cell, digit, columns } of ROWS) {
      const given = Number(board[cell]);
      if (given === 0 || given === digit) solver.addSparseConstraint(0, columns);
    }
    return solver.find(2).length;
  },
  "sudoku, first only": (board) => {
    const cells = Array.from(board, (digit) => (digit === "0" ? null : Number(digit) - 1));
    return (sudoku.solvepuzzle ?? sudoku.default.solvepuzzle)(cells) ? 1 : 0;
  },
};

/** Puzzles a second of one function over boards: as many as fit a round, the best of some rounds. */
function rate(boards, solve) {
  let best = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    let done = 0;
    while (performance.now() - start < ROUND_MS) {
      // A stride that has no factor in common with the length visits the whole file evenly.
      if (solve(boards[(done * 397) % boards.length]) !== 1) throw new Error("not one solution");
      done += 1;
    }
    best = Math.max(best, (done * 1000) / (performance.now() - start));
  }
  return best;
}

globalThis.measure = async (files, wasm) => {
  await init({ module_or_path: wasm });
  const table = {};
  for (const [name, text] of Object.entries(files)) {
    const boards = text.trim().split("\\n");
    const batch = new BoardBatch(boards.join("\\n"));
    let wasmRate = 0;
    for (let round = 0; round < ROUNDS + 2; round += 1) {
      const start = performance.now();
      let times = 0;
      while (performance.now() - start < ROUND_MS) {
        if (batch.countEach(2).some((count) => count !== 1)) throw new Error("not one solution");
        times += 1;
      }
      wasmRate = Math.max(wasmRate, (times * boards.length * 1000) / (performance.now() - start));
    }
    table[name] = { wasm: wasmRate };
    for (const [solver, solve] of Object.entries(solvers)) table[name][solver] = rate(boards, solve);
  }
  return table;
};
`.replaceAll("\\\\n", "\\n");

async function bundle(packages) {
  const folder = mkdtempSync(join(tmpdir(), "quaylui-solvers-"));
  const entry = join(folder, "solvers.mjs");
  writeFileSync(entry, program);
  const out = await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    resolve: {
      alias: {
        "dancing-links": join(packages, "node_modules/dancing-links/built/lib/index.js"),
        sudoku: join(packages, "node_modules/sudoku/dist-src/index.js"),
      },
    },
    build: { write: false, target: "esnext", minify: false, lib: { entry, formats: ["es"] } },
  });
  rmSync(folder, { recursive: true });
  const [{ output }] = Array.isArray(out) ? out : [out];
  return output[0].code;
}

/** A page of its own for the bundle and the wasm file. */
async function measure(code) {
  const wasm = readFileSync(join(root, "www/pkg/lab_bg.wasm"));
  const served = {
    "/": ["text/html", "<!DOCTYPE html><title>solvers</title><script type=module src=/solvers.js></script>"],
    "/solvers.js": ["text/javascript", code],
    "/lab.wasm": ["application/wasm", wasm],
    "/favicon.ico": ["image/x-icon", ""],
  };
  const server = createServer(({ url }, response) => {
    const [type, body] = served[url ?? "/"] ?? ["text/plain", ""];
    response.writeHead(200, { "Content-Type": type }).end(body);
  });
  await new Promise((ready) => server.listen(0, () => ready(undefined)));
  const browser = await chromium.launch({
    executablePath: env.CHROME_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${server.address().port}/`);
    await page.waitForFunction("globalThis.measure");
    const files = Object.fromEntries(
      Object.entries(FILES).map(([name, file]) => [name, readFileSync(join(root, "benches/data", file), "utf8")]),
    );
    return await page.evaluate(([files]) => globalThis.measure(files, "/lab.wasm"), [files]);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Puzzles a second natively, by file, from the table that the native bench printed. */
function nativeRates(text) {
  const [head, ...lines] = text.trim().split("\n");
  const column = head
    .slice(12)
    .trim()
    .split(/\s{2,}|(?<=s) (?=\S)/)
    .indexOf("puzzles/s");
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, 12).trim(), Number(line.slice(12).trim().split(/\s+/)[column])]),
  );
}

const native = nativeRates(readFileSync(argv[3], "utf8"));
const table = await measure(await bundle(resolve(argv[2])));
const cell = (text) => String(text).padStart(16);
const whole = (value) => cell(Math.round(value));
console.log(
  `${"puzzles/s".padEnd(12)}${["native", "wasm", "wasm/native", "dancing-links", "times", "sudoku (1st)", "times"].map(cell).join("")}`,
);
for (const [name, rates] of Object.entries(table)) {
  const links = rates["dancing-links, up to 2"];
  const first = rates["sudoku, first only"];
  console.log(
    name.padEnd(12) +
      whole(native[name]) +
      whole(rates.wasm) +
      cell((rates.wasm / native[name]).toFixed(2)) +
      whole(links) +
      cell((rates.wasm / links).toFixed(1)) +
      whole(first) +
      cell((rates.wasm / first).toFixed(1)),
  );
}
