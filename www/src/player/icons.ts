import { html, svg, type TemplateResult } from "lit";

/** Drawn on a 24 × 24 field with the current colour; names say what the button does. */
const shapes = {
  first: svg`<path d="M6 5v14M19 6l-8.5 6L19 18Z"/>`,
  back: svg`<path d="M16.5 6 8 12l8.5 6Z"/>`,
  play: svg`<path class="solid" d="M8 5.5v13l10.5-6.5Z"/>`,
  pause: svg`<path d="M8.5 6v12M15.5 6v12"/>`,
  next: svg`<path d="M7.5 6 16 12l-8.5 6Z"/>`,
  last: svg`<path d="M18 5v14M5 6l8.5 6L5 18Z"/>`,
  backtrack: svg`<path d="M9 5 4.5 9.5 9 14M5 9.500h8.500a5 5 0 0 1 0 10H9"/>`,
  undo: svg`<path d="M9 6 5 10l4 4M5.500 10H14a4.500 4.500 0 0 1 0 9h-3"/>`,
  redo: svg`<path d="m15 6 4 4-4 4M18.500 10H10a4.500 4.500 0 0 0 0 9h3"/>`,
  erase: svg`<path d="m4 14 8.500-8.500 7 7L13 19H8.500ZM9.500 8.500l7 7M13 19h7"/>`,
  pencil: svg`<path d="M5 19l1-4L16 5l3 3L9 18ZM14 7l3 3"/>`,
  bulb: svg`<path d="M9.500 18h5M10.500 21h3M9 15.500c0-2-3-3-3-6.500a6 6 0 0 1 12 0c0 3.500-3 4.500-3 6.500Z"/>`,
  link: svg`<path d="M10 14a4 4 0 0 0 6 .400l3-3a4 4 0 0 0-5.700-5.700L12 7M14 10a4 4 0 0 0-6-.400l-3 3a4 4 0 0 0 5.700 5.700L12 17"/>`,
  over: svg`<path d="M4 15a8 8 0 0 1 15.500-2M20 7v6.500h-6.500"/><path class="solid" d="M10.500 18.500h3v-3h-3Z"/>`,
  out: svg`<path d="M12 15V4M7 9l5-5 5 5M5 19h14"/>`,
  caller: svg`<path d="M19 19H9a4.500 4.500 0 0 1-4.500-4.500V6M1.500 9l3-3.500 3 3.500"/>`,
  cursor: svg`<path d="M4 7h16M4 12h8M4 17h16M14 12h6M17.500 9.500 20 12l-2.500 2.500"/>`,
  dot: svg`<circle class="solid" cx="12" cy="12" r="5"/>`,
  machine: svg`<path d="M5 9h14v10H5ZM12 9V5M9.500 13.500v1.500M14.500 13.500v1.500M10.500 4.500h3"/>`,
} as const;

export type IconName = keyof typeof shapes;

/** An icon beside or instead of words; always hidden from screen readers. */
export function icon(name: IconName): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${shapes[name]}</svg>`;
}
