import { css, type PropertyDeclarations, unsafeCSS } from "lit";
import codeCss from "../../../css/code.css?inline";
import editorCss from "../../../css/code-editor.css?inline";
import stateCss from "../../../css/code-state.css?inline";
import controlsCss from "../../../css/controls.css?inline";
import figureCss from "../../../css/figure.css?inline";
import "../../board/quay-board.js";
import { type Link, MAX_PACKED } from "../../core/link.js";
import { tracerEngine } from "../../core/tracer.js";
import type { CodeRun, CodeSnapshot, Problem, RunSnapshot, TracerEngine } from "../../core/types.js";
import { Chosen } from "../../i18n/chosen.js";
import type { CodeWords } from "../../i18n/code/words.js";
import { rich, type Words } from "../../i18n/index.js";
import type { PlayerCommand } from "../../player/step-player.js";
import "../../player/step-player.js";
import { RunWidget } from "../run-widget.js";
import { AIM_KEYS, type Aim } from "./aims.js";
import { boardOf, type CodeBoard, givensOf } from "./board.js";
import { Drafts, type Shown } from "./drafts.js";
import type { CodeEditor } from "./editor.js";
import { Experiments } from "./experiments.js";
import { draftOf, packDraft } from "./links.js";
import { codeView } from "./page.js";
import { type Experiment, type Program, programById } from "./programs.js";
import { codeSentence, problemSentence } from "./sentence.js";

/** The words of this window, set when it is defined. */
export const codeWords = new Chosen<CodeWords>("the line tracer");

/** A pause in typing after which the program is read anew. */
const TYPING_MS = 350;

/** What the player shows while there is nothing that it could move. */
const NOTHING_TO_RUN: RunSnapshot = {
  position: 0,
  furthest: 0,
  end: null,
  settled: true,
  finished: true,
  resting: true,
};

const NO_DEPTHS = new Float64Array([1]);

/**
 * `<code-tracer>`: a C++ program that runs line by line, forward and back, and may be edited.
 *
 * Besides the API of all windows: `program` (name in the list), `text` (the source), `stdin`;
 * `stepOver()`, `stepOut()`, `toCaller()`, `runToLine(n)`, `runToChange(name)`, `breakpoints`.
 */
export class CodeTracer extends RunWidget<CodeSnapshot, TracerEngine> {
  static override properties: PropertyDeclarations = {
    problems: { state: true },
    cursor: { state: true },
    binary: { state: true },
    watched: { state: true },
    breakpointLines: { state: true },
    input: { state: true },
  };

  declare problems: readonly Problem[];
  declare notice: string;
  /** The line of the editor's cursor. */
  declare cursor: number;
  declare binary: boolean;
  /** The variable whose next change is looked for. */
  declare watched: string;
  declare breakpointLines: readonly number[];
  declare input: string;

  static override styles = css`
    ${unsafeCSS(controlsCss)}
    ${unsafeCSS(figureCss)}
    ${unsafeCSS(editorCss)}
    ${unsafeCSS(stateCss)}
    ${unsafeCSS(codeCss)}
  `;

  protected readonly source = tracerEngine;
  readonly code: CodeWords = codeWords.get();
  /** The words of the shared player, where this window has its own. */
  readonly #playerWords: Words = {
    ...this.words,
    player: { ...this.words.player, last: this.code.steps.last },
  };
  readonly experiments = new Experiments();
  /** Names of the variables seen in this run. */
  readonly names = new Set<string>();
  readonly #drafts = new Drafts();
  #program: Program;
  #text: string;
  #run: CodeRun | undefined;
  #lines: ReadonlySet<number> = new Set();
  #editor: CodeEditor | undefined;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #start: CodeBoard | null = null;
  #packed: string | null = null;
  #depths: Float64Array = NO_DEPTHS;

  constructor() {
    super();
    const { program, source, input } = this.#drafts.last();
    this.#program = program;
    this.#text = source;
    this.input = input;
    this.experiments.look(program, source, input);
    this.problems = [];
    this.cursor = 1;
    this.binary = false;
    this.watched = "";
    this.breakpointLines = [];
  }

  /** The program of the list that is on show; setting it opens that program. */
  get program(): string {
    return this.#program.id;
  }

  set program(id: unknown) {
    this.#open(this.#drafts.own(programById(String(id))));
    this.#keep();
  }

  get listed(): Program {
    return this.#program;
  }

  /** The source on show. */
  get text(): string {
    return this.#text;
  }

  set text(source: unknown) {
    this.#open({ ...this.#shown, source: String(source ?? "") });
    this.#keep();
  }

  /** Whether the source differs from the list's. */
  get edited(): boolean {
    return this.#text !== this.#program.source;
  }

  /** What the program reads. */
  get stdin(): string {
    return this.input;
  }

  set stdin(text: unknown) {
    this.#open({ ...this.#shown, input: String(text ?? "") });
    if (this.engine) this.notice = this.code.say.newInput;
    this.#keep();
  }

  get breakpoints(): readonly number[] {
    return this.breakpointLines;
  }

  set breakpoints(lines: readonly number[]) {
    this.breakpointLines = [...lines];
    this.#editor?.setBreakpoints(lines);
    this.#run?.setBreakpoints(Uint32Array.from(lines));
  }

  /** To the end of the line about to run, with all that it calls. */
  async stepOver(): Promise<CodeSnapshot> {
    return this.aim("over");
  }

  /** To the end of the function. */
  async stepOut(): Promise<CodeSnapshot> {
    return this.aim("out");
  }

  /** Back to before the function was called. */
  async toCaller(): Promise<CodeSnapshot> {
    return this.aim("caller");
  }

  async runToLine(line: number): Promise<CodeSnapshot> {
    return this.aim("line", line);
  }

  async runToChange(name: string): Promise<CodeSnapshot> {
    return this.aim("change", name);
  }

  get link(): Link {
    return { widget: "code", program: this.#program.id, step: this.position, ...this.#inLink };
  }

  get #inLink(): Pick<Link, "packed" | "puzzle"> {
    const draft = draftOf(this.#program, this.#text, this.input);
    if (draft === null) return {};
    if (this.#packed === null) return {};
    return this.#packed.length <= MAX_PACKED ? { packed: this.#packed } : {};
  }

  /** Opens what a link holds. Drafts kept on the device stay as they are. */
  override async openLink(link: Link, quiet = false): Promise<void> {
    await this.wake();
    const { shown, odd } = await this.#drafts.linked(link, quiet);
    this.#open(shown);
    if (link.step !== undefined && this.#run) await this.seek(link.step);
    if (odd) this.say(this.code.say.linkOdd);
  }

  /** Restores the listed program and its first input; the editor can undo it. */
  restoreOriginal(): void {
    const { source, samples } = this.#program;
    this.#open({ program: this.#program, source, input: samples[0]?.text ?? "" });
    this.notice = this.code.restored;
    this.#keep();
  }

  /** Goes to what a step button names. */
  async aim(aim: Aim, to?: number | string): Promise<CodeSnapshot> {
    await this.wake();
    this.#readNow();
    this.runner?.pause();
    await this.guarded(() => {
      const run = this.#run;
      if (aim === "over") run?.aimOver();
      else if (aim === "line") run?.aimLine(Number(to ?? this.cursor));
      else if (aim === "change") run?.aimChange(String(to ?? this.watched));
      else run?.aimOut();
    });
    return this.command({ do: aim === "caller" ? "back-to" : "to", kind: "goal" });
  }

  /** Sets or removes a breakpoint. */
  toggleBreakpoint(line: number): void {
    this.#editor?.toggle(line);
  }

  /** Shows a place in the editor. */
  show({ line, column }: Pick<Problem, "line" | "column">): void {
    this.#editor?.goTo(line, column);
  }

  protected override open(engine: TracerEngine): void {
    super.open(engine);
    void this.#loadEditor();
  }

  protected override async restore(engine: TracerEngine): Promise<void> {
    const { position } = this;
    this.abandon();
    this.#run = undefined;
    this.begin(engine);
    // A program with mistakes has no run.
    await this.runner?.seek(position);
  }

  protected override close(): void {
    clearTimeout(this.#typing);
    super.close();
    this.#run = undefined;
    this.#editor?.destroy();
    this.#editor = undefined;
  }

  protected override changed(shot: CodeSnapshot): void {
    this.#depths = this.#run?.depths() ?? NO_DEPTHS;
    for (const { name } of [...(shot.calls[0]?.variables ?? []), ...shot.globals]) this.names.add(name);
    this.#mark(shot);
    super.changed(shot);
  }

  protected override async command(command: PlayerCommand): Promise<CodeSnapshot> {
    await this.wake();
    this.#readNow();
    if (this.engine && !this.runner) {
      this.requestUpdate();
      throw new Error("quaylui: the program has mistakes");
    }
    return super.command(command);
  }

  override onCommand = (event: CustomEvent<PlayerCommand>): void => {
    this.#readNow();
    if (this.runner) void this.command(event.detail);
  };

  /** A button of the steps. */
  press(aim: Aim): void {
    this.#readNow();
    if (this.runner) void this.aim(aim);
  }

  /** A key for this window or its player; any other is left alone. */
  key(event: KeyboardEvent): void {
    const target = event.composedPath()[0];
    const typing = target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
    if (typing && !(target instanceof HTMLInputElement && target.type === "range")) return;
    const plain = !(event.ctrlKey || event.metaKey || event.altKey);
    const aim = event.shiftKey ? (event.code === "KeyU" ? "caller" : undefined) : AIM_KEYS[event.code];
    if (plain && aim) {
      event.preventDefault();
      this.press(aim);
      return;
    }
    this.#readNow();
    if (this.runner) this.playerKey(event);
  }

  override copyLink = async (): Promise<void> => {
    await this.#pack();
    await super.copyLink();
    if (this.#packed !== null && this.#packed.length > MAX_PACKED) this.say(this.code.say.linkTooLong);
  };

  /** The sentence on show, with its marks. */
  get sentence(): string {
    const { page } = this.words;
    const { say } = this.code;
    if (this.failed === "load") return page.failed;
    if (this.failed === "crash") return page.crashed;
    if (this.notice) return this.notice;
    const [first] = this.problems;
    if (first) {
      return `${say.problems(this.problems.length)} ${say.at(first.line)} ${problemSentence(first, this.code)}`;
    }
    const shot = this.snapshot;
    return shot ? codeSentence(shot, this.board, this.code, this.words) : say.loading;
  }

  /** The board among the program's variables. */
  get board(): CodeBoard | null {
    return this.snapshot ? boardOf(this.snapshot) : null;
  }

  get givens(): string[] {
    return givensOf(this.input, this.#start, this.board?.side ?? 0);
  }

  get depths(): Float64Array {
    return this.#depths;
  }

  /** Whether a line has anything to stop at. */
  canStopAt(line: number): boolean {
    return this.#lines.has(line);
  }

  /** Both sets of words. */
  get spoken(): { readonly code: CodeWords; readonly words: Words } {
    return { code: this.code, words: this.words };
  }

  /** Nothing differs from the listed program and its first input. */
  get isOriginal(): boolean {
    return draftOf(this.#program, this.#text, this.input) === null;
  }

  /** Makes an experiment's one change, or takes it back. */
  experiment(experiment: Experiment): void {
    const texts = this.experiments.toggled(experiment);
    if (!texts) {
      this.say(this.code.experimentMisfit);
      return;
    }
    this.#open({ program: this.#program, ...texts });
    const on = this.experiments.stateOf(experiment) === "on";
    this.experiments.chosen = on ? experiment.id : null;
    const { name } = this.code.experiment[experiment.id];
    this.say(on ? this.code.experimentOn(name) : this.code.experimentOff);
    this.#keep();
  }

  get speaks(): boolean {
    return this.calm;
  }

  override render() {
    return codeView(this, this.player(), rich(this.sentence));
  }

  protected override get playerWords(): Words {
    return this.#playerWords;
  }

  protected override player() {
    return super.player(this.snapshot ?? NOTHING_TO_RUN);
  }

  /** Puts a program and an input on show, and begins its run anew. */
  #open({ program, source, input }: Shown): void {
    this.#program = program;
    this.#text = source;
    this.input = input;
    this.experiments.look(program, source, input);
    this.#editor?.replace(source);
    // The editor has told of its change; there is nothing left to wait for.
    clearTimeout(this.#typing);
    this.#typing = undefined;
    if (this.engine) this.begin(this.engine);
    this.requestUpdate();
  }

  /** Reads the program and puts its run behind the player. */
  protected begin(engine: TracerEngine): void {
    const program = new engine.CodeProgram(this.#text);
    this.names.clear();
    this.problems = program.problems();
    this.#lines = new Set(program.lines());
    if (this.problems.length > 0) {
      super.close();
      this.#run = undefined;
    } else {
      const run = program.run(this.input);
      run.setBreakpoints(Uint32Array.from(this.breakpointLines));
      this.#run = run;
      this.#start = boardOf(run.snapshot());
      this.setRun(run);
    }
    program.free();
    this.#mark(this.snapshot);
    this.#packed = null;
    void this.#pack();
  }

  /** A change typed a moment ago is read before anything runs. */
  #readNow(): void {
    if (this.#typing === undefined || !this.engine) return;
    clearTimeout(this.#typing);
    this.#typing = undefined;
    const wasUnderWay = this.position > 0;
    void this.guarded(() => this.engine && this.begin(this.engine));
    if (wasUnderWay && this.problems.length === 0) this.notice = this.code.say.edited;
  }

  #onEdited(text: string): void {
    if (text === this.#text) return;
    this.#text = text;
    this.runner?.pause();
    this.experiments.look(this.#program, text, this.input);
    this.#keep();
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => this.#readNow(), TYPING_MS);
    this.requestUpdate();
  }

  async #loadEditor(): Promise<void> {
    const { CodeEditor } = await import("./editor.js");
    await this.updateComplete;
    const parent = this.renderRoot.querySelector<HTMLElement>(".mount");
    if (!parent || this.#editor || !this.isConnected) return;
    this.#editor = new CodeEditor(parent, this.renderRoot as ShadowRoot, this.#text, this.code.editor, {
      edited: (text) => this.#onEdited(text),
      breakpoints: (lines, line) => this.#onBreakpoints(lines, line),
      cursor: (line) => {
        this.cursor = line;
      },
    });
    this.#editor.setBreakpoints(this.breakpointLines);
    this.#mark(this.snapshot);
    this.requestUpdate();
  }

  #onBreakpoints(lines: readonly number[], line: number | null): void {
    this.breakpointLines = lines;
    this.#run?.setBreakpoints(Uint32Array.from(lines));
    if (line === null) return;
    if (!this.canStopAt(line) && lines.includes(line)) this.say(this.code.breakpointNowhere(line));
    else this.say(lines.includes(line) ? this.code.breakpointSet(line) : this.code.breakpointGone(line));
  }

  #mark(shot: CodeSnapshot | null): void {
    const places = shot?.problem ? [shot.problem] : this.problems;
    const next = shot && !shot.finished ? shot.line : 0;
    this.#editor?.mark({ next, ran: shot?.ran ?? 0, places });
    const line = shot?.problem?.line ?? (next > 0 ? next : (this.problems[0]?.line ?? 0));
    this.#editor?.reveal(line);
  }

  get #shown(): Shown {
    return { program: this.#program, source: this.#text, input: this.input };
  }

  #keep(): void {
    this.#drafts.keep(this.#shown);
  }

  async #pack(): Promise<void> {
    const draft = draftOf(this.#program, this.#text, this.input);
    this.#packed = draft && (await packDraft(draft));
  }

  /** Whether the editor has taken the place of the plain listing. */
  get hasEditor(): boolean {
    return this.#editor !== undefined;
  }
}
