/** What the step buttons beside the player ask for. */
export type Aim = "over" | "out" | "caller" | "line" | "change";

/** Keys of those buttons, by `event.code`; with Shift another. */
export const AIM_KEYS: Readonly<Record<string, Aim>> = { KeyO: "over", KeyU: "out", KeyL: "line" };
