/**
 * The table of `make bench`: the same work natively (benches/page.rs, whose output is in the first file) and through the
 * built page's engine in headless Chromium, the size of the first load, and Lighthouse's view of a phone where given.
 *
 * node scripts/bench.mjs native.txt [lighthouse-report.json]
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { argv, env } from "node:process";
import { OwnServer } from "../tests/e2e/server.mjs";
import { firstLoad } from "./size.mjs";

const { chromium } = createRequire(new URL("../www/package.json", import.meta.url))("@playwright/test");

/** Runs in the page. Everything it needs is in here. Times in nanoseconds, as benches/page.rs. */
async function inPage() {
  const hard = "218400050400006000000090000000038004000000006074000290140000700000625100002000000";
  const inkala = "800000000003600000070090200050007000000045700000100030001000068008500010090000400";
  const [rounds, pairs, visits, steps] = [7, 300, 20, 20_000];
  const unlimited = Number.MAX_SAFE_INTEGER;

  const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
  const glue = loaded.find((name) => /\/page-[\w-]+\.js$/.test(name));
  const wasm = loaded.find((name) => name.endsWith(".wasm"));
  if (!glue || !wasm) throw new Error("the page has not loaded its engine");
  const engine = await import(glue);
  await engine.default({ module_or_path: wasm });

  const perPlacement = (board, order) => {
    const times = Array.from({ length: rounds }, () => {
      const run = new engine.SearchRun(board, order);
      const start = performance.now();
      const shot = run.runTo("solution", unlimited);
      const took = ((performance.now() - start) * 1e6) / shot.placements;
      run.free();
      return took;
    });
    return Math.min(...times);
  };

  const run = new engine.SearchRun(hard, "plain");
  const stepping = performance.now();
  for (let step = 0; step < steps; step++) run.next();
  const step = ((performance.now() - stepping) * 1e6) / steps;

  const end = run.runTo("solution", unlimited).position;
  let [sum, worst, random, here] = [0, 0, 1, 0];
  for (let pair = 0; pair < pairs; pair++) {
    random = (random * 48_271) % 0x7fffffff;
    const there = random % end;
    const start = performance.now();
    for (let visit = 0; visit < visits; visit++) {
      run.seek(there, unlimited);
      run.seek(here, unlimited);
    }
    const each = ((performance.now() - start) * 1e6) / (2 * visits);
    sum += each;
    worst = Math.max(worst, each);
    here = there;
  }
  run.free();
  return {
    "plain, per placement": perPlacement(hard, "plain"),
    "mrv, per placement": perPlacement(inkala, "mrv"),
    "seek, mean": sum / pairs,
    "seek, worst": worst,
    "one step with its snapshot": step,
  };
}

async function measurePage() {
  const server = new OwnServer();
  await server.start();
  const browser = await chromium.launch({
    executablePath: env.CHROME_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.address}embed.html#w=sim`);
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some((entry) => entry.name.endsWith(".wasm")),
    );
    return await page.evaluate(inPage);
  } finally {
    await browser.close();
    await server.remove();
  }
}

function readable(nanoseconds) {
  if (nanoseconds === undefined) return "";
  if (nanoseconds < 1e3) return `${nanoseconds.toFixed(1)} ns`;
  return nanoseconds < 1e6 ? `${(nanoseconds / 1e3).toFixed(1)} µs` : `${(nanoseconds / 1e6).toFixed(2)} ms`;
}

const native = Object.fromEntries(
  readFileSync(argv[2], "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"))
    .map(([name, value]) => [name, Number(value)]),
);
const page = await measurePage();

const row = (...cells) =>
  console.log(
    `${cells[0].padEnd(30)}${cells
      .slice(1)
      .map((cell) => cell.padStart(14))
      .join("")}`,
  );
row("", "native", "wasm", "wasm/native");
for (const [name, value] of Object.entries(page)) {
  const ratio = native[name] ? `${(value / native[name]).toFixed(2)}×` : "";
  row(name, readable(native[name]), readable(value), ratio);
}
for (const path of ["index.html", "en/index.html"]) {
  const total = [...firstLoad(path).values()].reduce((sum, size) => sum + size, 0);
  row(`first load, ${path}`, "", `${(total / 1000).toFixed(1)} kB br`, "");
}
if (argv[3]) {
  const { categories, audits } = JSON.parse(readFileSync(argv[3], "utf8"));
  for (const { title, score, auditRefs } of Object.values(categories)) {
    row(`Lighthouse, ${title}`, "", String(Math.round(score * 100)), "");
    for (const { id, weight } of auditRefs) {
      if (weight > 0 && audits[id].score !== null && audits[id].score < 0.9) console.log(`  ! ${audits[id].title}`);
    }
  }
  for (const id of [
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
  ]) {
    row(`  ${audits[id].title}`, "", audits[id].displayValue.replace(/\s/g, " "), "");
  }
}
