//! Syntax of Python and Julia that is not Rust, `x[1:, 0]`, `a @ b`, `x if c else y`, and the code to write instead.
//!
//! rustc reports such syntax itself, before the macro is expanded, and still passes the tokens on. The message here adds
//! the help.

use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};
use xla_hlo::ElementType;
use xla_hlo::list::Items;

use crate::message::source;

/// The token at which parsing failed.
struct Place {
    /// The tokens of its group.
    tokens: Vec<TokenTree>,
    /// Its index among them.
    at: usize,
    /// The tokens before the group, and the group.
    outer: Option<(Vec<TokenTree>, Group)>,
}

/// Foreign syntax.
pub(super) struct Foreign {
    /// Its tokens.
    pub(super) written: TokenStream,
    /// The help.
    pub(super) help: String,
}

/// Returns the foreign syntax where parsing failed.
pub(super) fn foreign(item: &TokenStream, at: Span) -> Option<Foreign> {
    let place = Place::of(item.clone(), None, &format!("{at:?}"))?;
    place
        .indices()
        .or_else(|| place.comprehension())
        .or_else(|| place.product())
        .or_else(|| place.choice())
        .or_else(|| place.lambda())
        .or_else(|| place.logic())
        .or_else(|| place.elementwise())
        .or_else(|| place.pipe())
        .or_else(|| place.colon())
        .or_else(|| place.tuple())
        .or_else(|| place.type_of_array())
}

fn text(tokens: &[TokenTree]) -> String {
    source(stream(tokens))
}

fn stream(tokens: &[TokenTree]) -> TokenStream {
    tokens.iter().cloned().collect()
}

fn is(token: Option<&TokenTree>, text: &str) -> bool {
    match token {
        Some(TokenTree::Ident(ident)) => ident == text,
        Some(TokenTree::Punct(punct)) => text.len() == 1 && text.starts_with(punct.as_char()),
        _ => false,
    }
}

/// Whether a token ends an expression that a dot or brackets may follow.
fn is_operand(token: Option<&TokenTree>) -> bool {
    match token {
        Some(TokenTree::Ident(ident)) => {
            !["in", "return", "if", "else", "match", "let", "while"].contains(&&*ident.to_string())
        }
        Some(TokenTree::Group(group)) => group.delimiter() != Delimiter::Brace,
        Some(TokenTree::Literal(_)) => true,
        _ => false,
    }
}

impl Place {
    /// Returns the place of a span.
    fn of(tokens: TokenStream, outer: Option<(Vec<TokenTree>, Group)>, at: &str) -> Option<Place> {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let is_it = |token: &TokenTree| match token {
            TokenTree::Group(group) => [group.span(), group.span_open()]
                .iter()
                .any(|span| format!("{span:?}") == at),
            token => format!("{:?}", token.span()) == at,
        };
        for (i, token) in tokens.iter().enumerate() {
            if is_it(token) {
                return Some(Place {
                    at: i,
                    outer,
                    tokens,
                });
            }
            if let TokenTree::Group(group) = token {
                let before = (tokens[..i].to_vec(), group.clone());
                let inside = Place::of(group.stream(), Some(before), at);
                if inside.is_some() {
                    return inside;
                }
            }
        }
        None
    }

    /// Returns the brackets around the token, and the tokens before them.
    fn brackets(&self) -> Option<(&[TokenTree], &Group)> {
        let (before, group) = self.outer.as_ref()?;
        (group.delimiter() == Delimiter::Bracket).then_some((before, group))
    }

    fn is(&self, at: usize, text: &str) -> bool {
        is(self.tokens.get(at), text)
    }

    /// Returns the index of the first token of the operand that ends before a token.
    fn operand_before(&self, end: usize) -> usize {
        operand_before(&self.tokens, end)
    }

    /// Returns the index after the operand that begins at a token.
    fn operand_after(&self, start: usize) -> usize {
        let mut end = start;
        if self.is(end, "-") || self.is(end, "!") {
            end += 1;
        }
        end += 1;
        loop {
            match self.tokens.get(end) {
                Some(TokenTree::Group(group)) if group.delimiter() != Delimiter::Brace => end += 1,
                token if is(token, ".") => end += 2,
                token if is(token, ":") && self.is(end + 1, ":") => end += 3,
                _ => return end.min(self.tokens.len()),
            }
        }
    }

    /// Returns the index of the first token of the expression around a token.
    fn start(&self) -> usize {
        let before = self.tokens[..self.at].iter();
        let is_end = |token: &TokenTree| {
            [";", ",", "="].iter().any(|end| is(Some(token), end))
                || ["return", "let", "in"]
                    .iter()
                    .any(|end| is(Some(token), end))
                || matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
        };
        let end = before.rev().position(is_end);
        end.map_or(0, |back| self.at - back)
    }

    /// Returns the index after the expression around a token.
    fn end(&self) -> usize {
        let mut after = self.tokens[self.at..].iter();
        let is_end = |token: &TokenTree| [";", ","].iter().any(|end| is(Some(token), end));
        after
            .position(is_end)
            .map_or(self.tokens.len(), |count| self.at + count)
    }

    fn found(&self, from: usize, to: usize, help: String) -> Option<Foreign> {
        let written = stream(self.tokens.get(from..to)?);
        Some(Foreign { written, help })
    }

    /// `x[1:3, :]`, `x[::2]`, `x[..., 0]`, `x[i, j]`.
    fn indices(&self) -> Option<Foreign> {
        let (before, _) = self
            .brackets()
            .filter(|(before, _)| is_operand(before.last()))?;
        let items = self.tokens.split(|token| is(Some(token), ","));
        let items: Vec<&[TokenTree]> = items.filter_items(|item| !item.is_empty()).collect_vec();
        let of = text(&before[operand_before(before, before.len())..]);
        let mut all = Vec::with_capacity(items.len());
        for (dimension, item) in items.iter().enumerate() {
            let parts = item.split(|token| is(Some(token), ":"));
            let parts = parts.map(text).collect_vec();
            all.push(match &parts[..] {
                [one] if one.chars().all(|c| c == '.') && one.len() == 3 => "..".to_string(),
                [one] => one.clone(),
                [start, end] => format!("{start}..{end}"),
                [start, end, step] if items.len() == 1 => {
                    let help = match (start.as_str(), end.as_str(), step.as_str()) {
                        ("", "", "-1") => format!("write `rev({of}, [0])`"),
                        (start, end, step) if !step.starts_with('-') => {
                            let start = if start.is_empty() { "0" } else { start };
                            let size = format!("{of}.dims()[{dimension}]");
                            let end = if end.is_empty() { &size } else { end };
                            format!("write `slice({of}, [{start}], [{end}], [{step}])`")
                        }
                        _ => format!("write `rev(slice({of}, [..], [..], [..]), [0])`"),
                    };
                    return self.in_brackets(before, help);
                }
                _ => return None,
            });
        }
        let is_changed =
            items.len() > 1 || all.first().is_some_and(|one| *one != text(&self.tokens));
        let list = all.join(", ");
        let help = match all.len() {
            1 => format!("write `{of}[{list}]`"),
            _ => format!("write `{of}[({list})]`"),
        };
        is_changed.then(|| self.in_brackets(before, help)).flatten()
    }

    fn in_brackets(&self, before: &[TokenTree], help: String) -> Option<Foreign> {
        let mut written = stream(&before[operand_before(before, before.len())..]);
        let (_, brackets) = self.brackets()?;
        written.extend([TokenTree::from(brackets.clone())]);
        Some(Foreign { written, help })
    }

    /// `[x * 2.0 for x in xs]`.
    fn comprehension(&self) -> Option<Foreign> {
        let (_, brackets) = self.brackets().filter(|_| self.is(self.at, "for"))?;
        let rest = &self.tokens[self.at + 1..];
        let within = rest.iter().position(|token| is(Some(token), "in"))?;
        let (name, of) = (text(&rest[..within]), text(&rest[within + 1..]));
        let body = text(&self.tokens[..self.at]);
        let help = format!(
            "write `map(|{name}| {body}, {of})` for the elements of an array, `vmap(|{name}| {body})({of})` for the rows \
             of a matrix"
        );
        let written = TokenTree::from(brackets.clone()).into();
        Some(Foreign { written, help })
    }

    /// `a @ b`.
    fn product(&self) -> Option<Foreign> {
        if !self.is(self.at, "@") {
            return None;
        }
        let (from, to) = (
            self.operand_before(self.at),
            self.operand_after(self.at + 1),
        );
        let (a, b) = (
            text(&self.tokens[from..self.at]),
            text(&self.tokens[self.at + 1..to]),
        );
        self.found(from, to, format!("write `dot({a}, {b})`"))
    }

    /// `x if c else y`.
    fn choice(&self) -> Option<Foreign> {
        let (start, end) = (self.start(), self.end());
        let otherwise = self.tokens[self.at..end].iter();
        let otherwise = otherwise
            .clone()
            .position(|token| is(Some(token), "else"))?
            + self.at;
        if !self.is(self.at, "if") || start == self.at {
            return None;
        }
        let part = |from: usize, to: usize| text(&self.tokens[from..to]);
        let (x, y) = (part(start, self.at), part(otherwise + 1, end));
        let c = part(self.at + 1, otherwise);
        let help = format!(
            "write `if {c} {{ {x} }} else {{ {y} }}`, or `select({c}, {x}, {y})` for the elements of arrays"
        );
        self.found(start, end, help)
    }

    /// `lambda x, y: x + y`, and `def f(x): ..`.
    fn lambda(&self) -> Option<Foreign> {
        let keyword = self.at.checked_sub(1)?;
        if self.is(keyword, "def") {
            let name = text(&self.tokens[self.at..=self.at]);
            let help = format!(
                "write a closure, `let {name} = |x| ..;`, or a function outside of this one"
            );
            return self.found(keyword, self.at + 1, help);
        }
        if !self.is(keyword, "lambda") {
            return None;
        }
        let colon = self.tokens[self.at..].iter();
        let colon = colon.clone().position(|token| is(Some(token), ":"))? + self.at;
        let (params, body) = (
            text(&self.tokens[self.at..colon]),
            text(&self.tokens[colon + 1..]),
        );
        let body = body.split([',', ';']).next().unwrap_or_default().trim();
        self.found(keyword, colon + 1, format!("write `|{params}| {body}`"))
    }

    /// `a and b`, `a or b`, `not a`.
    fn logic(&self) -> Option<Foreign> {
        let keyword = self.at.checked_sub(1)?;
        if self.is(keyword, "not") {
            let end = self.operand_after(self.at);
            let operand = text(&self.tokens[self.at..end]);
            return self.found(keyword, end, format!("write `!{operand}`"));
        }
        let operator = match () {
            () if self.is(self.at, "and") => "&",
            () if self.is(self.at, "or") => "|",
            () => return None,
        };
        let (start, end) = (self.start(), self.end());
        let side = |from: usize, to: usize| match to - from {
            1 => text(&self.tokens[from..to]),
            _ => format!("({})", text(&self.tokens[from..to])),
        };
        let (a, b) = (side(start, self.at), side(self.at + 1, end));
        self.found(start, end, format!("write `{a} {operator} {b}`"))
    }

    /// `x .* y` and `x.^2` of Julia.
    fn elementwise(&self) -> Option<Foreign> {
        let dot = self.at.checked_sub(1).filter(|dot| self.is(*dot, "."))?;
        let operator = ["*", "+", "-", "/", "^"];
        let operator = operator.into_iter().find(|of| self.is(self.at, of))?;
        let (from, to) = (self.operand_before(dot), self.operand_after(self.at + 1));
        let (a, b) = (
            text(&self.tokens[from..dot]),
            text(&self.tokens[self.at + 1..to]),
        );
        let help = match operator {
            "^" => match b.parse::<u32>() {
                Ok(_) => format!("write `pow({a}, {b}.0)`"),
                Err(_) => format!("write `pow({a}, {b})`"),
            },
            _ => format!("write `{a} {operator} {b}`: operators are elementwise"),
        };
        self.found(from, to, help)
    }

    /// `x |> f` of Julia.
    fn pipe(&self) -> Option<Foreign> {
        let bar = self.at.checked_sub(1).filter(|bar| self.is(*bar, "|"))?;
        if !self.is(self.at, ">") {
            return None;
        }
        let (from, to) = (self.operand_before(bar), self.operand_after(self.at + 1));
        let (x, f) = (
            text(&self.tokens[from..bar]),
            text(&self.tokens[self.at + 1..to]),
        );
        self.found(from, to, format!("write `{f}({x})`"))
    }

    /// `for i in range(n):`, `if x > 0.0:`, `while x > 0.0:`.
    fn colon(&self) -> Option<Foreign> {
        if !self.is(self.at, ":") {
            return None;
        }
        let before = self.tokens[..self.at].iter();
        let is_keyword =
            |token: &TokenTree| ["for", "if", "while"].iter().any(|of| is(Some(token), of));
        let start = self.at - 1 - before.rev().position(is_keyword)?;
        let mut head = text(&self.tokens[start..self.at]);
        if let Some((counted, range)) = head.split_once(" in range(") {
            let range = range
                .trim_end_matches(')')
                .split(',')
                .map(str::trim)
                .collect_vec();
            head = match &range[..] {
                [end] => format!("{counted} in 0..{end}"),
                [start, end] => format!("{counted} in {start}..{end}"),
                [start, end, step] => format!("{counted} in ({start}..{end}).step_by({step})"),
                _ => return None,
            };
        }
        self.found(start, self.at + 1, format!("write `{head} {{ .. }}`"))
    }

    /// `return a, b`, `let (a, b) = c, d;`.
    fn tuple(&self) -> Option<Foreign> {
        let before = self.start().checked_sub(1)?;
        let is_tuple = self.is(before, "=") || self.is(before, "return");
        if !self.is(self.at, ",") || !is_tuple {
            return None;
        }
        let after = self.tokens[self.at..].iter();
        let end = after.clone().position(|token| is(Some(token), ";"));
        let end = end.map_or(self.tokens.len(), |count| self.at + count);
        let list = text(&self.tokens[before + 1..end]);
        self.found(before + 1, end, format!("write a tuple: `({list})`"))
    }

    /// `f32[2, 3]`.
    fn type_of_array(&self) -> Option<Foreign> {
        let TokenTree::Group(group) = self.tokens.get(self.at)? else {
            return None;
        };
        let element = text(self.tokens.get(self.at.checked_sub(1)?..self.at)?);
        ElementType::from_name(&element)?;
        let sizes = source(group.stream());
        let help = format!("write `{element}![{sizes}]`");
        self.found(self.at - 1, self.at + 1, help)
    }
}

fn operand_before(tokens: &[TokenTree], end: usize) -> usize {
    let mut start = end;
    while start > 0 && is_operand(tokens.get(start - 1)) {
        let is_group = matches!(tokens.get(start - 1), Some(TokenTree::Group(_)));
        start -= 1;
        let before = start.checked_sub(1).and_then(|before| tokens.get(before));
        if is(before, ".") {
            start -= 1;
        } else if is(before, ":") {
            start = start.saturating_sub(2);
        } else if !is_group || !is_operand(before) {
            break;
        }
    }
    start
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the foreign syntax in a body and its help.
    fn found(body: &str) -> Option<(String, String)> {
        let item: TokenStream = format!("fn f() {{ {body} }}").parse().unwrap();
        let fault = syn::parse2::<syn::ItemFn>(item.clone())
            .err()
            .expect("a mistake");
        let foreign = foreign(&item, fault.span())?;
        Some((source(foreign.written), foreign.help))
    }

    #[test]
    fn syntax_of_python_and_julia_has_the_code_to_write_instead() {
        let cases = [
            (
                "x[::2]",
                "x[::2]",
                "write `slice(x, [0], [x.dims()[0]], [2])`",
            ),
            ("x[1:7:2]", "x[1:7:2]", "write `slice(x, [1], [7], [2])`"),
            ("x[::-1]", "x[::-1]", "write `rev(x, [0])`"),
            ("let z = x @ p.w;", "x @ p.w", "write `dot(x, p.w)`"),
            ("relu(f(x) @ y + 1.0)", "f(x) @ y", "write `dot(f(x), y)`"),
            ("x[:, 0]", "x[:, 0]", "write `x[(.., 0)]`"),
            ("p.w[0, 1]", "p.w[0, 1]", "write `p.w[(0, 1)]`"),
            ("x[1:3]", "x[1:3]", "write `x[1..3]`"),
            ("x[-2:]", "x[-2:]", "write `x[-2..]`"),
            ("x[..., 0]", "x[..., 0]", "write `x[(.., 0)]`"),
            (
                "let c = a > 0.0 and b;",
                "a > 0.0 and b",
                "write `(a > 0.0) & b`",
            ),
            ("not a", "not a", "write `!a`"),
            (
                "let y = x if c else z;",
                "x if c else z",
                "write `if c { x } else { z }`, or `select(c, x, z)` for the elements of arrays",
            ),
            (
                "let g = lambda v: v * 2.0;",
                "lambda v:",
                "write `|v| v * 2.0`",
            ),
            (
                "x .* y",
                "x.* y",
                "write `x * y`: operators are elementwise",
            ),
            ("x.^2", "x.^ 2", "write `pow(x, 2.0)`"),
            ("x |> relu", "x |> relu", "write `relu(x)`"),
            (
                "for i in range(1, n): y",
                "for i in range(1, n):",
                "write `for i in 1..n { .. }`",
            ),
            ("if x > 0.0: y", "if x > 0.0:", "write `if x > 0.0 { .. }`"),
            (
                "[v * 2.0 for v in x]",
                "[v * 2.0 for v in x]",
                "write `map(|v| v * 2.0, x)` for the elements of an array, `vmap(|v| v * 2.0)(x)` for the rows of a matrix",
            ),
            ("return a, b", "a, b", "write a tuple: `(a, b)`"),
            ("let (a, b) = c, d;", "c, d", "write a tuple: `(c, d)`"),
            ("let y: f32[2, 3] = x;", "f32[2, 3]", "write `f32![2, 3]`"),
        ];
        for (body, written, help) in cases {
            let expected = (written.to_string(), help.to_string());
            assert_eq!(found(body), Some(expected), "{body}");
        }
    }

    #[test]
    fn other_mistakes_are_not_taken_for_foreign_syntax() {
        for body in ["let z = x + y z * 2.0", "a < b < c", "f(x y)"] {
            assert_eq!(found(body), None, "{body}");
        }
    }
}
