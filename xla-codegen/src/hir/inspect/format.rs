//! Format strings of Rust.

use std::iter::Peekable;
use std::str::Chars;

/// A format string.
#[derive(Clone)]
pub(crate) struct Format {
    pub(crate) pieces: Vec<Piece>,
}

/// A part of a format string.
#[derive(Clone)]
pub(crate) enum Piece {
    /// Text without escapes.
    Text(String),
    /// Braces: the number of their argument, and how it is formatted.
    Value(usize, Spec),
}

/// The part of braces after the `:`.
#[derive(Clone, Default)]
pub(crate) struct Spec {
    /// The fill, the alignment, the sign, `#` and `0`, as they are written.
    pub(crate) flags: String,
    pub(crate) width: Option<Count>,
    pub(crate) precision: Option<Count>,
    /// The letters that select the trait, such as `?`.
    pub(crate) kind: String,
}

/// A width or a precision.
#[derive(Clone, Copy)]
pub(crate) enum Count {
    Number(usize),
    /// The number of the argument that it is.
    Argument(usize),
}

/// The arguments of a format string.
pub(super) struct Arguments {
    /// The number of arguments without a name, which come first.
    pub(super) positional: usize,
    /// The names of the others. Names in the string that are not among them are added: variables.
    pub(super) names: Vec<String>,
    /// Whether each is used.
    used: Vec<bool>,
    /// The number of the next argument of `{}`.
    next: usize,
}

impl Arguments {
    pub(super) fn new(positional: usize, names: Vec<String>) -> Arguments {
        Arguments {
            used: vec![false; positional + names.len()],
            positional,
            names,
            next: 0,
        }
    }

    /// Returns the first argument that is not used.
    pub(super) fn unused(&self) -> Option<usize> {
        self.used.iter().position(|used| !used)
    }

    fn named(&mut self, name: &str) -> usize {
        let known = self.names.iter().position(|known| known == name);
        let number = self.positional + known.unwrap_or(self.names.len());
        if known.is_none() {
            self.names.push(name.to_string());
            self.used.push(true);
        }
        self.used[number] = true;
        number
    }

    fn numbered(&mut self, number: usize) -> Result<usize, String> {
        let Some(used) = self.used.get_mut(number) else {
            let count = self.used.len();
            let s = if count == 1 { "" } else { "s" };
            return Err(format!(
                "expected an argument for each `{{}}`: argument {number} does not exist, found {count} argument{s}"
            ));
        };
        *used = true;
        Ok(number)
    }

    fn following(&mut self) -> Result<usize, String> {
        self.next += 1;
        self.numbered(self.next - 1)
    }
}

impl Format {
    /// Reads a format string.
    pub(super) fn read(text: &str, arguments: &mut Arguments) -> Result<Format, String> {
        let mut pieces = Vec::new();
        let mut before = String::new();
        let mut rest = text.chars().peekable();
        while let Some(c) = rest.next() {
            match c {
                '{' | '}' if rest.next_if_eq(&c).is_some() => before.push(c),
                '}' => return Err("expected `}}` for a brace in a format string".to_string()),
                '{' => {
                    let inside = inside(&mut rest)?;
                    if !before.is_empty() {
                        pieces.push(Piece::Text(std::mem::take(&mut before)));
                    }
                    pieces.push(value(&inside, arguments)?);
                }
                c => before.push(c),
            }
        }
        if !before.is_empty() {
            pieces.push(Piece::Text(before));
        }
        Ok(Format { pieces })
    }
}

/// Returns the text up to the closing brace.
fn inside(rest: &mut Peekable<Chars<'_>>) -> Result<String, String> {
    let mut inside = String::new();
    while let Some(c) = rest.next() {
        match c {
            // A brace may be the fill: `{x:}>8}`.
            '}' if !(inside.ends_with(':') && matches!(rest.peek(), Some('<' | '^' | '>'))) => {
                return Ok(inside);
            }
            c => inside.push(c),
        }
    }
    Err(format!(
        "expected `}}` after `{{{inside}`\n  help: write `{{{{` for a brace in a format string"
    ))
}

/// Reads the argument and the format in braces.
fn value(inside: &str, arguments: &mut Arguments) -> Result<Piece, String> {
    let (name, spec) = inside.split_once(':').unwrap_or((inside, ""));
    let (name, spec) = (name.trim(), spec.trim_end());
    // `{:.*}` takes the precision before the value.
    let before = spec
        .contains(".*")
        .then(|| arguments.following())
        .transpose()?;
    let argument = if name.is_empty() {
        arguments.following()?
    } else {
        argument(name, arguments)?
    };
    let wrong = || format!("expected a format such as `{{:.3}}` or `{{:?}}`, found `{{{inside}}}`");
    Ok(Piece::Value(
        argument,
        read_spec(spec, before, arguments)?.ok_or_else(wrong)?,
    ))
}

/// Returns the number of the argument with a name or a number.
fn argument(name: &str, arguments: &mut Arguments) -> Result<usize, String> {
    if let Ok(number) = name.parse() {
        return arguments.numbered(number);
    }
    if !is_name(name) {
        return Err(format!(
            "expected a name in the braces of a format string, found `{name}`\n  \
             help: pass it as an argument: `\"{{}}\", {name}`"
        ));
    }
    Ok(arguments.named(name))
}

fn is_name(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(|c| c.is_alphabetic() || c == '_')
        && chars.all(|c| c.is_alphanumeric() || c == '_')
}

/// Reads a format; `None` if it is none.
fn read_spec(
    text: &str,
    before: Option<usize>,
    arguments: &mut Arguments,
) -> Result<Option<Spec>, String> {
    let mut spec = Spec::default();
    let mut rest = text;
    let second = rest.chars().nth(1).is_some_and(is_alignment);
    let first = rest.chars().next().is_some_and(is_alignment);
    let count = if second { 2 } else { usize::from(first) };
    let fill: String = rest.chars().take(count).collect();
    rest = &rest[fill.len()..];
    spec.flags = fill;
    for flags in [&['+', '-'][..], &['#'], &['0']] {
        let Some(c) = rest.chars().next().filter(|c| flags.contains(c)) else {
            continue;
        };
        // `0$` is a width: argument 0.
        if !rest[1..].starts_with('$') {
            spec.flags.push(c);
            rest = &rest[1..];
        }
    }
    (spec.width, rest) = read_count(rest, arguments)?;
    if let Some(after) = rest.strip_prefix('.') {
        (spec.precision, rest) = match (after.strip_prefix('*'), before) {
            (Some(after), Some(number)) => (Some(Count::Argument(number)), after),
            _ => read_count(after, arguments)?,
        };
        if spec.precision.is_none() {
            return Ok(None);
        }
    }
    spec.kind = rest.to_string();
    let kinds = ["", "?", "x?", "X?", "x", "X", "o", "b", "e", "E"];
    Ok(kinds.contains(&rest).then_some(spec))
}

fn is_alignment(c: char) -> bool {
    matches!(c, '<' | '^' | '>')
}

/// Reads a number, or an argument with a `$`.
fn read_count<'t>(
    text: &'t str,
    arguments: &mut Arguments,
) -> Result<(Option<Count>, &'t str), String> {
    let end = text.find(|c: char| !(c.is_alphanumeric() || c == '_'));
    let (word, rest) = text.split_at(end.unwrap_or(text.len()));
    if let Some(rest) = rest.strip_prefix('$') {
        return Ok((Some(Count::Argument(argument(word, arguments)?)), rest));
    }
    let digits = text
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(text.len());
    let (digits, rest) = text.split_at(digits);
    Ok(match digits.parse() {
        Ok(number) => (Some(Count::Number(number)), rest),
        Err(_) => (None, text),
    })
}
