/** Opens the list of keys at its top: by itself the focus would go to its one button, which stands at the end. */
export function startKeysList(): void {
  document.getElementById("keys")?.addEventListener("toggle", (event) => {
    if ((event as ToggleEvent).newState === "open") document.getElementById("title-keys")?.focus();
  });
}
