/**
 * The C++ interpreter in Chromium beside the same work natively, by g++, by CPython and by MicroPython, in one run.
 *
 * node scripts/bench-code.mjs cpp.txt [FOLDER]: the output of `cargo bench --bench cpp`, and the folder of the npm package
 * of MicroPython where there is one.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { argv, env } from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { OwnServer } from "../tests/e2e/server.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { chromium } = createRequire(new URL("../www/package.json", import.meta.url))("@playwright/test");

/** As benches/cpp.rs: program, its file, the name of its board, the board. */
const WORK = [
  [
    "plain",
    "benches/data/cpp/plain.cpp",
    "mrv-wins",
    "000000000500006100060040030020050040300007800001000000000100002430020050600008700",
  ],
  [
    "mrv",
    "tests/data/cpp/ok/sudoku9_mrv.cpp",
    "inkala-2012",
    "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
  ],
];

/** Runs in the page: the best of three full runs in seconds, one line with its snapshot in µs, and the worst seek in ms. */
async function inPage([source, input]) {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const glue = loaded.find((name) => /\/tracer-[\w-]+\.js$/.test(name));
  const wasm = loaded.find((name) => /tracer_bg-[\w-]+\.wasm$/.test(name));
  const engine = await import(glue);
  await engine.default({ module_or_path: wasm });
  const program = new engine.CodeProgram(source);
  const compiling = performance.now();
  new engine.CodeProgram(source).free();
  const compile = performance.now() - compiling;
  const unlimited = Number.MAX_SAFE_INTEGER;
  let [least, run, output] = [Number.POSITIVE_INFINITY, null, ""];
  for (let round = 0; round < 3; round++) {
    run?.free();
    run = program.run(input);
    const start = performance.now();
    let shot = run.runTo("end", unlimited);
    while (!shot.finished) shot = run.runTo("end", unlimited);
    least = Math.min(least, (performance.now() - start) / 1e3);
    output = shot.output;
  }
  const end = run.snapshot().position;
  let worst = 0;
  for (let part = 1; part <= 20; part++) {
    const start = performance.now();
    run.seek(Math.floor((end * ((part * 7) % 20)) / 20) + part, unlimited);
    worst = Math.max(worst, performance.now() - start);
  }
  run.seek(1_000, unlimited);
  const stepping = performance.now();
  for (let step = 0; step < 2_000; step++) run.next();
  const step = ((performance.now() - stepping) * 1e3) / 2_000;
  run.free();
  return { seconds: least, lines: end, step, worst, compile, output };
}

async function measureWasm() {
  const server = new OwnServer();
  await server.start();
  const browser = await chromium.launch({
    executablePath: env.CHROME_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.address}embed.html#w=code`);
    await page.waitForFunction(() => document.querySelector("code-tracer")?.snapshot);
    const results = {};
    for (const [program, file, , board] of WORK) {
      results[program] = await page.evaluate(inPage, [readFileSync(join(root, file), "utf8"), board]);
    }
    return results;
  } finally {
    await browser.close();
    await server.remove();
  }
}

/** The same algorithm by MicroPython, once: it takes its time. */
async function measureMicroPython(folder, script, board) {
  const { loadMicroPython } = await import(
    pathToFileURL(join(folder, "node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs")).href
  );
  const printed = [];
  const python = await loadMicroPython({ heapsize: 4 << 20, stdout: (line) => printed.push(line), linebuffer: true });
  const source = readFileSync(script, "utf8")
    .replace("sys.setrecursionlimit(10000)\n", "")
    .replace("s = input()", `s = "${board}"`);
  const start = performance.now();
  python.runPython(source);
  return { seconds: (performance.now() - start) / 1e3, output: `${printed.join("\n")}\n` };
}

/** Seconds by program and by whom, as `cargo bench --bench cpp` prints them. */
const native = {};
for (const line of readFileSync(argv[2], "utf8").split("\n").slice(1)) {
  const found = /^(\S+)\s+(\S+)\s+(.+?)\s+([\d.]+)\s+[\d.]+$/.exec(line);
  if (found) native[`${found[1]} ${found[3]}`] = Number(found[4]);
}

const wasm = await measureWasm();
const row = (...cells) => console.log(cells.map((cell, at) => (at < 3 ? cell.padEnd(14) : cell.padStart(12))).join(""));
row("program", "board", "by", "seconds", "wasm / it");
for (const [program, file, name, board] of WORK) {
  const ours = wasm[program];
  row(program, name, "wasm", ours.seconds.toFixed(3), "1.00");
  const peer = (by, seconds) => row(program, name, by, seconds.toFixed(3), (ours.seconds / seconds).toFixed(2));
  for (const by of ["quaylui", "g++ -O0", "python3"]) {
    const seconds = native[`${program} ${by}`];
    if (seconds !== undefined) peer(by === "quaylui" ? "native" : by, seconds);
  }
  if (argv[3] && program === "plain") {
    const python = await measureMicroPython(argv[3], join(root, file.replace(/cpp$/, "py")), board);
    if (python.output !== ours.output) throw new Error("MicroPython disagrees");
    peer("MicroPython", python.seconds);
  }
  row(program, name, "lines", String(ours.lines), "");
  console.log(
    `  a line with its snapshot ${ours.step.toFixed(0)} µs · worst seek ${ours.worst.toFixed(1)} ms · compiling ${ours.compile.toFixed(1)} ms`,
  );
}
