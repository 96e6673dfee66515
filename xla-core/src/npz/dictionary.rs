//! The dictionary at the start of an array, as Python writes it.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::vec::Vec;

use crate::stored::Fault;

/// The dictionary at the start of an array.
pub(super) struct Header<'a> {
    /// The byte order and the element type, such as `<f4`; the whole list of the fields of a record.
    pub(super) name: &'a str,
    /// Whether the elements are in column-major order.
    pub(super) columns: bool,
    /// The sizes.
    pub(super) dims: Vec<usize>,
}

/// Reads a dictionary, which is in a file after `base` bytes.
pub(super) fn dictionary(text: &str, base: u64) -> Result<Header<'_>, Fault> {
    let mut python = Python { text, base, at: 0 };
    let (mut name, mut columns, mut dims) = (None, None, None);
    python.token('{')?;
    while python.token('}').is_err() {
        let at = base + python.at as u64;
        let key = python.string()?;
        python.token(':')?;
        let repeated = match key {
            "descr" => name.replace(python.descr()?).is_some(),
            "fortran_order" => columns.replace(python.bool()?).is_some(),
            "shape" => dims.replace(python.sizes()?).is_some(),
            _ => {
                let reason = format!("expected `descr`, `fortran_order` or `shape`, found {key:?}");
                return Err(Fault::new(at, reason));
            }
        };
        if repeated {
            return Err(Fault::new(at, format!("the name {key:?} is repeated")));
        }
        if python.token(',').is_err() {
            python.token('}')?;
            break;
        }
    }
    python.space();
    if !python.rest().is_empty() {
        return Err(python.expected("the end of the header"));
    }
    match (name, columns, dims) {
        (Some(name), Some(columns), Some(dims)) => Ok(Header {
            name,
            columns,
            dims,
        }),
        _ => Err(Fault::new(
            base,
            "expected `descr`, `fortran_order` and `shape`, found fewer",
        )),
    }
}

/// Literals of Python, which are read from the start of a text.
struct Python<'a> {
    text: &'a str,
    /// The bytes of the file before the text.
    base: u64,
    at: usize,
}

impl<'a> Python<'a> {
    /// Reads the type of an element. That of a record is a list, which no element type matches.
    fn descr(&mut self) -> Result<&'a str, Fault> {
        self.space();
        if !self.rest().starts_with(['[', '(']) {
            return self.string();
        }
        let (start, mut depth) = (self.at, 0);
        loop {
            self.space();
            let Some(c) = self.rest().chars().next() else {
                return Err(self.expected("`]`"));
            };
            match c {
                '\'' | '"' => {
                    self.string()?;
                    continue;
                }
                '[' | '(' => depth += 1,
                ']' | ')' => depth -= 1,
                _ => {}
            }
            self.at += c.len_utf8();
            if depth == 0 {
                return Ok(&self.text[start..self.at]);
            }
        }
    }

    /// Reads `True` or `False`.
    fn bool(&mut self) -> Result<bool, Fault> {
        self.space();
        for (word, value) in [("True", true), ("False", false)] {
            if self.rest().starts_with(word) {
                self.at += word.len();
                return Ok(value);
            }
        }
        Err(self.expected("`True` or `False`"))
    }

    /// Reads a tuple of sizes.
    fn sizes(&mut self) -> Result<Vec<usize>, Fault> {
        self.token('(')?;
        let mut sizes = Vec::new();
        while self.token(')').is_err() {
            self.space();
            let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
            let size = self.rest()[..digits].parse();
            sizes.push(size.map_err(|_| self.expected("a size that a usize can count"))?);
            self.at += digits;
            // Python 2 wrote `3L`.
            if self.rest().starts_with('L') {
                self.at += 1;
            }
            if self.token(',').is_err() {
                self.token(')')?;
                break;
            }
        }
        Ok(sizes)
    }

    /// Reads a string without escape sequences, which no key and no type has.
    fn string(&mut self) -> Result<&'a str, Fault> {
        self.space();
        let Some(quote) = self
            .rest()
            .chars()
            .next()
            .filter(|c| matches!(c, '\'' | '"'))
        else {
            return Err(self.expected("a string"));
        };
        let rest = &self.rest()[1..];
        let Some(len) = rest.find(quote) else {
            return Err(self.expected("a string with an end"));
        };
        self.at += len + 2;
        Ok(&rest[..len])
    }

    /// Reads one character between values.
    fn token(&mut self, token: char) -> Result<(), Fault> {
        self.space();
        if !self.rest().starts_with(token) {
            return Err(self.expected(&format!("`{token}`")));
        }
        self.at += token.len_utf8();
        Ok(())
    }

    fn space(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Returns the fault that the rest does not begin as expected.
    fn expected(&self, expected: &str) -> Fault {
        let found = match self.rest().chars().next() {
            Some(found) => format!("{found:?}"),
            None => "the end of the header".to_owned(),
        };
        let at = self.base + self.at as u64;
        Fault::new(at, format!("expected {expected}, found {found}"))
    }
}
