//! Reads numbers and bytes of a part of a file.

use xla_shape::scan::{ParseError, Position, Wrong};

use crate::budget::Budget;

/// A position in a part of a file.
#[derive(Clone)]
pub(crate) struct Cursor<'t> {
    file: &'t [u8],
    at: usize,
    end: usize,
}

/// Returns an error at a byte of a file.
pub(crate) fn refused(at: usize, why: impl Into<String>) -> ParseError {
    let at = Position::Byte(at);
    let wrong = Wrong::Refused(why.into());
    ParseError { at, wrong }
}

/// Returns the error that something else was expected at a byte of a file.
pub(crate) fn unexpected(
    at: usize,
    expected: impl Into<String>,
    found: impl Into<String>,
) -> ParseError {
    let at = Position::Byte(at);
    let (expected, found) = (expected.into(), found.into());
    ParseError {
        at,
        wrong: Wrong::Unexpected { expected, found },
    }
}

impl<'t> Cursor<'t> {
    /// Returns a cursor at the beginning of a part of a file.
    pub(crate) fn new(file: &'t [u8], start: usize, end: usize) -> Cursor<'t> {
        let end = end.min(file.len());
        let at = start.min(end);
        Cursor { file, at, end }
    }

    /// Returns the position in the file.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// Returns the number of bytes that are left.
    pub(crate) fn left(&self) -> usize {
        self.end - self.at
    }

    /// Returns the error that the part ends too early.
    fn ended(&self, expected: impl std::fmt::Display) -> ParseError {
        let left = self.left();
        let found = if self.end == self.file.len() {
            format!("{left} bytes before the end of the file")
        } else {
            format!("{left} bytes")
        };
        unexpected(self.at, format!("{expected}"), found)
    }

    /// Reads a byte.
    pub(crate) fn byte(&mut self) -> Result<u8, ParseError> {
        match self.file[self.at..self.end].first() {
            Some(byte) => {
                self.at += 1;
                Ok(*byte)
            }
            None => Err(self.ended("1 byte")),
        }
    }

    /// Reads bytes.
    pub(crate) fn bytes(&mut self, len: u64) -> Result<&'t [u8], ParseError> {
        let part = self.part(len)?;
        Ok(&self.file[part.at..part.end])
    }

    /// Returns a cursor for the next bytes, and skips them.
    pub(crate) fn part(&mut self, len: u64) -> Result<Cursor<'t>, ParseError> {
        match usize::try_from(len).ok().filter(|&len| len <= self.left()) {
            Some(len) => {
                let part = Cursor::new(self.file, self.at, self.at + len);
                self.at += len;
                Ok(part)
            }
            None => Err(self.ended(format_args!("{len} bytes"))),
        }
    }

    /// Reads a number of variable length: the zeros at the end of the first byte count the bytes after it.
    pub(crate) fn number(&mut self) -> Result<u64, ParseError> {
        let first = self.byte()?;
        // `xxxxxxx1` is the whole number, `xxxxxx10` has one more byte, `00000000` has eight.
        let more = first.trailing_zeros() as usize;
        if more == 0 {
            return Ok(u64::from(first >> 1));
        }
        let mut bytes = [0; 8];
        let rest = self.bytes(more as u64)?;
        // All bits of the first byte are 0, so the number has the eight bytes after it.
        if more == 8 {
            bytes.copy_from_slice(rest);
            return Ok(u64::from_le_bytes(bytes));
        }
        // The marks are the `more + 1` lowest bits of the little-endian number.
        bytes[0] = first;
        bytes[1..=more].copy_from_slice(rest);
        Ok(u64::from_le_bytes(bytes) >> (more + 1))
    }

    /// Reads a number with a sign, which is its last bit.
    pub(crate) fn signed(&mut self) -> Result<i64, ParseError> {
        let number = self.number()?;
        Ok((number >> 1) as i64 ^ -((number & 1) as i64))
    }

    /// Reads a number whose last bit is a flag.
    pub(crate) fn flagged(&mut self) -> Result<(u64, bool), ParseError> {
        let number = self.number()?;
        Ok((number >> 1, number & 1 == 1))
    }

    /// Reads the number of items that follow, each of at least one byte.
    pub(crate) fn count(&mut self) -> Result<usize, ParseError> {
        let at = self.at;
        let number = self.number()?;
        self.fits(number, at)
    }

    /// Returns a number of items, each of at least one byte of the rest.
    pub(crate) fn fits(&self, number: u64, at: usize) -> Result<usize, ParseError> {
        let count = usize::try_from(number).ok();
        count.filter(|&n| n <= self.left()).ok_or_else(|| {
            let expected = format!("at most {} items", self.left());
            unexpected(at, expected, number.to_string())
        })
    }

    /// Reads an index below a bound.
    pub(crate) fn index(&mut self, bound: usize, what: &str) -> Result<usize, ParseError> {
        let at = self.at;
        let number = self.number()?;
        within(number, bound, what, at)
    }

    /// Reads text up to a byte 0.
    pub(crate) fn text(&mut self) -> Result<&'t str, ParseError> {
        let at = self.at;
        let rest = &self.file[self.at..self.end];
        let len = rest.iter().position(|&byte| byte == 0);
        let len = len.ok_or_else(|| refused(at, "expected text that ends with byte 0"))?;
        self.at += len + 1;
        utf8(&rest[..len], at)
    }

    /// Skips the padding to a multiple of `alignment` bytes after `start`.
    pub(crate) fn align(&mut self, start: usize, alignment: u64) -> Result<(), ParseError> {
        if !alignment.is_power_of_two() {
            return Err(unexpected(self.at, "a power of two", alignment.to_string()));
        }
        while !((self.at - start) as u64).is_multiple_of(alignment) {
            let at = self.at;
            let byte = self.byte()?;
            if byte != PADDING {
                return Err(unexpected(at, "the padding 0xCB", format!("0x{byte:02X}")));
            }
        }
        Ok(())
    }

    /// Reads the head of a section of the file that begins at `start`; returns its number and its content.
    pub(crate) fn section(&mut self, start: usize) -> Result<(u8, Cursor<'t>), ParseError> {
        let id = self.byte()?;
        let len = self.number()?;
        if id & 0x80 != 0 {
            let alignment = self.number()?;
            self.align(start, alignment)?;
        }
        Ok((id & 0x7F, self.part(len)?))
    }

    /// Refuses bytes that are left.
    pub(crate) fn end(&self, what: &str) -> Result<(), ParseError> {
        match self.left() {
            0 => Ok(()),
            left => Err(unexpected(
                self.at,
                format!("the end of {what}"),
                format!("{left} more bytes"),
            )),
        }
    }
}

/// The byte before aligned data.
const PADDING: u8 = 0xCB;

/// Returns an index below a bound.
pub(crate) fn within(
    number: u64,
    bound: usize,
    what: &str,
    at: usize,
) -> Result<usize, ParseError> {
    let index = usize::try_from(number).ok().filter(|&i| i < bound);
    index.ok_or_else(|| {
        let expected = format!("one of {bound} {what}");
        unexpected(at, expected, format!("number {number}"))
    })
}

/// Returns bytes as text.
pub(crate) fn utf8(bytes: &[u8], at: usize) -> Result<&str, ParseError> {
    std::str::from_utf8(bytes).map_err(|error| {
        let at = at + error.valid_up_to();
        refused(at, "expected text that is UTF-8")
    })
}

impl Budget {
    /// Reserves memory for items that are read at a byte.
    pub(crate) fn memory<T>(&mut self, count: usize, at: usize) -> Result<(), ParseError> {
        let bytes = count.saturating_mul(size_of::<T>());
        self.reserve(bytes).map_err(|why| refused(at, why))
    }

    /// Counts steps at a byte.
    pub(crate) fn steps(&mut self, count: usize, at: usize) -> Result<(), ParseError> {
        if self.count(count) {
            Ok(())
        } else {
            Err(refused(at, "the attributes refer to each other too often"))
        }
    }
}
