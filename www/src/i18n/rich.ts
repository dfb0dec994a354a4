import { html, type TemplateResult } from "lit";

const MARKED = /\*([^*]+)\*|~([^~]+)~/g;

/** A sentence with `*…*` read loudly and `~…~` as a clash, as nodes to render. */
export function rich(sentence: string): TemplateResult {
  const parts: (string | TemplateResult)[] = [];
  let from = 0;
  for (const match of sentence.matchAll(MARKED)) {
    parts.push(sentence.slice(from, match.index));
    parts.push(
      match[1] !== undefined ? html`<strong>${match[1]}</strong>` : html`<strong class="clash">${match[2]}</strong>`,
    );
    from = match.index + match[0].length;
  }
  parts.push(sentence.slice(from));
  return html`${parts}`;
}

/** The same sentence without its marks, for messages that are spoken. */
export function plain(sentence: string): string {
  return sentence.replace(MARKED, (_, loud?: string, clash?: string) => loud ?? clash ?? "");
}
