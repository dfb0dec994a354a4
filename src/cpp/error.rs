//! What can be wrong with a program: stable kinds, the place, and the words' arguments.
//!
//! No sentence lives here. A reader's language is chosen by whoever shows the error, from
//! [`Kind::code`] and [`Diagnostic::args`].

/// A half-open range of byte offsets into the source text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Span {
    /// Offset of the first byte.
    pub lo: u32,
    /// Offset just behind the last byte.
    pub hi: u32,
}

impl Span {
    /// Marks offsets that belong to the built-in library's text, which the reader never sees.
    pub(crate) const LIBRARY: u32 = 1 << 31;

    pub(crate) fn to(self, end: Span) -> Span {
        Span {
            lo: self.lo,
            hi: end.hi.max(self.lo),
        }
    }

    pub(crate) fn is_library(self) -> bool {
        self.lo & Self::LIBRARY != 0
    }
}

/// When an error of some kind shows itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Before running: the program is refused.
    Compile,
    /// While running: the program was stopped at a line.
    Run,
    /// The allowance of steps ran out.
    Budget,
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident = $code:literal in $phase:ident,)*) => {
        /// Every kind of error, each with a stable code. The arguments that come with it are listed in its text.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Kind { $($(#[$doc])* $name,)* }

        impl Kind {
            /// All kinds, in the order of their declaration.
            pub const ALL: &'static [Kind] = &[$(Kind::$name,)*];

            /// The stable code, for instance `undeclared-name`.
            pub fn code(self) -> &'static str {
                match self { $(Kind::$name => $code,)* }
            }

            /// When this kind shows itself.
            pub fn phase(self) -> Phase {
                match self { $(Kind::$name => Phase::$phase,)* }
            }
        }
    };
}

kinds! {
    /// A character that no C++ program contains here. Arguments: the character.
    BadCharacter = "bad-character" in Compile,
    /// A text or character literal, or a comment, that does not end. Arguments: `string`, `character` or `comment`.
    UnfinishedLiteral = "unfinished-literal" in Compile,
    /// A literal that cannot be read. Arguments: its text.
    BadLiteral = "bad-literal" in Compile,
    /// A number too large for every integer type. Arguments: its text.
    LiteralTooLarge = "literal-too-large" in Compile,
    /// A `#` line that is not understood. Arguments: the directive.
    BadDirective = "bad-directive" in Compile,
    /// An `#include` of a header that is not known here. Arguments: the header.
    UnknownHeader = "unknown-header" in Compile,
    /// A macro used with the wrong number of arguments. Arguments: its name.
    BadMacro = "bad-macro" in Compile,
    /// A statement or declaration without its `;`. The place is where it belongs.
    MissingSemicolon = "missing-semicolon" in Compile,
    /// A `}`, `)` or `]` that never comes. Arguments: the bracket that is missing.
    MissingBracket = "missing-bracket" in Compile,
    /// Something else was expected. Arguments: what was expected, what was found.
    UnexpectedToken = "unexpected-token" in Compile,
    /// `else` without an `if`.
    ElseWithoutIf = "else-without-if" in Compile,
    /// Nesting too deep to read. Arguments: the limit.
    NestedTooDeep = "nested-too-deep" in Compile,
    /// More code or data than is allowed. Arguments: what is too large.
    ProgramTooLarge = "program-too-large" in Compile,
    /// A part of C++ that is outside this subset. Arguments: the feature's code, the text found.
    Unsupported = "unsupported" in Compile,
    /// A name that was not declared. Arguments: the name, and a similar known name or nothing.
    UndeclaredName = "undeclared-name" in Compile,
    /// A name of the standard library used without `std::` or `using namespace std;`. Arguments: the name.
    MissingStd = "missing-std" in Compile,
    /// A name that should be a type and is none. Arguments: the name.
    UnknownType = "unknown-type" in Compile,
    /// A type without such a member. Arguments: the type, the member.
    UnknownMember = "unknown-member" in Compile,
    /// The name is declared twice in one scope. Arguments: the name.
    DuplicateName = "duplicate-name" in Compile,
    /// A word of the language used as a name. Arguments: the word.
    ReservedWord = "reserved-word" in Compile,
    /// A value of one type where another is needed. Arguments: the type found, the type needed.
    TypeMismatch = "type-mismatch" in Compile,
    /// An operator that these types do not have. Arguments: the operator, the types of its operands.
    BadOperands = "bad-operands" in Compile,
    /// A call with the wrong number of arguments. Arguments: the function, how many it takes, how many it got.
    WrongArgumentCount = "wrong-argument-count" in Compile,
    /// No function of that name takes these arguments. Arguments: the function, the types of the arguments.
    NoMatchingFunction = "no-matching-function" in Compile,
    /// Several functions fit equally well. Arguments: the function.
    AmbiguousCall = "ambiguous-call" in Compile,
    /// Something is called that is no function. Arguments: its type.
    NotAFunction = "not-a-function" in Compile,
    /// Something constant is changed. Arguments: its text.
    AssignToConst = "assign-to-const" in Compile,
    /// The left side of an assignment is not a variable. Arguments: its text.
    NotAssignable = "not-assignable" in Compile,
    /// A reference that must be bound to a variable is bound to a value, or to nothing. Arguments: the type.
    BadReference = "bad-reference" in Compile,
    /// A constant is needed (array size, case label). Arguments: its text.
    NotConstant = "not-constant" in Compile,
    /// An array's size is zero or negative or missing. Arguments: its text.
    BadArraySize = "bad-array-size" in Compile,
    /// More initial values than places. Arguments: places, values.
    TooManyInitialisers = "too-many-initialisers" in Compile,
    /// A constant without its value. Arguments: the name.
    ConstWithoutValue = "const-without-value" in Compile,
    /// `auto` without anything to read the type from. Arguments: the name.
    CannotDeduce = "cannot-deduce" in Compile,
    /// `break` outside a loop or switch. Arguments: `break` or `continue`.
    JumpOutsideLoop = "jump-outside-loop" in Compile,
    /// `return` without a value in a function that gives one, or with one in a `void` function. Arguments: the function.
    BadReturn = "bad-return" in Compile,
    /// The address or a reference of a local variable is returned. Arguments: the variable.
    ReturnsLocal = "returns-local" in Compile,
    /// Two `case` labels are equal. Arguments: the value.
    DuplicateCase = "duplicate-case" in Compile,
    /// There is no `main`.
    NoMain = "no-main" in Compile,
    /// A function is declared and called, but its body is missing. Arguments: the function.
    NoBody = "no-body" in Compile,
    /// A lambda uses a variable it did not capture. Arguments: the variable.
    NotCaptured = "not-captured" in Compile,
    /// `printf` or `scanf` format and argument disagree. Arguments: the conversion, the type found.
    FormatMismatch = "format-mismatch" in Compile,
    /// `printf` or `scanf` have too few or too many arguments. Arguments: needed, given.
    FormatCount = "format-count" in Compile,
    /// Division by the constant zero. Arguments: none.
    DivisionByConstantZero = "division-by-constant-zero" in Compile,

    /// Index outside an array. Arguments: the array, the index, the size.
    IndexOutOfRange = "index-out-of-range" in Run,
    /// A variable or array cell is read before it has a value. Arguments: its text.
    UnsetRead = "unset-read" in Run,
    /// The null pointer is followed. Arguments: its text.
    NullPointer = "null-pointer" in Run,
    /// A pointer or iterator outside its array, or to something that is gone. Arguments: its text.
    StrayPointer = "stray-pointer" in Run,
    /// Division or remainder by zero. Arguments: the operator.
    DivisionByZero = "division-by-zero" in Run,
    /// A result that does not fit its signed type. Arguments: the operation, the type.
    Overflow = "overflow" in Run,
    /// Shift by a negative or too large number of bits. Arguments: the distance, the width.
    BadShift = "bad-shift" in Run,
    /// A function ended without `return`. Arguments: the function.
    MissingReturn = "missing-return" in Run,
    /// Calls nested too deep. Arguments: the depth.
    StackOverflow = "stack-overflow" in Run,
    /// Too much memory. Arguments: the limit in MB.
    OutOfMemory = "out-of-memory" in Run,
    /// Something is taken from an empty container. Arguments: its text, the operation.
    EmptyContainer = "empty-container" in Run,
    /// The program reads, but the input has ended. Arguments: none.
    InputExhausted = "input-exhausted" in Run,
    /// The input is not what is being read. Arguments: what was expected, what stands there.
    BadInput = "bad-input" in Run,
    /// An argument outside a library function's domain. Arguments: the function, the value.
    BadArgument = "bad-argument" in Run,
    /// `assert` failed. Arguments: its condition.
    AssertFailed = "assert-failed" in Run,
    /// `abort` was called.
    Aborted = "aborted" in Run,
    /// An empty `function<…>` is called. Arguments: its text.
    EmptyFunction = "empty-function" in Run,
    /// The allowance of steps ran out. Arguments: the allowance.
    BudgetUsedUp = "budget-used-up" in Budget,
}

/// One error: kind, place and the words' arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// What is wrong.
    pub kind: Kind,
    /// Where, in byte offsets.
    pub span: Span,
    /// Line of the first character, from 1.
    pub line: u32,
    /// Column of the first character, from 1, counted in characters.
    pub column: u32,
    /// Line of the last character, from 1.
    pub end_line: u32,
    /// Column just behind the last character, from 1.
    pub end_column: u32,
    /// Names, types and numbers for the sentence, as the kind's text lists them.
    pub args: Vec<String>,
}

/// An error whose line is not worked out yet.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub kind: Kind,
    pub span: Span,
    pub args: Vec<String>,
}

/// Makes a fault; every stage of the compiler ends in this.
pub(crate) fn fault<T>(kind: Kind, span: Span, args: &[&str]) -> Result<T, Box<Fault>> {
    Err(Box::new(Fault {
        kind,
        span,
        args: args.iter().map(|a| (*a).to_string()).collect(),
    }))
}

/// Line starts of a text, to turn offsets into lines and columns.
#[derive(Clone, Debug)]
pub(crate) struct LineMap {
    text: String,
    starts: Vec<u32>,
}

impl LineMap {
    pub fn new(text: &str) -> Self {
        let mut starts = vec![0];
        starts.extend(
            text.bytes()
                .enumerate()
                .filter(|&(_, b)| b == b'\n')
                .map(|(i, _)| i as u32 + 1),
        );
        LineMap {
            text: text.to_string(),
            starts,
        }
    }

    /// Line and column, both from 1; the column counts characters.
    pub fn place(&self, offset: u32) -> (u32, u32) {
        let offset = (offset as usize).min(self.text.len());
        let line = self.starts.partition_point(|&s| s as usize <= offset) - 1;
        let start = self.starts[line] as usize;
        let column = self.text.as_bytes()[start..offset]
            .iter()
            .filter(|&&b| b & 0xC0 != 0x80)
            .count();
        (line as u32 + 1, column as u32 + 1)
    }

    pub fn line(&self, offset: u32) -> u32 {
        self.place(offset).0
    }

    /// The text of a span, on one line, for use in arguments.
    pub fn text(&self, span: Span) -> &str {
        self.text
            .get(span.lo as usize..span.hi as usize)
            .unwrap_or("")
    }

    pub fn diagnostic(&self, f: Fault) -> Diagnostic {
        let (line, column) = self.place(f.span.lo);
        let (end_line, end_column) = self.place(f.span.hi.max(f.span.lo));
        Diagnostic {
            kind: f.kind,
            span: f.span,
            line,
            column,
            end_line,
            end_column,
            args: f.args,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_unique() {
        let mut codes: Vec<_> = Kind::ALL.iter().map(|k| k.code()).collect();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), Kind::ALL.len());
    }

    #[test]
    fn columns_count_characters() {
        let map = LineMap::new("số = 1;\nb");
        assert_eq!(map.place(0), (1, 1));
        assert_eq!(map.place(5), (1, 4));
        assert_eq!(map.place(10), (2, 1));
    }
}
