/** What a key asks of the playable board. */
export type BoardCommand =
  | { readonly do: "digit"; readonly digit: number; readonly mark: boolean }
  | { readonly do: "erase" | "confirm" | "undo" | "redo" | "hint" | "toggle-marks" };

const DIGIT = /^(Digit|Numpad)([0-9])$/;

/**
 * Reads a key by its place (`event.code`), so that Telex and VNI input methods,
 * other layouts, NumLock and Shift with the numpad all mean the digit printed on the key.
 */
export function commandOf(event: KeyboardEvent, side: number): BoardCommand | undefined {
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) return chord(event);
  const digit = DIGIT.exec(event.code);
  if (digit) {
    const value = Number(digit[2]);
    if (value === 0) return { do: "erase" };
    return value <= side ? { do: "digit", digit: value, mark: event.shiftKey } : undefined;
  }
  switch (event.code) {
    case "Delete":
    case "Backspace":
    case "NumpadDecimal":
      return { do: "erase" };
    case "Enter":
    case "NumpadEnter":
      return { do: "confirm" };
    case "KeyN":
      return { do: "toggle-marks" };
    case "KeyH":
      return { do: "hint" };
    default:
      return undefined;
  }
}

function chord(event: KeyboardEvent): BoardCommand | undefined {
  if (event.code === "KeyZ") return { do: event.shiftKey ? "redo" : "undo" };
  if (event.code === "KeyY") return { do: "redo" };
  return undefined;
}
