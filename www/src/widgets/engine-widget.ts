import { LitElement, type PropertyDeclarations } from "lit";
import { type EngineSource, isPanic } from "../core/engine.js";
import { pageWords, type Words } from "../i18n/index.js";

/** How near the viewport a widget wakes. */
const WAKE_MARGIN = "600px";

/**
 * What every window of the lesson has in common: it wakes when near the
 * viewport, loads the module of the engine that it needs, and begins anew on a
 * fresh instance should the engine break down.
 */
export abstract class EngineWidget<Engine extends object> extends LitElement {
  static override properties: PropertyDeclarations = {
    puzzle: { type: String, noAccessor: true },
    failed: { state: true },
  };

  /** The engine's files could not be loaded, or the engine broke down. */
  declare protected failed: "" | "load" | "crash";

  protected engine: Engine | undefined;
  protected words: Words;
  /** Nobody can see the window now. */
  protected away = false;
  #restoring = false;
  #waking: Promise<void> | undefined;
  #observer: IntersectionObserver | undefined;
  #puzzle = "";

  constructor() {
    super();
    this.failed = "";
    this.words = pageWords();
  }

  /** 16 or 81 digits in reading order, 0 = empty. Scripts of other pages may set anything; only text is kept. */
  get puzzle(): string {
    return this.#puzzle;
  }

  set puzzle(value: unknown) {
    const old = this.#puzzle;
    this.#puzzle = String(value ?? "");
    this.requestUpdate("puzzle", old);
  }

  /** Loads the engine and makes the first state; done once, whoever asks. */
  wake(): Promise<void> {
    this.#waking ??= this.#start();
    return this.#waking;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer = new IntersectionObserver(
      ([entry]) => {
        this.away = !(entry?.isIntersecting ?? true);
        if (!this.away) void this.wake();
        this.seen(!this.away);
      },
      { rootMargin: WAKE_MARGIN },
    );
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
    this.close();
    this.#waking = undefined;
  }

  /** Calls into the engine; if the engine panics, makes a new instance and restores this widget. */
  protected async guarded<T>(call: () => T | Promise<T>): Promise<T | undefined> {
    try {
      const result = await call();
      if (!this.#restoring && this.failed === "crash") this.failed = "";
      return result;
    } catch (error) {
      if (!isPanic(error)) throw error;
      this.source.drop();
      this.#restoring = true;
      this.engine = await this.source.load();
      await this.restore(this.engine);
      this.#restoring = false;
      this.failed = "crash";
      return undefined;
    }
  }

  /** The module of the engine behind this window. */
  protected abstract readonly source: EngineSource<Engine>;
  /** First state, once the engine is there. */
  protected abstract open(engine: Engine): void;
  /** Same state as before, on a new instance of the engine. */
  protected abstract restore(engine: Engine): void | Promise<void>;
  /** Gives the engine's memory back. */
  protected abstract close(): void;
  /** The window has come into sight, or gone out of it. */
  protected seen(_inSight: boolean): void {}

  async #start(): Promise<void> {
    try {
      this.engine = await this.source.load();
    } catch {
      this.failed = "load";
      this.#waking = undefined;
      return;
    }
    this.failed = "";
    this.open(this.engine);
    this.requestUpdate();
    await this.updateComplete;
  }
}
