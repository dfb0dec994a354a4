//! LaTeX: tabular environments, arrays and grids of the `sudoku` package.

use super::symbol::{Class, Symbol};

/// Commands without a mark on the page, and those whose argument is what is seen.
const PLAIN: &str =
    "hline toprule midrule bottomrule centering bf bfseries large Large LARGE huge Huge \
     small normalsize noindent quad qquad sffamily ttfamily displaystyle textbf mathbf textit emph \
     mathrm text textsf texttt mathsf underline mathit";

/// Commands whose argument (the first of `\textcolor`) is not seen either.
const WITH_ARGUMENT: &str =
    "begin end cline cmidrule vspace hspace phantom hphantom vphantom color \
     cellcolor rowcolor textcolor renewcommand setlength arrayrulewidth tabcolsep arraystretch \
     setcounter label";

/// The text with its commands worked out, when it is LaTeX; as it is otherwise. Commands that are not known
/// stay, and are refused where cells should be.
pub(super) fn flatten(symbols: Vec<Symbol>) -> Vec<Symbol> {
    let text: String = symbols.iter().map(|s| s.character).collect();
    let is_latex = ["\\begin{", "\\end{", "\\hline"]
        .iter()
        .any(|command| text.contains(command))
        || text.contains('&') && text.contains("\\\\");
    if !is_latex {
        return symbols;
    }
    let mut shown = Vec::with_capacity(symbols.len());
    let mut i = 0;
    while let Some(&symbol) = symbols.get(i) {
        let mut show = |character: char| {
            let at = symbol.at;
            shown.push(Symbol { character, at });
        };
        let next = symbols.get(i + 1).map(|s| s.character);
        i = match (symbol.character, next) {
            ('%', _) => line_end(&symbols, i),
            ('\\', Some('\\')) => {
                show('\n');
                arguments_end(&symbols, i + 2, 1)
            }
            ('\\', Some(c)) if c.is_ascii_alphabetic() => {
                let end = name_end(&symbols, i + 1);
                let name: String = symbols[i + 1..end].iter().map(|s| s.character).collect();
                let is_in = |list: &str| list.split_ascii_whitespace().any(|known| known == name);
                if is_in(WITH_ARGUMENT) {
                    // `\cline` and `\begin` stand on lines of their own, `\phantom` within one.
                    show(if matches!(name.as_str(), "begin" | "end") {
                        '\n'
                    } else {
                        ' '
                    });
                    let most = if name.ends_with("color") { 1 } else { 4 };
                    arguments_end(&symbols, end, most)
                } else if is_in(PLAIN) {
                    show(' ');
                    end
                } else {
                    show('\\');
                    shown.extend_from_slice(&symbols[i + 1..end]);
                    end
                }
            }
            ('\\', Some(',' | ' ' | ';' | '!')) => {
                show(' ');
                i + 2
            }
            ('{' | '}' | '$', _) => i + 1,
            ('~', _) => {
                show(' ');
                i + 1
            }
            (character, _) => {
                show(character);
                i + 1
            }
        };
    }
    shown
}

fn line_end(symbols: &[Symbol], from: usize) -> usize {
    symbols[from..]
        .iter()
        .position(|s| s.class() == Class::Newline)
        .map_or(symbols.len(), |length| from + length)
}

fn name_end(symbols: &[Symbol], from: usize) -> usize {
    symbols[from..]
        .iter()
        .position(|s| !s.character.is_ascii_alphabetic())
        .map_or(symbols.len(), |length| from + length)
}

/// Where at most so many `{…}` end that begin at `from`, with any `[…]` and `(…)` before them.
fn arguments_end(symbols: &[Symbol], from: usize, most: usize) -> usize {
    let (mut end, mut taken) = (from, 0);
    while taken < most {
        let close = match symbols.get(end).map(|s| s.character) {
            Some('{') => '}',
            Some('[') => ']',
            Some('(') => ')',
            _ => break,
        };
        let open = symbols[end].character;
        let mut depth = 0;
        let length = symbols[end..]
            .iter()
            .take_while(|s| s.class() != Class::Newline)
            .position(|s| {
                depth += i32::from(s.character == open) - i32::from(s.character == close);
                depth == 0
            });
        let Some(length) = length else { break };
        end += length + 1;
        taken += usize::from(open == '{');
    }
    end
}
