import type { PasteDialog } from "./paste-dialog.js";

/**
 * Opens the `<paste-dialog>` of a window. The dialog comes with its reader when it is first wanted;
 * resolves false when their files cannot be had.
 */
export async function openPaste(root: ParentNode): Promise<boolean> {
  try {
    await import("./paste-dialog.js");
    await root.querySelector<PasteDialog>("paste-dialog")?.open();
    return true;
  } catch {
    return false;
  }
}
