//! Source text and positions in messages.

use proc_macro2::{Delimiter, Spacing, Span, TokenStream, TokenTree};
use quote::ToTokens;
pub(crate) use syn::{Error, Result};

/// The longest text of an operand that a message repeats, in bytes.
const SHORT: usize = 32;

/// Returns tokens as a user would write them.
pub(crate) fn source(of: impl ToTokens) -> String {
    let mut text = String::new();
    write(of.to_token_stream(), &mut text);
    text
}

/// Returns [`source`] of the tokens, if it is short.
pub(crate) fn short(of: impl ToTokens) -> Option<String> {
    Some(source(of)).filter(|text| text.len() <= SHORT)
}

/// Syntax with the span of its first token.
///
/// Stable compilers do not join spans, so syn's trait of this name returns the same span. Nightly compilers, and tests
/// that expand without a compiler, join them, which would change the carets of a message.
pub(crate) trait Spanned {
    /// Returns the span of the first token.
    fn span(&self) -> Span;
}

impl<T: ToTokens + ?Sized> Spanned for T {
    fn span(&self) -> Span {
        let first = self.to_token_stream().into_iter().next();
        first.map_or_else(Span::call_site, |token| token.span())
    }
}

fn write(tokens: TokenStream, text: &mut String) {
    // Whether an operand is expected next, so that `-` and `&` are prefix operators.
    let mut operand = true;
    let mut joint = false;
    // Whether the parameters of a closure have begun.
    let mut parameters = false;
    for token in tokens {
        match &token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::Brace => (" { ", " }"),
                    Delimiter::None => ("", ""),
                };
                text.push_str(open);
                write(group.stream(), text);
                text.push_str(close);
                (operand, joint) = (false, false);
            }
            TokenTree::Punct(punct) => {
                let c = punct.as_char();
                if c == '|' && parameters {
                    text.truncate(text.trim_end().len());
                    text.push_str("| ");
                    (operand, joint, parameters) = (true, false, false);
                    continue;
                }
                parameters |= c == '|' && operand && punct.spacing() == Spacing::Alone;
                match c {
                    ',' | ';' => text.push_str(if c == ',' { ", " } else { "; " }),
                    '.' | '?' | ':' => text.push(c),
                    '!' | '-' | '&' | '*' | '|' | '\'' if operand => text.push(c),
                    _ if joint => text.push(c),
                    // Of a macro, not of `!=`.
                    '!' if punct.spacing() == Spacing::Alone => text.push(c),
                    _ => {
                        text.push(' ');
                        text.push(c);
                    }
                }
                joint = punct.spacing() == Spacing::Joint;
                let tight = operand && matches!(c, '!' | '-' | '&' | '*' | '|')
                    || matches!(c, '.' | '?' | ':' | '!');
                if !joint && !tight && !text.ends_with(' ') {
                    text.push(' ');
                }
                operand = c != '?' && c != '.';
            }
            TokenTree::Ident(_) | TokenTree::Literal(_) => {
                let word = |c: char| c.is_alphanumeric() || c == '_';
                if text.ends_with(word) {
                    text.push(' ');
                }
                text.push_str(&token.to_string());
                let keyword = ["as", "return", "in", "mut"]
                    .iter()
                    .any(|k| token.to_string() == **k);
                (operand, joint) = (keyword, false);
            }
        }
    }
    text.truncate(text.trim_end().len());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_read_as_they_were_written() {
        let cases = [
            "x",
            "grad(|x| f(x, y))(x)",
            "scan(|(h, c), x| -h, h, xs)",
            "map(|a| a | b, x)",
            "p.w1",
            "t.0",
            "dot(x, p.w1)",
            "x.along([1])",
            "a + b * -c",
            "(a + b) * 2.0",
            "x as f32",
            "f32![2 * N, 3]",
            "model::BATCH",
            "!mask",
            "a << 2",
            "a <= b",
            "a != !b",
            "tensor![1.0] != f32![3]",
            "reduce(my_max, x, 0.0, dimensions = [0, 1])",
        ];
        for case in cases {
            let tokens: TokenStream = case.parse().unwrap();
            assert_eq!(source(tokens), case);
        }
    }
}
