//! JSON as the headers and the indices of weights have it, with the byte of each fault, and without repeated names.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use std::collections::HashSet;

use crate::stored::Fault;

/// The number of lists and objects in each other that are skipped.
const DEPTH: usize = 64;

/// A text that is read from its start.
pub(super) struct Json<'a> {
    text: &'a str,
    /// The bytes of the file before the text.
    base: u64,
    at: usize,
}

impl<'a> Json<'a> {
    /// Starts to read a text, which is in a file after `base` bytes.
    pub(super) fn new(bytes: &'a [u8], base: u64) -> Result<Json<'a>, Fault> {
        let text = str::from_utf8(bytes).map_err(|error| {
            let at = base + error.valid_up_to() as u64;
            Fault::new(at, "expected UTF-8, found another byte")
        })?;
        Ok(Json { text, base, at: 0 })
    }

    /// Returns the number of bytes of the file before the next value.
    pub(super) fn place(&mut self) -> u64 {
        self.space();
        self.base + self.at as u64
    }

    /// Checks that the text ends.
    pub(super) fn end(&mut self) -> Result<(), Fault> {
        self.space();
        if self.rest().is_empty() {
            Ok(())
        } else {
            Err(self.expected("the end"))
        }
    }

    /// Reads an object. `each` reads the value of a name.
    pub(super) fn object(
        &mut self,
        each: &mut dyn FnMut(&mut Json<'a>, String) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let mut names = HashSet::new();
        self.items(b'{', b'}', &mut |json| {
            let at = json.place();
            let name = json.string()?;
            if !names.insert(name.clone()) {
                return Err(Fault::new(at, format!("the name {name:?} is repeated")));
            }
            json.token(b':')?;
            each(json, name)
        })
    }

    /// Reads a list. `each` reads an item.
    pub(super) fn list(
        &mut self,
        each: &mut dyn FnMut(&mut Json<'a>) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        self.items(b'[', b']', each)
    }

    /// Reads a list of sizes.
    pub(super) fn sizes(&mut self) -> Result<Vec<usize>, Fault> {
        let mut sizes = Vec::new();
        self.list(&mut |json| {
            sizes.push(json.size()?);
            Ok(())
        })?;
        Ok(sizes)
    }

    /// Reads a string.
    pub(super) fn string(&mut self) -> Result<String, Fault> {
        self.token(b'"')?;
        let mut string = String::new();
        loop {
            let rest = self.rest();
            let plain = rest.find(['"', '\\']).unwrap_or(rest.len());
            if let Some(control) = rest[..plain].find(|c: char| c < ' ') {
                self.at += control;
                return Err(self.expected("a character of a string"));
            }
            string += &rest[..plain];
            self.at += plain;
            match rest.as_bytes().get(plain) {
                Some(b'"') => {
                    self.at += 1;
                    return Ok(string);
                }
                Some(_) => string.push(self.escaped()?),
                None => return Err(self.expected("`\"`")),
            }
        }
    }

    /// Reads a size.
    pub(super) fn size(&mut self) -> Result<usize, Fault> {
        self.space();
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        let size = self.rest()[..digits].parse();
        let size = size.map_err(|_| self.expected("a size that a usize can count"))?;
        self.at += digits;
        Ok(size)
    }

    /// Skips a value of any type.
    pub(super) fn skip(&mut self) -> Result<(), Fault> {
        self.skip_within(DEPTH)
    }

    fn skip_within(&mut self, depth: usize) -> Result<(), Fault> {
        self.space();
        let deeper = match depth.checked_sub(1) {
            Some(depth) => depth,
            None => return Err(self.expected(&format!("at most {DEPTH} values in each other"))),
        };
        match self.rest().as_bytes().first() {
            Some(b'{') => self.object(&mut |json, _| json.skip_within(deeper)),
            Some(b'[') => self.list(&mut |json| json.skip_within(deeper)),
            Some(b'"') => self.string().map(|_| ()),
            _ => {
                let is_part = |c: &u8| c.is_ascii_alphanumeric() || b"+-.".contains(c);
                let word = self.rest().bytes().take_while(|c| is_part(c)).count();
                let text = &self.rest()[..word];
                let is_number = text.starts_with(|c: char| c == '-' || c.is_ascii_digit());
                let is_word = ["true", "false", "null"].contains(&text);
                if !(is_word || is_number && text.parse::<f64>().is_ok()) {
                    return Err(self.expected("a value"));
                }
                self.at += word;
                Ok(())
            }
        }
    }

    /// Reads items between two brackets.
    fn items(
        &mut self,
        open: u8,
        close: u8,
        each: &mut dyn FnMut(&mut Json<'a>) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        self.token(open)?;
        if self.token(close).is_ok() {
            return Ok(());
        }
        loop {
            each(self)?;
            if self.token(close).is_ok() {
                return Ok(());
            }
            self.token(b',')?;
        }
    }

    /// Reads one character between values.
    fn token(&mut self, token: u8) -> Result<(), Fault> {
        self.space();
        if self.rest().as_bytes().first() != Some(&token) {
            return Err(self.expected(&format!("`{}`", char::from(token))));
        }
        self.at += 1;
        Ok(())
    }

    /// Reads an escape sequence.
    fn escaped(&mut self) -> Result<char, Fault> {
        let fault = self.expected("an escape sequence");
        let code = self.rest().as_bytes().get(1).copied();
        self.at += 2;
        Ok(match code {
            Some(code @ (b'"' | b'\\' | b'/')) => char::from(code),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => {
                let mut units = vec![self.unit().ok_or_else(|| self.expected("four digits"))?];
                // A character beyond 16 bits has two escape sequences.
                if (0xd800..0xdc00).contains(&units[0]) && self.rest().starts_with("\\u") {
                    self.at += 2;
                    units.push(self.unit().ok_or_else(|| self.expected("four digits"))?);
                }
                let mut decoded = char::decode_utf16(units);
                match (decoded.next(), decoded.next()) {
                    (Some(Ok(c)), None) => c,
                    _ => return Err(fault),
                }
            }
            _ => return Err(fault),
        })
    }

    /// Reads four hexadecimal digits.
    fn unit(&mut self) -> Option<u16> {
        let digits = self.rest().get(..4)?;
        if !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        self.at += 4;
        u16::from_str_radix(digits, 16).ok()
    }

    fn space(&mut self) {
        let space = self.rest().bytes();
        let is_space = |c: &u8| matches!(c, b' ' | b'\t' | b'\n' | b'\r');
        self.at += space.take_while(is_space).count();
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Returns the fault that the rest does not begin as expected.
    fn expected(&self, expected: &str) -> Fault {
        let found = match self.rest().chars().next() {
            Some(found) => format!("{found:?}"),
            None => "the end of the text".to_owned(),
        };
        let at = self.base + self.at as u64;
        Fault::new(at, format!("expected {expected}, found {found}"))
    }
}

/// Writes a string.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c < ' ' => quoted += &format!("\\u{:04x}", c as u32),
            c => quoted.push(c),
        }
    }
    quoted + "\""
}
