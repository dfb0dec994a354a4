import type { CodeSnapshot, Problem } from "../../core/types.js";
import type { CodeWords } from "../../i18n/code/words.js";
import { formatCount, type Words } from "../../i18n/index.js";
import type { CodeBoard } from "./board.js";

/** Changed variables that one sentence names. */
const MOST_NAMED = 3;

/** What is wrong, and what to do instead, as two sentences. Marks of emphasis inside the student's own text are dropped. */
export function problemSentence({ kind, args }: Problem, code: CodeWords): string {
  const plain = args.map((arg) => arg.replace(/[*~]/g, (mark) => (mark === "*" ? "∗" : "∼")));
  const words = code.errors[kind];
  if (!words) return kind;
  const instead = words.instead?.(plain) ?? "";
  return instead === "" ? words.what(plain) : `${words.what(plain)} ${instead}`;
}

/** The sentence of a step: what the line did, and which comes next. */
export function codeSentence(shot: CodeSnapshot, board: CodeBoard | null, code: CodeWords, words: Words): string {
  const { say } = code;
  if (shot.problem) return `${say.stopped(shot.problem.line)} ${problemSentence(shot.problem, code)}`;
  if (shot.status === "finished") return say.finished(shot.exitCode ?? 0);
  if (shot.long) return say.long(formatCount(shot.position, words));
  if (shot.position === 0) return say.start(shot.line);
  const parts: string[] = [];
  if (shot.atBreakpoint) parts.push(say.atBreakpoint(shot.line));
  const { returned } = shot;
  if (returned)
    parts.push(shot.backtracked ? say.backtracked(returned.function) : say.returned(returned.function, returned.text));
  const clash = board?.clashes.at(-1);
  if (board && clash !== undefined) {
    parts.push(say.clashes(cellName(board, clash), board.digits[clash] ?? ""));
  } else if (board && board.looked !== null && !returned) {
    const digit = board.digits[board.looked] || "0";
    parts.push(
      board.written
        ? say.set(`${cellName(board, board.looked)} = ${digit}`)
        : say.looked(cellName(board, board.looked), digit),
    );
  }
  const [newest] = shot.calls;
  const entered = newest?.variables.length && newest.variables.every(({ changed }) => changed) && !returned;
  if (newest && entered && newest.variables.some(({ parameter }) => parameter)) {
    parts.push(say.entered(newest.function, shot.depth));
  }
  const changed = [...shot.globals, ...(newest?.variables ?? [])].filter(
    (variable) => variable.changed && !variable.rows && !variable.unset,
  );
  if (changed.length > 0) {
    const list = changed.slice(0, MOST_NAMED).map(({ name, text }) => `${name} = ${text}`);
    parts.push(say.set(list.join(", ")));
  }
  const what = parts.length > 0 ? ` ${parts.join(" ")}` : "";
  return shot.atBreakpoint ? parts.join(" ") : `${say.ran(shot.ran, shot.line)}${what}`;
}

function cellName({ name, side }: CodeBoard, cell: number): string {
  return `${name}[${Math.floor(cell / side)}][${cell % side}]`;
}
