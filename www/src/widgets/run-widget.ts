import { html, LitElement, type PropertyDeclarations } from "lit";
import { copyLink } from "../core/copy-link.js";
import { dropEngine, isPanic, loadEngine } from "../core/engine.js";
import type { Link } from "../core/link.js";
import { Runner } from "../core/runner.js";
import { CALM_STEPS_PER_SECOND, DEFAULT_NOTCH, stepsPerSecond } from "../core/speed.js";
import type { EngineModule, Order, Run, RunKind, SearchSnapshot } from "../core/types.js";
import { pageWords, type Words } from "../i18n/index.js";
import { commandOfKey, obey, type PlayerCommand } from "../player/step-player.js";

const NO_MARKS = new Float64Array();
/** How near the viewport a widget wakes. */
const WAKE_MARGIN = "600px";

/**
 * What every window of the lesson has in common: it wakes when near the
 * viewport, holds one run of the search behind a player, and speaks one API.
 *
 * Properties `puzzle`, `order`, `position`; read-only `snapshot`; methods
 * `next`, `back`, `seek`, `play`, `pause`, `run`, each resolved with the snapshot
 * when done; event `quaylui-change` with the snapshot in its detail.
 */
export abstract class RunWidget extends LitElement {
  static override properties: PropertyDeclarations = {
    puzzle: { type: String, noAccessor: true },
    order: { type: String, noAccessor: true },
    failed: { state: true },
  };

  /** The engine's files could not be loaded, or the engine broke down. */
  declare protected failed: "" | "load" | "crash";

  protected engine: EngineModule | undefined;
  protected runner: Runner<SearchSnapshot> | undefined;
  protected words: Words;
  #waking: Promise<void> | undefined;
  #observer: IntersectionObserver | undefined;
  #puzzle = "";
  #order: Order = "plain";
  #away = false;
  #resume = false;

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

  /** Which cell the search takes next: "mrv", or else "plain". */
  get order(): Order {
    return this.#order;
  }

  set order(value: unknown) {
    const old = this.#order;
    this.#order = value === "mrv" ? "mrv" : "plain";
    this.requestUpdate("order", old);
  }

  /** The state as a plain object, or null until the engine has been loaded. */
  get snapshot(): SearchSnapshot | null {
    return this.runner?.snapshot ?? null;
  }

  /** Steps taken; setting it seeks. */
  get position(): number {
    return this.snapshot?.position ?? 0;
  }

  set position(value: number) {
    void this.seek(value);
  }

  /** One step on. */
  async next(): Promise<SearchSnapshot> {
    return this.command({ do: "next" });
  }

  /** One step back. */
  async back(): Promise<SearchSnapshot> {
    return this.command({ do: "back" });
  }

  /** To a position; past the end means to the end. */
  async seek(position: number): Promise<SearchSnapshot> {
    return this.command({ do: "seek", position });
  }

  /** Plays at the chosen speed; resolved when playing ends. */
  async play(): Promise<SearchSnapshot> {
    return this.command({ do: "play" });
  }

  /** Ends playing, seeking, running. */
  async pause(): Promise<SearchSnapshot> {
    return this.command({ do: "stop" });
  }

  /** On to the next step of a kind: "backtrack", "solution", "end"… */
  async run(kind: RunKind): Promise<SearchSnapshot> {
    return this.command({ do: "to", kind });
  }

  /** Loads the engine and makes the first run; done once, whoever asks. */
  wake(): Promise<void> {
    this.#waking ??= this.#start();
    return this.#waking;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer = new IntersectionObserver(
      ([entry]) => {
        this.#away = !(entry?.isIntersecting ?? true);
        if (!this.#away) void this.wake();
        this.#sleepOrGoOn();
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

  /** Carries out a command of the player, its keys or the API. */
  protected async command(command: PlayerCommand): Promise<SearchSnapshot> {
    await this.wake();
    await this.guarded(async () => {
      if (this.runner) await obey(this.runner, command);
    });
    const shot = this.snapshot;
    if (!shot) throw new Error("quaylui: the engine could not be loaded");
    return shot;
  }

  /** Calls into the engine; if the engine panics, makes a new instance and restores this widget. */
  protected async guarded<T>(call: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await call();
    } catch (error) {
      if (!isPanic(error)) throw error;
      dropEngine();
      this.failed = "crash";
      this.engine = await loadEngine();
      this.restore(this.engine);
      return undefined;
    }
  }

  /** Replaces the run behind the player. The old one is freed. */
  protected setRun(run: Run<SearchSnapshot>): void {
    const speed = this.runner?.notch;
    this.runner?.dispose();
    this.runner = new Runner(run, (shot) => this.changed(shot));
    if (speed !== undefined) this.runner.notch = speed;
    this.changed(this.runner.snapshot);
  }

  /** Redraws and tells the page. */
  protected changed(snapshot: SearchSnapshot): void {
    this.requestUpdate();
    this.dispatchEvent(new CustomEvent("quaylui-change", { detail: snapshot, bubbles: true, composed: true }));
  }

  /** A key for the player; any other is left alone. */
  protected playerKey(event: KeyboardEvent): void {
    const command = commandOfKey(event);
    if (!command || typesOrChooses(event)) return;
    event.preventDefault();
    void this.command(command);
  }

  /** Whether steps come slowly enough to be spoken and to move. */
  protected get calm(): boolean {
    const { runner } = this;
    if (!runner || !(runner.playing || runner.working)) return true;
    return runner.playing && stepsPerSecond(runner.notch) <= CALM_STEPS_PER_SECOND;
  }

  /** The controls under the stage. */
  protected player() {
    const { runner } = this;
    return html`<step-player
      .snapshot=${runner?.snapshot ?? null}
      .words=${this.words}
      .marks=${runner?.marks ?? NO_MARKS}
      .notch=${runner?.notch ?? DEFAULT_NOTCH}
      ?playing=${runner?.playing ?? false}
      ?working=${runner?.working ?? false}
      @player-command=${this.onCommand}
      @player-speed=${this.onSpeed}
    ></step-player>`;
  }

  /** Copies a link to this very step and says so. */
  protected async copyLink(): Promise<void> {
    const { play } = this.words;
    const how = await copyLink(this.link);
    this.say(how === "copied" ? play.linkCopied : play.linkReady);
  }

  protected onCommand = (event: CustomEvent<PlayerCommand>): void => {
    void this.command(event.detail);
  };

  protected onSpeed = (event: CustomEvent<{ notch: number }>): void => {
    if (this.runner) this.runner.notch = event.detail.notch;
  };

  /** What a link to this very step holds. */
  abstract get link(): Link;

  /** The same with all that this window itself needs to go on elsewhere. */
  get state(): Link {
    return this.link;
  }

  /** Says something in the place of the step's sentence, until the next step. */
  protected abstract say(sentence: string): void;
  /** First state, once the engine is there. */
  protected abstract open(engine: EngineModule): void;
  /** Same state as before, on a new instance of the engine. */
  protected abstract restore(engine: EngineModule): void;
  /** Gives the engine's memory back. */
  protected close(): void {
    this.runner?.dispose();
    this.runner = undefined;
  }

  async #start(): Promise<void> {
    try {
      this.engine = await loadEngine();
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

  /** Playing pauses while nobody can see it and goes on when they are back. */
  #sleepOrGoOn(): void {
    if (this.#away && this.runner?.playing) {
      this.#resume = true;
      this.runner.pause();
    } else if (!this.#away && this.#resume) {
      this.#resume = false;
      void this.play();
    }
  }
}

/** Whether the key belongs to a field, a list or a button that wants it itself. */
function typesOrChooses(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches("input[type=range]")) {
    return event.code.startsWith("Arrow") || event.code === "Home" || event.code === "End";
  }
  if (target.matches("input, textarea, select, [contenteditable]")) return true;
  return target.matches("button, summary, a") && event.code === "Space";
}
