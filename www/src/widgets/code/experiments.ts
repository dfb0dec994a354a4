import type { ExperimentId } from "../../core/code-names.js";
import { changed, type Experiment, type Program } from "./programs.js";

/** How an experiment stands: its change can be made, has been made, or does not fit what is on show. */
export type ExperimentState = "off" | "on" | "misfit";

/** Which experiments are made in a source and its input: read from the texts, so that undo and typing count too. */
export class Experiments {
  #program: Program | undefined;
  #source = "";
  #input = "";
  /** The one pressed last, whose question is on show. */
  chosen: ExperimentId | null = null;

  look(program: Program, source: string, input: string): void {
    if (program !== this.#program) this.chosen = null;
    this.#program = program;
    this.#source = source;
    this.#input = input;
  }

  stateOf({ change }: Experiment): ExperimentState {
    if (change.in === "input") return this.#input === change.to ? "on" : "off";
    if (changed(this.#source, { from: change.to, to: change.from }) !== null) return "on";
    return changed(this.#source, change) === null ? "misfit" : "off";
  }

  /** The texts with the change made, or taken back; null when it does not fit. */
  toggled(experiment: Experiment): { readonly source: string; readonly input: string } | null {
    const { change } = experiment;
    const on = this.stateOf(experiment) === "on";
    if (change.in === "input") {
      const original = this.#program?.samples[0]?.text ?? "";
      return { source: this.#source, input: on ? original : change.to };
    }
    const pair = on ? { from: change.to, to: change.from } : change;
    const source = changed(this.#source, pair);
    return source === null ? null : { source, input: this.#input };
  }
}
