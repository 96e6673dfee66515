//! A scanner for text, and its errors.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// An error in a text, or in a file of bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The position of the mistake.
    pub at: Position,
    /// The mistake.
    pub wrong: Wrong,
}

/// A position in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Position {
    /// In a text: `3:14`.
    Text {
        /// The line, from 1.
        line: usize,
        /// The character of the line, from 1.
        column: usize,
    },
    /// The number of bytes before it, in a file that is not text: `byte 52`.
    Byte(usize),
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Position::Text { line, column } => write!(f, "{line}:{column}"),
            Position::Byte(byte) => write!(f, "byte {byte}"),
        }
    }
}

impl ParseError {
    /// Returns the error after the path of its file: `model.mlir:3:14: ..`, or `model.bin: byte 52: ..`.
    #[must_use]
    pub fn in_file(&self, path: &str) -> String {
        match self.at {
            Position::Text { .. } => format!("{path}:{self}"),
            Position::Byte(_) => format!("{path}: {self}"),
        }
    }
}

/// A mistake in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// Something else was expected.
    Unexpected {
        /// The expected text.
        expected: String,
        /// The text found.
        found: String,
    },
    /// A rule refuses the instruction, shape or layout; holds the rule's message.
    Refused(String),
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.at)?;
        match &self.wrong {
            Wrong::Unexpected { expected, found } => {
                write!(f, "expected {expected}, found {found}")
            }
            Wrong::Refused(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for ParseError {}

/// A position in a text. Reading skips blanks and comments first.
#[derive(Clone)]
pub struct Scanner<'t> {
    text: &'t str,
    at: usize,
    /// The number of open brackets that the reader has recursed into.
    depth: usize,
}

/// The deepest nesting of brackets that is read.
const DEPTH: usize = 64;

impl<'t> Scanner<'t> {
    /// Returns a scanner at the beginning of a text.
    pub fn new(text: &'t str) -> Scanner<'t> {
        Scanner {
            text,
            at: 0,
            depth: 0,
        }
    }

    /// Returns the byte offset of the next token.
    pub fn at(&mut self) -> usize {
        self.skip_blanks();
        self.at
    }

    /// Returns the rest of the text, blanks included.
    pub fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// Skips bytes that were read from [`Scanner::rest`].
    pub fn skip(&mut self, bytes: usize) {
        self.at += bytes;
    }

    // Procedural macros use this without optimisation, so it loops over bytes.
    fn skip_blanks(&mut self) {
        let bytes = self.text.as_bytes();
        let mut at = self.at;
        let mut comment = false;
        while at < bytes.len() {
            match bytes[at] {
                b'\n' => comment = false,
                b' ' | b'\t' | b'\r' => {}
                _ if comment => {}
                b'/' if bytes.get(at + 1) == Some(&b'/') => comment = true,
                _ => break,
            }
            at += 1;
        }
        self.at = at;
    }

    /// Returns the next character.
    pub fn peek(&mut self) -> Option<char> {
        self.skip_blanks();
        self.rest().chars().next()
    }

    /// Whether the token comes next; a word must match as a whole.
    pub fn sees(&mut self, token: &str) -> bool {
        self.skip_blanks();
        let (bytes, token) = (self.text.as_bytes(), token.as_bytes());
        let end = self.at + token.len();
        if bytes.len() < end || bytes[self.at..end] != *token {
            return false;
        }
        // A single letter may be followed by a word: the x between two sizes, the letters of a format e5m10.
        let word = token.len() > 1 && token.last().is_some_and(|&b| is_word(b));
        !(word && bytes.get(end).is_some_and(|&b| is_word(b)))
    }

    /// Reads the token if it comes next, and returns whether it did.
    pub fn eat(&mut self, token: &str) -> bool {
        let sees = self.sees(token);
        if sees {
            self.at += token.len();
        }
        sees
    }

    /// Reads the token, or fails.
    pub fn expect(&mut self, token: &str) -> Result<(), ParseError> {
        if self.eat(token) {
            return Ok(());
        }
        Err(self.expected(&format!("`{token}`")))
    }

    fn run(&mut self, of: fn(u8) -> bool) -> Option<&'t str> {
        self.skip_blanks();
        let bytes = self.text.as_bytes();
        let start = self.at;
        let mut at = start;
        while at < bytes.len() && of(bytes[at]) {
            at += 1;
        }
        self.at = at;
        (at > start).then(|| &self.text[start..at])
    }

    /// Reads a word: letters, digits, `_`, `.` and `$`.
    pub fn word(&mut self) -> Option<&'t str> {
        self.run(is_word)
    }

    /// Reads the text after the `?` of a dynamic size.
    pub fn unknown(&mut self) -> Option<&'t str> {
        self.run(|b| is_word(b) || !b.is_ascii())
    }

    /// Reads digits.
    pub fn digits(&mut self) -> Option<&'t str> {
        self.run(|b| b.is_ascii_digit())
    }

    /// Reads a Rust identifier, or the number of a tuple's field.
    pub fn identifier(&mut self) -> Option<&'t str> {
        self.run(|b| b == b'_' || b.is_ascii_alphanumeric() || !b.is_ascii())
    }

    /// Reads a number, or a word such as `inf`, up to a separator.
    pub fn number(&mut self) -> Option<&'t str> {
        self.run(|b| is_word(b) || matches!(b, b'-' | b'+'))
    }

    /// Reads a whole number.
    pub fn int(&mut self) -> Result<i64, ParseError> {
        let start = self.at();
        let number = self.number().and_then(|n| n.parse().ok());
        number.ok_or_else(|| self.expected_at(start, "a whole number"))
    }

    /// Reads the name after `%`, `#`, `!` or `^` in text of MLIR: a word that may have `-` in it.
    pub fn suffix(&mut self) -> Option<&'t str> {
        self.run(|b| is_word(b) || b == b'-')
    }

    /// Reads `%name`.
    pub fn value(&mut self) -> Result<&'t str, ParseError> {
        if self.peek() != Some('%') {
            return Err(self.expected("a value such as %0"));
        }
        let start = self.at;
        self.at += 1;
        match self.suffix() {
            Some(_) => Ok(&self.text[start..self.at]),
            None => Err(self.expected_at(start, "a value such as %0")),
        }
    }

    /// Reads a string.
    pub fn string(&mut self) -> Result<String, ParseError> {
        let start = self.at();
        let text = String::from_utf8(self.string_bytes()?).ok();
        text.ok_or_else(|| self.expected_at(start, "a string that is UTF-8"))
    }

    /// Reads a string whose escapes may be any bytes.
    pub fn string_bytes(&mut self) -> Result<Vec<u8>, ParseError> {
        let start = self.at();
        let Some(inside) = self.rest().strip_prefix('"') else {
            return Err(self.expected("a string"));
        };
        let mut bytes = Vec::new();
        let mut rest = inside.as_bytes();
        loop {
            rest = match rest {
                [b'"', rest @ ..] => {
                    self.at = self.text.len() - rest.len();
                    return Ok(bytes);
                }
                [b'\\', c @ (b'"' | b'\\'), rest @ ..] => {
                    bytes.push(*c);
                    rest
                }
                [b'\\', b'n', rest @ ..] => {
                    bytes.push(b'\n');
                    rest
                }
                [b'\\', b't', rest @ ..] => {
                    bytes.push(b'\t');
                    rest
                }
                // MLIR prints any other byte by two hexadecimal digits.
                [b'\\', a, b, rest @ ..] => {
                    let digit = |d: &u8| char::from(*d).to_digit(16);
                    let (Some(a), Some(b)) = (digit(a), digit(b)) else {
                        break;
                    };
                    bytes.push((a * 16 + b) as u8);
                    rest
                }
                [b'\\' | b'\n', ..] | [] => break,
                [c, rest @ ..] => {
                    bytes.push(*c);
                    rest
                }
            };
        }
        Err(self.expected_at(start, "a string that ends"))
    }

    /// Reads items separated by commas, and the closing token.
    pub fn list<T>(
        &mut self,
        close: &str,
        mut item: impl FnMut(&mut Self) -> Result<T, ParseError>,
    ) -> Result<Vec<T>, ParseError> {
        let mut items = Vec::new();
        if self.eat(close) {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if self.eat(close) {
                return Ok(items);
            }
            if !self.eat(",") {
                return Err(self.expected(&format!("`,` or `{close}`")));
            }
        }
    }

    /// Calls `read` one bracket deeper.
    pub fn deeper<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, ParseError>,
    ) -> Result<T, ParseError> {
        self.deepen()?;
        let result = read(self);
        self.rise();
        result
    }

    /// Enters a bracket, unless the nesting is too deep.
    pub fn deepen(&mut self) -> Result<(), ParseError> {
        if self.depth == DEPTH {
            return Err(self.expected("fewer brackets around each other"));
        }
        self.depth += 1;
        Ok(())
    }

    /// Leaves a bracket.
    pub fn rise(&mut self) {
        self.depth -= 1;
    }

    /// Returns an error at the current position.
    pub fn expected(&mut self, expected: &str) -> ParseError {
        let at = self.at();
        self.expected_at(at, expected)
    }

    /// Returns an error at an earlier position; the text found is read from there.
    pub fn expected_at(&self, at: usize, expected: &str) -> ParseError {
        let rest = &self.text[at..];
        let first = rest.chars().next().map_or(0, char::len_utf8);
        let joins = rest.starts_with(|c: char| c.is_ascii_alphanumeric() || "%@\"#".contains(c));
        let tail = rest[first..].bytes().take_while(|&b| joins && is_word(b));
        let found = match first {
            0 => "the end of the text",
            _ => &rest[..first + tail.count()],
        };
        self.error(at, expected, found)
    }

    /// Returns an error at an earlier position.
    pub fn error(&self, at: usize, expected: &str, found: &str) -> ParseError {
        let (expected, found) = (expected.to_string(), found.to_string());
        self.wrong(at, Wrong::Unexpected { expected, found })
    }

    /// Returns a mistake at an earlier position.
    pub fn wrong(&self, at: usize, wrong: Wrong) -> ParseError {
        let before = &self.text[..at];
        let line_start = before.rfind('\n').map_or(0, |i| i + 1);
        let at = Position::Text {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        };
        ParseError { at, wrong }
    }
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$')
}
