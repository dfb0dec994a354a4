/** Marks in the header the part of the lesson that is being read. */
export function startRoadMap(): void {
  const links = new Map<string, HTMLAnchorElement>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>("#road-map a[href^='#']")) {
    links.set(link.hash.slice(1), link);
  }
  const parts = Array.from(links.keys(), (id) => document.getElementById(id)).filter((part) => part !== null);
  const mark = () => {
    const line = window.innerHeight * 0.35;
    const current = parts.filter((part) => part.getBoundingClientRect().top <= line).at(-1);
    for (const [id, link] of links) {
      if (id === current?.id) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  let asked = false;
  const soon = () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      mark();
    });
  };
  addEventListener("scroll", soon, { passive: true });
  addEventListener("resize", soon, { passive: true });
  mark();
}
