import type { Locator, Page } from "@playwright/test";
import type { CodeTracer } from "../../www/src/widgets/code/code-tracer.js";
import { expect } from "./fixtures.js";
import { LessonWindow } from "./windows.js";

/** The line tracer, awake, with its editor. */
export class Code extends LessonWindow {
  readonly editor: Locator;
  readonly stdin: Locator;
  readonly output: Locator;

  constructor(page: Page) {
    super(page, "code-tracer");
    this.editor = this.root.locator(".cm-content");
    this.stdin = this.root.locator("#stdin");
    this.output = this.root.locator("[data-output]");
  }

  async open(path = "embed.html#w=code"): Promise<this> {
    await this.page.goto(path);
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.editor).toBeVisible();
    await expect.poll(() => this.snapshot()).not.toBeNull();
    return this;
  }

  step(name: "over" | "out" | "caller"): Locator {
    return this.root.locator(`[data-step="${name}"]`);
  }

  experiment(name: string): Locator {
    return this.root.locator(`[data-experiment="${name}"]`);
  }

  /** A variable of the newest call. */
  variable(name: string): Locator {
    return this.root.locator(`.call.newest [data-var="${name}"] dd`);
  }

  cell(index: number): Locator {
    return this.root.locator(`[data-cell="${index}"]`);
  }

  /** Replaces the source as a script of the page would, and waits until it has been read. */
  async source(text: string): Promise<void> {
    await this.root.evaluate((element: CodeTracer, source) => {
      element.text = source;
    }, text);
  }

  /** Puts the cursor at the start of a line, and the keyboard into the editor. */
  cursor(line: number): Promise<void> {
    return this.root.evaluate((element: CodeTracer, line) => element.show({ line, column: 1 }), line);
  }

  /** The lines of the source on show. */
  text(): Promise<string> {
    return this.root.evaluate((element: CodeTracer) => element.text);
  }

  snapshot() {
    return this.root.evaluate((element: CodeTracer) => element.snapshot);
  }

  async position(): Promise<number | undefined> {
    return (await this.snapshot())?.position;
  }

  async line(): Promise<number | undefined> {
    return (await this.snapshot())?.line;
  }

  /** The number of the one line of the source that reads so. */
  async lineOf(text: string): Promise<number> {
    const lines = (await this.text()).split("\n").map((line) => line.trim());
    expect(lines.filter((line) => line === text)).toHaveLength(1);
    return lines.indexOf(text) + 1;
  }
}
