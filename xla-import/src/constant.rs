//! The elements of constants: nested lists, one value for all elements, and bytes in hexadecimal.

use std::borrow::Cow;

use xla_hlo::element::Kind;
use xla_hlo::literal::integer_range;
use xla_hlo::{ElementType, Literal, Shape};
use xla_shape::scan::ParseError;

use crate::tree::Model;

/// The most bytes of a constant that is read: text must not control how much memory is allocated.
const BYTES: usize = 1 << 30;

/// The number of elements from which on one value for all elements is not repeated in memory.
const SPLAT: usize = 1024;

/// The end of the name of a file with the constants of a text.
pub(crate) const EXTENSION: &str = ".constants";

/// The number of bytes from which on a constant is included from its file, and moved out of a text.
pub(crate) const STORED: usize = 1024;

/// The most bytes of repeated elements in a model: short text must not take much memory.
const REPEATED: usize = 1 << 24;

/// The elements of a constant.
pub(crate) enum Elements {
    /// All elements.
    All(Literal),
    /// A scalar that all elements are equal to.
    Splat(Literal),
}

/// Reads the text between the brackets of `dense<..>`.
pub(crate) fn dense(
    model: &Model<'_>,
    text: &str,
    shape: &Shape,
    at: usize,
) -> Result<Elements, ParseError> {
    let len = length(model, shape, at)?;
    let start = position(model, text, at);
    // `dense<"0x3F800000..">`: MLIR prints constants above a limit as bytes.
    if let Some(digits) = text.strip_prefix('"').and_then(|t| t.strip_suffix('"')) {
        return hexadecimal(model, digits, shape, len, start);
    }
    let mut reader = Reader {
        model,
        text,
        start,
        at: 0,
        element: shape.element,
        bytes: Vec::new(),
    };
    // `dense<1.0>` is one value for all elements; the text of an array without elements is empty.
    if !text.starts_with('[') && !text.is_empty() {
        reader.element()?;
        reader.end()?;
        return one(model, reader.bytes, shape, len)
            .ok_or_else(|| model.refused(start, "the constant is not an element of its type"));
    }
    reader.nested(&shape.known_dims().unwrap_or_default())?;
    let found = reader.bytes.len() / shape.element.bytes();
    let literal = Literal::from_bytes(shape.clone(), reader.bytes);
    let wrong = || {
        model.refused(
            start,
            format!("expected {len} elements of {shape}, found {found}"),
        )
    };
    literal.map(Elements::All).ok_or_else(wrong)
}

/// Reads `dense_resource<name>`, with this content in the section of resources.
pub(crate) fn resource(
    model: &Model<'_>,
    content: &str,
    shape: &Shape,
    at: usize,
) -> Result<Elements, ParseError> {
    // `0x..` has the bytes themselves; `split` writes their place in the file of constants.
    let len = length(model, shape, at)?;
    match content.strip_prefix("0x") {
        Some(digits) => {
            let bytes = bytes_of_resource(model, digits)?;
            raw(model, bytes.into(), shape, len, position(model, digits, at))
        }
        None => {
            let bytes = outside(model, content)?;
            blob(model, bytes, shape, position(model, content, at))
        }
    }
}

/// Returns the bytes of a constant in the section of resources, whose digits begin with an alignment of 4 bytes.
pub(crate) fn bytes_of_resource(model: &Model<'_>, digits: &str) -> Result<Vec<u8>, ParseError> {
    let start = position(model, digits, 0);
    let elements = digits.get(8..);
    let elements =
        elements.ok_or_else(|| model.refused(start, "expected an alignment of 4 bytes"))?;
    bytes_of_digits(model, elements, start)
}

/// Returns the bytes of a constant in another file: `64:4096`.
fn outside<'t>(model: &Model<'t>, content: &str) -> Result<&'t [u8], ParseError> {
    let at = position(model, content, 0);
    let parts = content.split_once(':');
    // The position and the number of bytes, as `split` writes them.
    let range = parts.and_then(|(start, len)| {
        let start: usize = start.parse().ok()?;
        Some(start..start.checked_add(len.parse().ok()?)?)
    });
    let Some(range) = range else {
        return Err(model.refused(
            at,
            "expected a resource such as \"0x08000000..\" or \"64:4096\"",
        ));
    };
    let Some(constants) = model.constants else {
        let why = format!(
            "the constants of this text are in another file: expected it beside the text, with the name of the text and \
             {EXTENSION}"
        );
        return Err(model.refused(at, why));
    };
    constants.get(range).ok_or_else(|| {
        let found = constants.len();
        model.refused(
            at,
            format!("expected bytes of the file of constants, which has {found}"),
        )
    })
}

/// Returns the number of elements, whose bytes can be allocated.
fn length(model: &Model<'_>, shape: &Shape, at: usize) -> Result<usize, ParseError> {
    let Some(len) = shape.len().known() else {
        let why = format!("expected a constant of known sizes, found {shape}");
        return Err(model.refused(at, why));
    };
    match len.checked_mul(shape.element.bytes()) {
        Some(bytes) if bytes <= BYTES => Ok(len),
        _ => Err(model.refused(at, format!("expected a smaller constant, found {shape}"))),
    }
}

/// Returns the position of a part of the text, or another position if it is no such part.
fn position(model: &Model<'_>, part: &str, or: usize) -> usize {
    let Some(text) = model.text else {
        return or;
    };
    let start = (part.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize);
    if start <= text.len() { start } else { or }
}

/// Returns a constant whose elements are equal to one.
fn one(model: &Model<'_>, bytes: Vec<u8>, shape: &Shape, len: usize) -> Option<Elements> {
    let repeated = model.repeated.get() + len * bytes.len();
    if len > SPLAT || repeated > REPEATED {
        return Literal::from_bytes(Shape::scalar(shape.element), bytes).map(Elements::Splat);
    }
    model.repeated.set(repeated);
    Literal::from_bytes(shape.clone(), bytes.repeat(len)).map(Elements::All)
}

fn hexadecimal(
    model: &Model<'_>,
    digits: &str,
    shape: &Shape,
    len: usize,
    at: usize,
) -> Result<Elements, ParseError> {
    let digits = digits.strip_prefix("0x");
    let digits = digits.ok_or_else(|| {
        let expected = "expected \"0x..\", bytes in hexadecimal";
        model.refused(at, expected)
    })?;
    let bytes = bytes_of_digits(model, digits, at)?;
    raw(model, Cow::Owned(bytes), shape, len, at)
}

fn bytes_of_digits(model: &Model<'_>, digits: &str, at: usize) -> Result<Vec<u8>, ParseError> {
    let wrong = |expected: &str| model.refused(at, format!("expected {expected} in hexadecimal"));
    let digit = |byte: u8| char::from(byte).to_digit(16);
    let mut bytes = Vec::with_capacity(digits.len() / 2);
    for pair in digits.as_bytes().chunks(2) {
        match pair {
            [a, b] => match (digit(*a), digit(*b)) {
                (Some(a), Some(b)) => bytes.push((a * 16 + b) as u8),
                _ => return Err(wrong("digits of bytes")),
            },
            _ => return Err(wrong("two digits for each byte")),
        }
    }
    Ok(bytes)
}

/// Reads elements as bytes of a file.
pub(crate) fn blob<'t>(
    model: &Model<'t>,
    bytes: &'t [u8],
    shape: &Shape,
    at: usize,
) -> Result<Elements, ParseError> {
    let len = length(model, shape, at)?;
    let elements = raw(model, Cow::Borrowed(bytes), shape, len, at)?;
    // The range of the file is remembered, so that the emitted program refers to the file and does not repeat the
    // bytes.
    if let Elements::All(literal) = &elements
        && literal.bytes().len() >= STORED
        && literal.bytes() == bytes
    {
        let mut stored = model.stored.borrow_mut();
        stored.push((literal.clone(), bytes));
    }
    Ok(elements)
}

/// Reads the bytes of all elements, or of one that all are equal to.
fn raw(
    model: &Model<'_>,
    mut bytes: Cow<'_, [u8]>,
    shape: &Shape,
    len: usize,
    at: usize,
) -> Result<Elements, ParseError> {
    let size = shape.element.bytes();
    let found = bytes.len();
    if shape.element == ElementType::Bool {
        // One bit an element, or one byte, or one for all.
        bytes = match found {
            // One byte for more than 8 elements is a splat, which MLIR writes as 0x00 or 0xFF; for up to 8 it is their
            // bits.
            1 if len > 8 || len == 1 => vec![u8::from(bytes[0] != 0); 1].into(),
            _ if found == len => bytes.iter().map(|&b| u8::from(b != 0)).collect(),
            _ if found == len.div_ceil(8) => {
                let bit = |i: usize| bytes[i / 8] >> (i % 8) & 1;
                (0..len).map(bit).collect()
            }
            _ => bytes,
        };
    }
    let constant = if bytes.len() == size && len != 1 {
        one(model, bytes.into_owned(), shape, len)
    } else {
        Literal::from_bytes(shape.clone(), bytes.into_owned()).map(Elements::All)
    };
    let bytes = len * size;
    constant.ok_or_else(|| {
        model.refused(
            at,
            format!("expected {bytes} bytes of {shape}, found {found}"),
        )
    })
}

/// A reader of elements.
struct Reader<'a, 't> {
    model: &'a Model<'t>,
    text: &'a str,
    /// The position of the text in the file.
    start: usize,
    at: usize,
    element: ElementType,
    bytes: Vec<u8>,
}

impl Reader<'_, '_> {
    fn peek(&mut self) -> Option<u8> {
        let rest = &self.text.as_bytes()[self.at..];
        let blanks = rest.iter().take_while(|b| b.is_ascii_whitespace()).count();
        self.at += blanks;
        rest.get(blanks).copied()
    }

    fn refused(&self, expected: &str) -> ParseError {
        let found: String = self.text[self.at..].chars().take(16).collect();
        let found = if found.is_empty() {
            "the end of the constant".to_string()
        } else {
            found
        };
        let at = self.start + self.at;
        self.model
            .refused(at, format!("expected {expected}, found {found}"))
    }

    fn end(&mut self) -> Result<(), ParseError> {
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.refused("the end of the constant")),
        }
    }

    /// Reads nested lists of these sizes.
    fn nested(&mut self, dims: &[usize]) -> Result<(), ParseError> {
        // The number of items so far of each open list.
        let mut counts: Vec<usize> = Vec::new();
        if self.peek().is_none() && dims.contains(&0) {
            return Ok(());
        }
        loop {
            match self.peek() {
                Some(b'[') if counts.len() < dims.len() => {
                    self.at += 1;
                    counts.push(0);
                    if self.peek() != Some(b']') {
                        continue;
                    }
                }
                Some(b']') => {}
                Some(_) if counts.len() == dims.len() => {
                    self.element()?;
                    self.counted(&mut counts, dims)?;
                }
                _ => return Err(self.refused(&format!("lists of {} levels", dims.len()))),
            }
            // After an item: the next one, or the ends of lists.
            loop {
                match self.peek() {
                    Some(b',') if !counts.is_empty() => {
                        self.at += 1;
                        break;
                    }
                    Some(b']') if !counts.is_empty() => {
                        let size = dims[counts.len() - 1];
                        if counts.last() != Some(&size) {
                            return Err(self.refused(&format!("{size} items")));
                        }
                        self.at += 1;
                        counts.pop();
                        if counts.is_empty() {
                            return self.end();
                        }
                        self.counted(&mut counts, dims)?;
                    }
                    _ => return Err(self.refused("`,` or `]`")),
                }
            }
        }
    }

    fn counted(&self, counts: &mut [usize], dims: &[usize]) -> Result<(), ParseError> {
        // `counts` has the items so far at each depth, and `dims` the size there. Counting bounds the memory of a wrong
        // constant.
        let size = dims.get(counts.len().wrapping_sub(1)).copied();
        match counts.last_mut() {
            Some(count) => {
                *count += 1;
                if size.is_some_and(|size| *count > size) {
                    Err(self.refused(&format!("{} items", size.unwrap_or(0))))
                } else {
                    Ok(())
                }
            }
            None => Ok(()),
        }
    }

    /// Reads a word up to a separator.
    fn word(&mut self) -> &str {
        self.peek();
        let rest = &self.text.as_bytes()[self.at..];
        let is_part = |b: &&u8| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-' | b'+' | b'_');
        let len = rest.iter().take_while(is_part).count();
        self.at += len;
        &self.text[self.at - len..self.at]
    }

    fn element(&mut self) -> Result<(), ParseError> {
        self.peek();
        let (start, element) = (self.at, self.element);
        let read = match element.kind() {
            Kind::Bool => {
                // As a signed number of one bit, 1 is -1.
                let bit = match self.word() {
                    "true" | "1" | "-1" => Some(1),
                    "false" | "0" => Some(0),
                    _ => None,
                };
                bit.map(|bit| self.bytes.push(bit))
            }
            Kind::Signed | Kind::Unsigned => {
                let (low, high) = integer_range(element);
                let value = integer(self.word());
                // `255 : i8` has the bits of -1: MLIR accepts the unsigned digits of a signless type.
                let value = value.map(|v| {
                    if v > high && v <= high - low && low < 0 {
                        v - (high - low + 1)
                    } else {
                        v
                    }
                });
                let value = value.filter(|v| (low..=high).contains(v));
                value.map(|v| {
                    let bytes = &v.to_le_bytes()[..element.bytes()];
                    self.bytes.extend_from_slice(bytes);
                })
            }
            Kind::Float => self.float(element),
            Kind::Complex => self.complex(element.real()),
            Kind::Token => None,
        };
        read.ok_or_else(|| {
            self.at = start;
            self.refused(&format!("an element of type {element}"))
        })
    }

    fn complex(&mut self, part: ElementType) -> Option<()> {
        // `(1.0,2.0)`: the comma separates the parts, not elements.
        for (open, close) in [(b'(', b','), (b' ', b')')] {
            if open == b'(' && self.peek() != Some(open) {
                return None;
            }
            self.at += usize::from(open == b'(');
            self.float(part)?;
            if self.peek() != Some(close) {
                return None;
            }
            self.at += 1;
        }
        Some(())
    }

    fn float(&mut self, element: ElementType) -> Option<()> {
        let word = self.word();
        // Bits in hexadecimal, for infinities, NaN and exact numbers: `0x7F800000` is an infinite `f32`.
        if let Some(digits) = word.strip_prefix("0x") {
            let bits = u64::from_str_radix(digits, 16).ok()?;
            let bytes = bits.to_le_bytes();
            let size = element.bytes();
            if size < 8 && bits >> (8 * size) != 0 {
                return None;
            }
            self.bytes.extend_from_slice(&bytes[..size]);
            return Some(());
        }
        let value: f64 = word.parse().ok()?;
        match element {
            ElementType::F32 => self.bytes.extend_from_slice(&(value as f32).to_le_bytes()),
            ElementType::F64 => self.bytes.extend_from_slice(&value.to_le_bytes()),
            _ => {
                let literal = Literal::from_f64(element, value);
                self.bytes.extend_from_slice(literal.bytes());
            }
        }
        Some(())
    }
}

/// Parses a whole number, decimal or hexadecimal.
pub(crate) fn integer(word: &str) -> Option<i128> {
    let (sign, digits) = match word.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, word),
    };
    let value = match digits.strip_prefix("0x") {
        Some(digits) => i128::from_str_radix(digits, 16).ok()?,
        None => digits.parse().ok()?,
    };
    Some(sign * value)
}
