/** Marks in the header the part of the lesson that is being read. */
export function startRoadMap(): void {
  const links = new Map<string, HTMLAnchorElement>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>("#road-map a[href^='#']")) {
    links.set(link.hash.slice(1), link);
  }
  const map = document.getElementById("road-map");
  let marked: string | undefined;
  const parts = Array.from(links.keys(), (id) => document.getElementById(id)).filter((part) => part !== null);
  const mark = () => {
    const line = window.innerHeight * 0.35;
    const current = parts.filter((part) => part.getBoundingClientRect().top <= line).at(-1);
    for (const [id, link] of links) {
      if (id === current?.id) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    if (current?.id === marked) return;
    marked = current?.id;
    const link = links.get(marked ?? "");
    if (map && link) center(map, link);
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

/** Where the map is wider than the screen, the part being read stands in its middle. Scrolls the map only, not the page. */
function center(map: HTMLElement, link: HTMLElement): void {
  const box = map.getBoundingClientRect();
  const { left, width } = link.getBoundingClientRect();
  map.scrollLeft += left + width / 2 - (box.left + box.width / 2);
}
