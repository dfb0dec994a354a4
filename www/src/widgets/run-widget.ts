import { html, type PropertyDeclarations } from "lit";
import { copyLink } from "../core/copy-link.js";
import type { Link } from "../core/link.js";
import { Runner } from "../core/runner.js";
import { CALM_STEPS_PER_SECOND, DEFAULT_NOTCH, stepsPerSecond } from "../core/speed.js";
import type { Order, Run, RunSnapshot, StepKind } from "../core/types.js";
import type { Words } from "../i18n/index.js";
import { commandOfKey, obey, type PlayerCommand } from "../player/step-player.js";
import { EngineWidget } from "./engine-widget.js";

const NO_MARKS = new Float64Array();

/**
 * A window with a run behind a player, and one API for scripts.
 *
 * Properties `puzzle`, `order`, `position`; read-only `snapshot`; methods
 * `next`, `back`, `seek`, `play`, `pause`, `run`, each resolved with the snapshot
 * when done; event `quaylui-change` with the snapshot in its detail.
 */
export abstract class RunWidget<Snapshot extends RunSnapshot, Engine extends object> extends EngineWidget<Engine> {
  static override properties: PropertyDeclarations = {
    order: { type: String, noAccessor: true },
    notice: { state: true },
  };

  /** Said in the place of the step's sentence, until the next step. */
  declare protected notice: string;

  protected runner: Runner<Snapshot> | undefined;
  #order: Order = "plain";
  #resume = false;

  constructor() {
    super();
    this.notice = "";
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
  get snapshot(): Snapshot | null {
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
  async next(): Promise<Snapshot> {
    return this.command({ do: "next" });
  }

  /** One step back. */
  async back(): Promise<Snapshot> {
    return this.command({ do: "back" });
  }

  /** To a position; past the end means to the end. */
  async seek(position: number): Promise<Snapshot> {
    return this.command({ do: "seek", position });
  }

  /** Plays at the chosen speed; resolved when playing ends. */
  async play(): Promise<Snapshot> {
    return this.command({ do: "play" });
  }

  /** Ends playing, seeking, running. */
  async pause(): Promise<Snapshot> {
    return this.command({ do: "stop" });
  }

  /** On to the next step of a kind: "backtrack", "solution", "end"… */
  async run(kind: StepKind): Promise<Snapshot> {
    return this.command({ do: "to", kind });
  }

  /** Carries out a command of the player, its keys or the API. */
  protected async command(command: PlayerCommand): Promise<Snapshot> {
    await this.wake();
    await this.guarded(async () => {
      if (this.runner) await obey(this.runner, command);
    });
    const shot = this.snapshot;
    if (!shot) throw new Error("quaylui: the engine could not be loaded");
    return shot;
  }

  /** Replaces the run behind the player. The old one is freed. */
  protected setRun(run: Run<Snapshot>): void {
    const speed = this.runner?.notch;
    this.runner?.dispose();
    this.runner = new Runner(run, (shot) => this.changed(shot));
    if (speed !== undefined) this.runner.notch = speed;
    this.changed(this.runner.snapshot);
  }

  /** Redraws and tells the page. */
  protected changed(snapshot: Snapshot): void {
    this.notice = "";
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

  /** The words of the controls. */
  protected get playerWords(): Words {
    return this.words;
  }

  /** The controls under the stage. */
  protected player(shot: RunSnapshot | null = this.snapshot) {
    const { runner } = this;
    return html`<step-player
      .snapshot=${shot}
      .words=${this.playerWords}
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

  /** Opens what a link holds. */
  async openLink(link: Link): Promise<void> {
    this.take(link);
    await this.wake();
    await this.updateComplete;
    if (link.step !== undefined) await this.seek(link.step);
  }

  /** Takes over what a link holds but for its step. */
  protected take(link: Link): void {
    if (link.puzzle) this.puzzle = link.puzzle;
  }

  /** Says something in the place of the step's sentence, until the next step. */
  protected say(sentence: string): void {
    this.notice = sentence;
  }

  /** Makes the run of what is asked for now, at its start. */
  protected abstract begin(engine: Engine): void;

  protected open(engine: Engine): void {
    this.begin(engine);
  }

  protected async restore(engine: Engine): Promise<void> {
    const { position } = this;
    this.abandon();
    this.begin(engine);
    await this.seek(position);
  }

  protected override close(): void {
    this.runner?.dispose();
    this.runner = undefined;
  }

  /** Lets go of what lives in an instance that broke down, without a call into it. */
  protected abandon(): void {
    this.runner?.pause();
    this.runner = undefined;
  }

  /** Playing pauses while nobody can see it and goes on when they are back. */
  protected override seen(inSight: boolean): void {
    if (!inSight && this.runner?.playing) {
      this.#resume = true;
      this.runner.pause();
    } else if (inSight && this.#resume) {
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
