// Runs before the first picture, so that a page kept dark never flashes white. The button is page/theme.ts.
try {
  const theme = localStorage.getItem("quaylui.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // No storage: the system's own choice stands.
}
