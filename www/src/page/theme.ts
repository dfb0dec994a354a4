import { pageWords } from "../i18n/index.js";

const KEY = "quaylui.theme";
type Theme = "light" | "dark";

/** The button that turns the page light or dark; the choice is kept on the device. */
export function startTheme(): void {
  const button = document.getElementById("theme-button");
  const root = document.documentElement;
  const saved = read();
  if (saved) root.dataset.theme = saved;
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    const theme: Theme = isDark() ? "light" : "dark";
    root.dataset.theme = theme;
    write(theme);
    label(button);
  });
  label(button);
}

/** Whether the page is shown dark now, by choice or by the system. */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

function label(button: HTMLElement): void {
  const { page } = pageWords();
  const text = isDark() ? page.light : page.dark;
  button.setAttribute("aria-label", text);
  button.title = text;
}

function read(): Theme | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === "light" || value === "dark" ? value : null;
  } catch {
    return null;
  }
}

function write(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The choice then lasts as long as the page.
  }
}
