/** The programs of the lesson come from their files when they are unfolded: they are long, and few read them all. */
export function startPrograms(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>("details.program")) {
    details.addEventListener("toggle", () => void open(details), { once: true });
  }
}

/** Where the code cannot be had, the links to the files remain. */
async function open(details: HTMLDetailsElement): Promise<void> {
  const { openProgram } = await import("./programs.js").catch(() => ({ openProgram: () => {} }));
  openProgram(details);
}
