import { describe, expect, test } from "vitest";
import { vi } from "../../www/src/i18n/vi.js";
import { boardCells, boardOf, givensOf } from "../../www/src/widgets/code/board.js";
import { loadTracerEngine } from "./engine.js";
import { listing } from "./listings.js";

const engine = loadTracerEngine();
const unlimited = Number.MAX_SAFE_INTEGER;
const DEFAULT = "0000\n0034\n3020\n0100\n";

function start(source: string, input = "") {
  const program = new engine.CodeProgram(source);
  expect(program.problems()).toEqual([]);
  return program.run(input);
}

describe("a program through the boundary", () => {
  test("eleven backtracks, and every state the same on the way back", () => {
    const run = start(listing("plain4"), DEFAULT);
    const seen = [run.snapshot()];
    while (!seen.at(-1)?.finished) seen.push(run.next());
    expect(seen.filter(({ backtracked }) => backtracked)).toHaveLength(11);
    expect(seen.at(-1)).toMatchObject({ backtracks: 11, status: "finished", exitCode: 0, inputAt: 19 });
    for (const before of seen.slice(0, -1).reverse()) {
      expect({ ...run.back(), furthest: 0, end: 0 }).toEqual({ ...before, furthest: 0, end: 0 });
    }
    run.free();
  });

  test("a refused program says where and why, and cannot be run", () => {
    const program = new engine.CodeProgram("int main() {\n    int số = 1\n    return 0;\n}\n");
    const [problem] = program.problems();
    expect(problem).toBeDefined();
    expect(() => program.run("")).toThrow("refused");
    expect(Array.from(program.lines())).toEqual([]);
    const missing = new engine.CodeProgram("int main() {\n    int x = 1\n    return x;\n}\n").problems();
    expect(missing).toMatchObject([{ kind: "missing-semicolon", line: 2, args: [] }]);
  });

  test("an error at run time says its line and what it is made of; what was looked at is still shown", () => {
    const run = start(
      "int a[4];\nint main() {\n    int s = 0;\n    for (int i = 0; i <= 4; i++)\n        s += a[i];\n    return s;\n}\n",
    );
    const shot = run.runTo("end", unlimited);
    expect(shot).toMatchObject({ status: "failed", finished: true, line: 5 });
    expect(shot.problem).toMatchObject({ kind: "index-out-of-range", line: 5, args: ["a", "4", "4"] });
    expect(shot.calls[0]?.variables.find(({ name }) => name === "i")?.text).toBe("4");
    run.free();
  });

  test("stops when its budget is used up and goes on from there, to a goal too", () => {
    const run = start(listing("plain4"), DEFAULT);
    const line = listing("plain4").split("\n").indexOf('        cout << "\\n";') + 1;
    expect(line).toBeGreaterThan(30);
    run.aimLine(line);
    let calls = 1;
    let shot = run.runTo("goal", 100);
    while (!shot.settled) {
      shot = run.runTo("goal", 100);
      calls += 1;
    }
    expect(calls).toBeGreaterThan(3);
    expect(shot.line).toBe(line);
    run.aimOut();
    expect(run.runBackTo("goal", unlimited).position).toBe(0);
    run.free();
  });

  test("breakpoints pause running and playing, not seeking", () => {
    const run = start(listing("plain4"), DEFAULT);
    const line = listing("plain4").split("\n").indexOf("        g[r][c] = 0;") + 1;
    run.setBreakpoints(Uint32Array.of(line));
    expect(run.runTo("end", unlimited)).toMatchObject({ line, atBreakpoint: true, resting: true, finished: false });
    expect(run.advance(1_000_000)).toMatchObject({ line, resting: true });
    expect(run.seek(1_000_000, unlimited).finished).toBe(true);
    run.free();
  });

  test("an endless loop is cut into slices; ten million lines stay in little memory", () => {
    const run = start(
      "#include <vector>\nint main() {\n    std::vector<int> v(100000);\n    int i = 0;\n    while (true) {\n        v[i % 100000] = i % 7;\n        i = (i + 1) % 1000000;\n    }\n}\n",
    );
    const before = engine.memoryPages();
    let shot = run.runTo("end", 1_000_000);
    while (shot.position < 10_000_000) {
      expect(shot.settled).toBe(false);
      shot = run.runTo("end", 1_000_000);
    }
    const grown = (engine.memoryPages() - before) * 65_536;
    expect(grown).toBeLessThan(64 * 1024 * 1024);
    expect(run.seek(5_000_001, unlimited).position).toBe(5_000_001);
    expect(run.back().position).toBe(5_000_000);
    run.free();
  });

  test("the input read so far is counted as JavaScript counts", () => {
    const run = start(
      "#include <iostream>\n#include <string>\nint main() {\n    std::string s;\n    std::cin >> s;\n    std::cin >> s;\n}\n",
      "số😀 hai",
    );
    expect(run.seek(2, unlimited).inputAt).toBe("số😀".length);
    expect(run.seek(9, unlimited).inputAt).toBe("số😀 hai".length);
    run.free();
  });
});

describe("the board in a program's variables", () => {
  test("is found by its shape; cells are examined, clash, and are given or placed", () => {
    const run = start(listing("plain4"), DEFAULT);
    const clashing = [];
    let placed = 0;
    for (let shot = run.snapshot(); !shot.finished; shot = run.next()) {
      const board = boardOf(shot);
      expect(board?.side).toBe(4);
      if (!board) continue;
      const cells = boardCells(board, givensOf(DEFAULT, null, 4), vi);
      placed = Math.max(placed, cells.filter(({ writer }) => writer === "machine").length);
      if (board.clashes.length > 0) {
        clashing.push(shot.position);
        // The line that sees the clash returns false.
        expect(shot.returned).toEqual({ function: "ok", text: "false" });
        for (const cell of board.clashes) expect(cells[cell]?.flags).toContain("clash");
      }
    }
    expect(clashing.length).toBeGreaterThan(20);
    expect(placed).toBe(11);
    run.free();
  });

  test("no board where there is none", () => {
    const run = start(listing("queens"), "4");
    expect(boardOf(run.snapshot())).toBeNull();
    run.free();
  });
});
