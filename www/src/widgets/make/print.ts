/** On paper nothing but the element and what it lies in. */
const ALONE = `@media print {
  [data-printing] > :not([data-printing]) { display: none !important; }
  [data-printing] { margin: 0 !important; padding: 0 !important; border: 0 !important; max-width: none !important;
    background: none !important; }
}`;

let sheet: CSSStyleSheet | undefined;

/** Prints one element alone on its page. */
export function printAlone(element: HTMLElement): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(ALONE);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const way: Element[] = [];
  for (let part: Element | null = element; part; part = part.parentElement) way.push(part);
  for (const part of way) part.toggleAttribute("data-printing", true);
  addEventListener(
    "afterprint",
    () => {
      for (const part of way) part.removeAttribute("data-printing");
    },
    { once: true },
  );
  print();
}
