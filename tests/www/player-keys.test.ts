import { describe, expect, it } from "vitest";
import { SPEEDS } from "../../www/src/core/speed.js";
import { commandOfKey, obey, type PlayerCommand } from "../../www/src/player/step-player.js";
import { keyEvent, type Press } from "./key-event.js";
import { setUp } from "./runner-setup.js";

describe("a key of the player", () => {
  const keys: [Press, PlayerCommand][] = [
    [{ code: "Space", key: " " }, { do: "toggle" }],
    [{ code: "ArrowRight" }, { do: "next" }],
    [{ code: "ArrowLeft" }, { do: "back" }],
    [{ code: "Home" }, { do: "first" }],
    [{ code: "End" }, { do: "to", kind: "solution" }],
    [{ code: "Equal", key: "=" }, { do: "faster" }],
    [{ code: "Equal", key: "+", held: ["shift"] }, { do: "faster" }],
    [{ code: "NumpadAdd", key: "+" }, { do: "faster" }],
    [{ code: "Minus", key: "-" }, { do: "slower" }],
    [{ code: "NumpadSubtract", key: "-" }, { do: "slower" }],
    [
      { code: "KeyB", key: "b" },
      { do: "to", kind: "backtrack" },
    ],
    [
      { code: "KeyB", key: "Process" },
      { do: "to", kind: "backtrack" },
    ],
    [
      { code: "KeyB", key: "B", held: ["shift"] },
      { do: "back-to", kind: "backtrack" },
    ],
  ];
  it.each(keys)("%j", (press, command) => {
    expect(commandOfKey(keyEvent(press))).toEqual(command);
  });

  const left: Press[] = [
    { code: "ArrowUp" },
    { code: "ArrowDown" },
    { code: "PageDown" },
    { code: "Tab" },
    { code: "Enter" },
    { code: "KeyA" },
    { code: "" },
    { code: "Space", held: ["shift"] },
    { code: "ArrowRight", held: ["shift"] },
    { code: "Home", held: ["ctrl"] },
    { code: "ArrowLeft", held: ["alt"] },
    { code: "ArrowLeft", held: ["meta"] },
    { code: "Equal", held: ["ctrl"] },
    { code: "Equal", held: ["ctrl", "shift"] },
    { code: "KeyB", held: ["ctrl", "shift"] },
  ];
  it.each(left)("leaves $code $held alone", (press) => {
    expect(commandOfKey(keyEvent(press))).toBeUndefined();
  });
});

describe("a command carried out", () => {
  const COURSE = { length: 60, backtracks: [10, 20, 40], solutions: [30] };
  const commands: [PlayerCommand, number][] = [
    [{ do: "next" }, 21],
    [{ do: "back" }, 19],
    [{ do: "first" }, 0],
    [{ do: "seek", position: 44 }, 44],
    [{ do: "to", kind: "solution" }, 30],
    [{ do: "to", kind: "backtrack" }, 40],
    [{ do: "to", kind: "end" }, 60],
    [{ do: "back-to", kind: "backtrack" }, 10],
    [{ do: "stop" }, 20],
  ];
  it.each(commands)("%j leads from step 20 to %i", async (command, to) => {
    const { runner, at } = setUp(COURSE);
    await runner.seek(20);
    await obey(runner, command);
    expect(at()).toBe(to);
  });

  it("toggle plays, and toggle again ends it", async () => {
    const { runner, clock, at } = setUp({ length: 1000 });
    const done = obey(runner, { do: "toggle" });
    expect(runner.playing).toBe(true);
    clock.frames(4, 125);
    const caught = at();
    await obey(runner, { do: "toggle" });
    await done;
    expect(runner.playing).toBe(false);
    expect(at()).toBe(caught);
  });

  it.each(["toggle", "stop"] as const)("%s ends a long run", async (end) => {
    const { runner, clock } = setUp({ length: 10_000_000 });
    const done = obey(runner, { do: "to", kind: "end" });
    expect(runner.working).toBe(true);
    await obey(runner, { do: end });
    await done;
    expect([runner.working, runner.playing, clock.waiting]).toEqual([false, false, 0]);
  });

  it("faster and slower go notch by notch and stop at the ends", async () => {
    const { runner } = setUp(COURSE);
    const notches = async (command: PlayerCommand) => {
      for (let press = 0; press < SPEEDS.length + 2; press += 1) await obey(runner, command);
      return runner.notch;
    };
    await obey(runner, { do: "faster" });
    await obey(runner, { do: "faster" });
    await obey(runner, { do: "slower" });
    expect(runner.notch).toBe(2);
    expect(await notches({ do: "faster" })).toBe(SPEEDS.length - 1);
    expect(await notches({ do: "slower" })).toBe(0);
  });
});
