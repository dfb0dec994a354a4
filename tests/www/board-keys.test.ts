import { describe, expect, it } from "vitest";
import { type BoardCommand, commandOf } from "../../www/src/widgets/play/keys.js";
import { keyEvent, type Press } from "./key-event.js";

const NINE = 9;
const FOUR = 4;
const digit = (value: number, mark = false): BoardCommand => ({ do: "digit", digit: value, mark });

describe("a digit", () => {
  const digits = Array.from({ length: NINE }, (_, index) => index + 1);
  it.each(digits)("%i is written by its key in the row and on the pad, with Shift as a pencil mark", (value) => {
    for (const code of [`Digit${value}`, `Numpad${value}`]) {
      expect(commandOf(keyEvent({ code, key: String(value) }), NINE)).toEqual(digit(value));
      expect(commandOf(keyEvent({ code, key: String(value), held: ["shift"] }), NINE)).toEqual(digit(value, true));
    }
  });

  it.each(digits)("%i is taken on a 4×4 board only if it belongs there", (value) => {
    const expected = value <= FOUR ? digit(value) : undefined;
    expect(commandOf(keyEvent({ code: `Digit${value}` }), FOUR)).toEqual(expected);
    expect(commandOf(keyEvent({ code: `Numpad${value}` }), FOUR)).toEqual(expected);
  });

  // The key is what the system made of the press; the place is what the learner meant.
  const disguised: [string, Press, BoardCommand][] = [
    ["the pad without NumLock", { code: "Numpad7", key: "Home" }, digit(7)],
    ["the pad without NumLock, 5", { code: "Numpad5", key: "Clear" }, digit(5)],
    [
      "the pad with Shift, which turns NumLock round",
      { code: "Numpad2", key: "ArrowDown", held: ["shift"] },
      digit(2, true),
    ],
    ["Shift and the row", { code: "Digit3", key: "#", held: ["shift"] }, digit(3, true)],
    ["VNI composing a tone", { code: "Digit1", key: "Process" }, digit(1)],
    ["VNI having composed", { code: "Digit6", key: "â" }, digit(6)],
    ["a French layout", { code: "Digit2", key: "é" }, digit(2)],
    ["a dead key", { code: "Digit4", key: "Dead" }, digit(4)],
    ["Arabic digits", { code: "Digit8", key: "٨" }, digit(8)],
  ];
  it.each(disguised)("is known by its place: %s", (_, press, command) => {
    expect(commandOf(keyEvent(press), NINE)).toEqual(command);
  });
});

describe("other commands", () => {
  const named: [Press, BoardCommand["do"]][] = [
    [{ code: "Digit0", key: "0" }, "erase"],
    [{ code: "Numpad0", key: "Insert" }, "erase"],
    [{ code: "Delete", key: "Delete" }, "erase"],
    [{ code: "Backspace", key: "Backspace" }, "erase"],
    [{ code: "NumpadDecimal", key: "Delete" }, "erase"],
    [{ code: "Enter", key: "Enter" }, "confirm"],
    [{ code: "NumpadEnter", key: "Enter" }, "confirm"],
    [{ code: "KeyN", key: "n" }, "toggle-marks"],
    [{ code: "KeyN", key: "Process" }, "toggle-marks"],
    [{ code: "KeyH", key: "h" }, "hint"],
    [{ code: "KeyH", key: "ß" }, "hint"],
    [{ code: "KeyZ", key: "z", held: ["ctrl"] }, "undo"],
    [{ code: "KeyZ", key: "z", held: ["meta"] }, "undo"],
    [{ code: "KeyZ", key: "Process", held: ["ctrl"] }, "undo"],
    [{ code: "KeyZ", key: "Z", held: ["ctrl", "shift"] }, "redo"],
    [{ code: "KeyZ", key: "z", held: ["meta", "shift"] }, "redo"],
    [{ code: "KeyY", key: "y", held: ["ctrl"] }, "redo"],
  ];
  it.each(named)("%j is %s", (press, name) => {
    expect(commandOf(keyEvent(press), NINE)).toEqual({ do: name });
    expect(commandOf(keyEvent(press), FOUR)).toEqual({ do: name });
  });
});

describe("keys left to the browser and the page", () => {
  const left: Press[] = [
    { code: "KeyZ", key: "z" },
    { code: "KeyY", key: "y" },
    { code: "Tab", key: "Tab" },
    { code: "Escape", key: "Escape" },
    { code: "ArrowUp", key: "ArrowUp" },
    { code: "Space", key: " " },
    { code: "F5", key: "F5" },
    { code: "KeyA", key: "3" },
    { code: "", key: "3" },
    // Tabs, zoom, history, a search of the page.
    { code: "Digit1", key: "1", held: ["ctrl"] },
    { code: "Digit0", key: "0", held: ["ctrl"] },
    { code: "Numpad0", key: "0", held: ["meta"] },
    { code: "KeyN", key: "n", held: ["ctrl"] },
    { code: "KeyH", key: "h", held: ["ctrl"] },
    { code: "Enter", key: "Enter", held: ["ctrl"] },
    { code: "Digit1", key: "1", held: ["alt"] },
    { code: "KeyZ", key: "z", held: ["ctrl", "alt"] },
    { code: "Backspace", key: "Backspace", held: ["alt"] },
    { code: "Backspace", key: "Backspace", held: ["ctrl"] },
  ];
  it.each(left)("$code $held", (press) => {
    expect(commandOf(keyEvent(press), NINE)).toBeUndefined();
  });
});
