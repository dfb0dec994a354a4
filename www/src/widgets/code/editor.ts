import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { cpp } from "@codemirror/lang-cpp";
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { EditorState, type Extension, RangeSet, StateEffect, StateField, type Text } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  GutterMarker,
  gutter,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** A place in the source: lines and columns from 1, the end behind the last character. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** What stands out in the source. Lines count from 1, 0 for none. */
export interface Marks {
  readonly next: number;
  readonly ran: number;
  readonly places: readonly Place[];
}

export interface EditorEvents {
  /** The text was changed, by whatever means. */
  readonly edited: (text: string) => void;
  /** Breakpoints were set, removed, or moved along with the text. */
  readonly breakpoints: (lines: readonly number[], line: number | null) => void;
  /** The cursor came to another line. */
  readonly cursor: (line: number) => void;
}

const setMarks = StateEffect.define<Marks>();
const toggleBreakpoint = StateEffect.define<number>();
const setBreakpoints = StateEffect.define<readonly number[]>();

class Dot extends GutterMarker {
  override toDOM(): Node {
    const dot = document.createElement("span");
    dot.className = "dot";
    return dot;
  }
}

const dot = new Dot();
const spacer = new (class extends GutterMarker {
  override toDOM(): Node {
    return document.createElement("span");
  }
})();

/** Where a column is; columns count characters, as a reader does, and not units of UTF-16. */
function offset(text: Text, line: number, column: number): number {
  const at = text.line(Math.min(Math.max(1, line), text.lines));
  const units = Array.from(at.text)
    .slice(0, Math.max(0, column - 1))
    .join("").length;
  return at.from + units;
}

function decorate(text: Text, { next, ran, places }: Marks): DecorationSet {
  const ranges = [];
  const lineAt = (line: number) => text.line(line).from;
  if (ran > 0 && ran <= text.lines && ran !== next) {
    ranges.push(Decoration.line({ class: "ran" }).range(lineAt(ran)));
  }
  if (next > 0 && next <= text.lines) ranges.push(Decoration.line({ class: "next" }).range(lineAt(next)));
  for (const place of places) {
    const from = offset(text, place.line, place.column);
    const end = offset(text, place.endLine, place.endColumn);
    // What is missing stands after the last character: that one is underlined.
    const to = Math.max(end, Math.min(text.length, from + 1));
    const start = to > from ? from : Math.max(0, from - 1);
    if (to > start) ranges.push(Decoration.mark({ class: "problem" }).range(start, to));
    ranges.push(Decoration.line({ class: "faulty" }).range(text.lineAt(start).from));
  }
  return Decoration.set(ranges, true);
}

const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, transaction) {
    let now = value.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (effect.is(setMarks)) now = decorate(transaction.newDoc, effect.value);
    }
    return now;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const breakpoints = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(value, transaction) {
    let now = value.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (effect.is(toggleBreakpoint)) {
        const { from } = transaction.newDoc.line(effect.value);
        let there = false;
        now.between(from, from, (at) => {
          there ||= at === from;
        });
        now = now.update(there ? { filter: (at) => at !== from } : { add: [dot.range(from)] });
      } else if (effect.is(setBreakpoints)) {
        const lines = effect.value.filter((line) => line >= 1 && line <= transaction.newDoc.lines);
        now = RangeSet.of(
          lines.map((line) => dot.range(transaction.newDoc.line(line).from)),
          true,
        );
      }
    }
    return now;
  },
});

function linesOf(state: EditorState): number[] {
  const lines = new Set<number>();
  state.field(breakpoints).between(0, state.doc.length, (at) => {
    lines.add(state.doc.lineAt(at).number);
  });
  return [...lines].sort((a, b) => a - b);
}

/** Colours from the page's tokens, so that light and dark follow the page; weight and slope besides. */
const inks = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.controlKeyword], color: "var(--accent)", fontWeight: "600" },
  { tag: [tags.typeName, tags.standard(tags.typeName)], color: "var(--mine)" },
  { tag: [tags.string, tags.character], color: "var(--machine)" },
  { tag: [tags.number, tags.bool, tags.literal], color: "var(--house-column)" },
  { tag: tags.comment, color: "var(--muted)", fontStyle: "italic" },
  { tag: [tags.processingInstruction, tags.meta], color: "var(--house-box)" },
]);

/** The editor of the source. The only file that knows CodeMirror; it is loaded when the window wakes. */
export class CodeEditor {
  readonly #view: EditorView;

  constructor(parent: HTMLElement, root: ShadowRoot, source: string, label: string, events: EditorEvents) {
    const extensions: Extension[] = [
      breakpoints,
      marks,
      gutter({
        class: "breakpoints",
        markers: (view) => view.state.field(breakpoints),
        initialSpacer: () => spacer,
        domEventHandlers: {
          mousedown: (view, block) => {
            this.toggle(view.state.doc.lineAt(block.from).number);
            return true;
          },
        },
      }),
      lineNumbers({
        domEventHandlers: {
          mousedown: (view, block) => {
            this.toggle(view.state.doc.lineAt(block.from).number);
            return true;
          },
        },
      }),
      highlightActiveLineGutter(),
      history(),
      drawSelection(),
      cpp(),
      indentUnit.of("    "),
      EditorState.tabSize.of(4),
      indentOnInput(),
      bracketMatching(),
      syntaxHighlighting(inks),
      keymap.of([
        {
          key: "F9",
          run: () => {
            this.toggle(this.cursorLine);
            return true;
          },
        },
        ...defaultKeymap,
        ...historyKeymap,
      ]),
      EditorView.contentAttributes.of({
        "aria-label": label,
        spellcheck: "false",
        autocapitalize: "off",
        tabindex: "0",
      }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) events.edited(update.state.doc.toString());
        const before = linesOf(update.startState);
        const now = linesOf(update.state);
        if (before.join() !== now.join()) {
          const toggled = update.transactions.flatMap(({ effects }) => effects).find((e) => e.is(toggleBreakpoint));
          events.breakpoints(now, toggled ? (toggled.value as number) : null);
        }
        if (update.selectionSet || update.docChanged) events.cursor(this.cursorLine);
      }),
    ];
    this.#view = new EditorView({ parent, root, state: EditorState.create({ doc: source, extensions }) });
  }

  get text(): string {
    return this.#view.state.doc.toString();
  }

  /** The line of the cursor, from 1. */
  get cursorLine(): number {
    const { state } = this.#view;
    return state.doc.lineAt(state.selection.main.head).number;
  }

  /** Replaces what differs, as one change that can be undone; the lines that change are shown. */
  replace(text: string): void {
    const old = this.text;
    if (old === text) return;
    let from = 0;
    while (from < Math.min(old.length, text.length) && old[from] === text[from]) from += 1;
    let end = 0;
    while (end < Math.min(old.length, text.length) - from && old.at(-1 - end) === text.at(-1 - end)) end += 1;
    const insert = text.slice(from, text.length - end);
    this.#view.dispatch({
      changes: { from, to: old.length - end, insert },
      selection: { anchor: from + insert.length },
      userEvent: "input.replace",
    });
    this.reveal(this.cursorLine);
  }

  /** Sets or removes a breakpoint. */
  toggle(line: number): void {
    this.#view.dispatch({ effects: toggleBreakpoint.of(line) });
  }

  setBreakpoints(lines: readonly number[]): void {
    this.#view.dispatch({ effects: setBreakpoints.of(lines) });
  }

  /** Shows where the run is and what is wrong. No change of the text: undo is not touched. */
  mark(shown: Marks): void {
    this.#view.dispatch({ effects: setMarks.of(shown) });
  }

  /** Scrolls a line into the editor's own box, never the page. */
  reveal(line: number): void {
    this.#view.requestMeasure({
      key: "reveal",
      read: (view) => {
        const { doc } = view.state;
        if (line < 1 || line > doc.lines) return null;
        const { top, bottom, height } = view.lineBlockAt(doc.line(line).from);
        const { clientHeight, scrollTop } = view.scrollDOM;
        const above = Math.min(clientHeight / 4, height * 3);
        // On a phone the player covers the lower part of the box.
        const below = Math.min(clientHeight / 2, height * 6);
        if (scrollTop > top - above) return Math.max(0, top - above);
        return Math.max(scrollTop, bottom + below - clientHeight);
      },
      write: (target, view) => {
        if (target !== null) view.scrollDOM.scrollTop = target;
      },
    });
  }

  /** Puts the cursor at a place and the keyboard into the editor. */
  goTo(line: number, column: number): void {
    this.#view.dispatch({ selection: { anchor: offset(this.#view.state.doc, line, column) } });
    this.reveal(line);
    this.#view.focus();
  }

  destroy(): void {
    this.#view.destroy();
  }
}
