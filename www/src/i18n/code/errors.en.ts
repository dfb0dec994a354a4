import type { Args, CodeWords } from "./words.js";

const a = (args: Args) => args[0] ?? "";
const b = (args: Args) => args[1] ?? "";
const c = (args: Args) => args[2] ?? "";

/** Words for arguments that are codes. */
export const termsEn: CodeWords["terms"] = {
  string: "text",
  character: "character",
  comment: "comment",
  number: "a number",
  type: "a type",
  expression: "an expression",
  code: "the program",
  frame: "the variables of a function",
};

const term = (word: string) => termsEn[word] ?? word;

/** What to write instead of a part of C++ that is outside the subset. */
export const featuresEn: CodeWords["features"] = {
  "auto-parameter": "Write the parameter's type: int x instead of auto x.",
  "block-type": "Fill this container element by element in a loop.",
  "capture-this": "Use a plain function, or pass what the lambda needs as parameters.",
  "copy-member": "Leave it out: copying a struct copies its fields.",
  designated: "Give the values in the order of the fields: {1, 2}.",
  destructor: "Leave it out: nothing needs to be cleared away here.",
  "enum-base": "Leave out what follows the colon.",
  file: "Read with cin and print with cout; the input is the box beside the code.",
  format: "Use %d, %lld, %c, %s, %f or cin and cout.",
  "format-variable": 'Write the format as a text: printf("%d", x).',
  "get-type": "Use get<0>(t), get<1>(t) with a number.",
  "global-binding": "Take the pair apart inside a function.",
  inheritance: "Put all fields into one struct.",
  "lambda-pointer": "Store the lambda in auto or in function<…>.",
  "large-default-array": "Make the array global.",
  "literal-prefix": 'Leave the prefix out: "text".',
  "long-double": "Use double.",
  macro: "Write a function or a const instead of the macro.",
  "main-arguments": "Write int main(); read what you need with cin.",
  "main-result": "Write int main(); the judge's compiler refuses void main().",
  "memset-value": "memset fills bytes: use 0 or -1, or else fill(…).",
  "method-outside": "Write the method inside the struct.",
  namespace: "Only std is known: write using namespace std;.",
  "nested-struct": "Move the struct out, before this one.",
  operator: "Write a function with a name. (operator< in a struct works.)",
  "part-of-cell": "Copy the element to a variable first.",
  "reference-field": "Store a value or an index instead of a reference.",
  "rvalue-reference": "Use const T& or a copy.",
  sizeof: "Write the size as a number or a constant.",
  "special-member": "Leave it out: structs are copied field by field.",
  "static-member": "Use a global variable or function.",
  variadic: "Pass a vector.",
  "vla-dimensions": "Give the array a constant size, or use vector.",
  "vla-initialiser": "Fill the array in a loop, or use vector.",
  "while-declaration": "Declare the variable before the loop.",
  ws: "cin >> skips spaces by itself.",
  class: "Use struct: fields and methods work the same.",
  virtual: "Use plain functions and an if.",
  template: "Write the function for the type you need.",
  exception: "Return a value that says what went wrong.",
  "new-delete": "Use vector, or a global array and an index.",
  goto: "Use a loop, break, or a function with return.",
  union: "Use struct.",
  friend: "Fields of a struct are open to all: leave friend out.",
  cast: "Write (int)x or static_cast<int>(x).",
  asm: "Write it in C++.",
  storage: "Leave the word out.",
  access: "Leave it out: all fields of a struct are public.",
  cpp20: "Write it as in C++17.",
  keyword: "Leave the word out.",
  int128: "Use long long or unsigned long long.",
  random: "Use fixed numbers, or a small formula such as x = x * 1103515245 + 12345.",
  time: "Count steps in a variable instead of measuring time.",
  thread: "One thing after the other: call the function.",
  library: "Use vector, map, set, or write the few lines yourself.",
};

/** What is wrong, by kind. */
export const errorsEn: CodeWords["errors"] = {
  "bad-character": {
    what: (x) => `The character ~${a(x)}~ has no place in a program.`,
    instead: () => "Delete it; perhaps a quote or a dash was copied from a document.",
  },
  "unfinished-literal": {
    what: (x) => `This ${term(a(x))} does not end.`,
    instead: (x) => (a(x) === "comment" ? "Write */ at its end." : "Put the closing quote on the same line."),
  },
  "bad-literal": { what: (x) => `~${a(x)}~ cannot be read as a value.` },
  "literal-too-large": {
    what: (x) => `~${a(x)}~ is too large for every integer type.`,
    instead: () => "long long goes up to about 9·10^18.",
  },
  "bad-directive": {
    what: (x) => `The line ~#${a(x)}~ is not understood here.`,
    instead: () => "#include and #define of constants are.",
  },
  "unknown-header": {
    what: (x) => `There is no header ~<${a(x)}>~ here.`,
    instead: () => "#include <bits/stdc++.h> brings all that is known.",
  },
  "bad-macro": { what: (x) => `The macro ~${a(x)}~ is used with the wrong number of arguments.` },
  "missing-semicolon": { what: () => "A ~;~ is missing here.", instead: () => "Each statement ends in ;" },
  "missing-bracket": {
    what: (x) => `A ~${a(x)}~ is missing.`,
    instead: () => "Count the brackets: each one that opens must close.",
  },
  "unexpected-token": {
    what: (x) => (b(x) ? `Here should be *${term(a(x))}*, but there is ~${b(x)}~.` : `Here should be *${term(a(x))}*.`),
  },
  "else-without-if": {
    what: () => "This ~else~ belongs to no if.",
    instead: () => "A ; right after if (…) ends the if; or a { } is missing.",
  },
  "nested-too-deep": { what: (x) => `Brackets or blocks are nested deeper than ${a(x)} levels.` },
  "program-too-large": { what: (x) => `Too large: ~${term(a(x))}~.`, instead: () => "Make the array smaller." },
  unsupported: {
    what: (x) => `This part of C++ is not known here: ~${b(x) || a(x)}~.`,
    instead: (x) => featuresEn[a(x)] ?? "",
  },
  "undeclared-name": {
    what: (x) => `The name ~${a(x)}~ was not declared.`,
    instead: (x) => (b(x) ? `Did you mean *${b(x)}*?` : "Declare it before it is used, for instance int x = 0;"),
  },
  "missing-std": {
    what: (x) => `~${a(x)}~ lives in std.`,
    instead: (x) => `Write using namespace std; at the top, or std::${a(x)}.`,
  },
  "unknown-type": { what: (x) => `~${a(x)}~ is not a type.` },
  "unknown-member": { what: (x) => `${a(x)} has no ~${b(x)}~.` },
  "duplicate-name": {
    what: (x) => `~${a(x)}~ is declared twice in the same place.`,
    instead: () => "Give one of them another name.",
  },
  "reserved-word": { what: (x) => `~${a(x)}~ is a word of C++ and cannot be a name.` },
  "type-mismatch": { what: (x) => `Here stands ~${a(x)}~, but *${b(x)}* is needed.` },
  "bad-operands": { what: (x) => `${a(x)} does not work on ~${b(x)}~${c(x) ? ` and ~${c(x)}~` : ""}.` },
  "wrong-argument-count": { what: (x) => `*${a(x)}* takes ${b(x)} arguments, but ~${c(x)}~ are given.` },
  "no-matching-function": {
    what: (x) => `No function *${a(x)}* takes ~(${b(x)})~.`,
    instead: () => "Compare the types with those in its declaration.",
  },
  "ambiguous-call": {
    what: (x) => `Several functions ~${a(x)}~ fit equally well.`,
    instead: () => "Cast an argument so that only one fits.",
  },
  "not-a-function": { what: (x) => `Something of type ~${a(x)}~ cannot be called.` },
  "assign-to-const": {
    what: (x) => `~${a(x)}~ is constant and cannot be changed.`,
    instead: () => "Leave const out, or use another variable.",
  },
  "not-assignable": {
    what: () => "~Nothing can be assigned~ to this.",
    instead: () => "On the left of = there must be a variable or an array cell. Did you mean ==?",
  },
  "bad-reference": {
    what: (x) => `A reference (~${a(x)}~) needs a variable to stand for.`,
    instead: () => "Pass a variable, or take const &.",
  },
  "not-constant": {
    what: (x) => `A constant is needed here, ~${a(x)}~ is none.`,
    instead: () => "Write a number or a const.",
  },
  "bad-array-size": {
    what: (x) => `~${a(x)}~ is no size for an array.`,
    instead: () => "The size must be at least 1.",
  },
  "too-many-initialisers": { what: (x) => `There are ~${b(x)}~ values for *${a(x)}* places.` },
  "const-without-value": { what: (x) => `The constant ~${a(x)}~ needs its value at once.` },
  "cannot-deduce": {
    what: (x) => `The type of ~${a(x)}~ cannot be worked out.`,
    instead: () => "Write the type instead of auto.",
  },
  "jump-outside-loop": { what: (x) => `~${a(x)}~ stands outside any loop.` },
  "bad-return": {
    what: (x) => `~${a(x)}~ and its return do not agree.`,
    instead: () => "A void function returns nothing, any other must return a value.",
  },
  "returns-local": {
    what: (x) => `~${a(x)}~ is gone once the function has returned.`,
    instead: () => "Return a copy, not a reference or a pointer.",
  },
  "duplicate-case": { what: (x) => `case ~${a(x)}~ stands here twice.` },
  "no-main": { what: () => "There is no ~main~.", instead: () => "Every program begins in int main() { … }." },
  "no-body": { what: (x) => `~${a(x)}~ is declared and called, but its body is missing.` },
  "not-captured": { what: (x) => `The lambda does not capture ~${a(x)}~.`, instead: () => "Write [&] at its start." },
  "format-mismatch": {
    what: (x) => `~${a(x)}~ does not fit ${b(x)}.`,
    instead: () => "%d is for int, %lld for long long, %c for char, %s for text.",
  },
  "format-count": { what: (x) => `The format needs ${a(x)} arguments, ~${b(x)}~ are given.` },
  "division-by-constant-zero": { what: () => "~Division by zero.~" },

  "index-out-of-range": {
    what: (x) => `Index ~${b(x)}~ is outside *${a(x)}*, which has ${c(x)} elements (0 to ${Number(c(x)) - 1}).`,
    instead: () => "Real C++ would read or spoil memory here without a word. Look at the loop's limits.",
  },
  "unset-read": {
    what: (x) => `~${a(x)}~ is read before it has a value.`,
    instead: () => "Give it a value when you declare it: int x = 0;",
  },
  "null-pointer": { what: (x) => `~${a(x)}~ follows the null pointer.` },
  "stray-pointer": { what: (x) => `~${a(x)}~ points outside its array, or at something that is gone.` },
  "division-by-zero": {
    what: (x) => `~${a(x) || "/"}~ by zero.`,
    instead: () => "Ask whether the divisor is 0 first.",
  },
  overflow: {
    what: (x) => `The result of ~${a(x)}~ does not fit *${b(x)}*.`,
    instead: (x) =>
      b(x) === "int" ? "int goes up to 2 147 483 647; use long long." : "long long goes up to about 9·10^18.",
  },
  "bad-shift": {
    what: (x) => `A shift by ~${a(x)}~ bits in a number of ${b(x)} bits.`,
    instead: (x) => `The distance must be from 0 to ${Number(b(x)) - 1}; 1LL << n for large n.`,
  },
  "missing-return": {
    what: (x) => `*${a(x)}* ended ~without return~.`,
    instead: () => "Each way through the function must return a value.",
  },
  "stack-overflow": {
    what: (x) => `~${a(x)}~ calls are nested: does the recursion ever end?`,
    instead: () => "Check the condition that ends it, and that each call comes nearer to it.",
  },
  "out-of-memory": { what: (x) => `The program wants more than ~${a(x)} MB~.` },
  "empty-container": { what: (x) => `~${a(x)}~ takes from an empty container.`, instead: () => "Ask empty() first." },
  "input-exhausted": {
    what: () => "The program wants to read, but ~the input has ended~.",
    instead: () => "Add what is missing to the input, or ask if (cin >> x).",
  },
  "bad-input": { what: (x) => `The program reads ${term(a(x))}, but the input says ~${b(x)}~.` },
  "bad-argument": { what: (x) => `*${a(x)}* cannot take ~${b(x)}~.` },
  "assert-failed": { what: (x) => `~assert(${a(x)})~ does not hold.` },
  aborted: { what: () => "The program called ~abort~." },
  "empty-function": { what: (x) => `~${a(x)}~ holds no function.` },
  "budget-used-up": { what: (x) => `Stopped after ~${a(x)}~ rounds: does the loop ever end?` },
};
