import { readFileSync } from "node:fs";

/** A program of the line tracer's list, as the page has it. */
export function listing(name: string): string {
  return readFileSync(new URL(`../../www/public/programs/${name}.cpp`, import.meta.url), "utf8");
}
