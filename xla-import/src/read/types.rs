//! Reads types, and text between brackets.

use std::rc::Rc;

use xla_shape::scan::ParseError;

use super::Reader;
use super::memory::{EMPTY, MAPPED};
use crate::tree::{Element, MOST_DIMENSIONS, Type};

/// The types of the parameters and results of a function.
type Signature<'t> = (Vec<Rc<Type<'t>>>, Vec<Rc<Type<'t>>>);

impl<'t> Reader<'t> {
    /// Reads a type. Equal texts of arrays are one type.
    pub(super) fn ty(&mut self) -> Result<Rc<Type<'t>>, ParseError> {
        let at = self.s.at();
        if let Some(known) = self.aliased()? {
            return Ok(known);
        }
        // Types repeat for every operation, so most texts are found in the map without parsing them.
        let array = array(&self.text[at..]);
        if let Some(known) = array.and_then(|text| self.types.get(text)) {
            self.s.skip(array.map_or(0, str::len));
            return Ok(known.clone());
        }
        self.reserve(EMPTY + size_of::<Type<'t>>())?;
        let ty = self.kind_of_type().map(Rc::new)?;
        if let Some(text) = array {
            self.reserve(MAPPED * size_of::<(&str, Rc<Type<'t>>)>())?;
            self.types.insert(text, ty.clone());
        }
        Ok(ty)
    }

    /// Reads `!name`.
    pub(super) fn bang(&mut self) -> Result<&'t str, ParseError> {
        let at = self.s.at();
        self.s.expect("!")?;
        if self.s.suffix().is_none() {
            return Err(self.s.expected_at(at, "a type"));
        }
        let end = self.text.len() - self.s.rest().len();
        Ok(&self.text[at..end])
    }

    /// Reads the name of a type that the file defines, if it comes next.
    fn aliased(&mut self) -> Result<Option<Rc<Type<'t>>>, ParseError> {
        if self.s.peek() != Some('!') {
            return Ok(None);
        }
        let before = self.s.clone();
        let name = self.bang()?;
        let known = self.types.get(name).cloned();
        if known.is_none() {
            self.s = before;
        }
        Ok(known)
    }

    fn kind_of_type(&mut self) -> Result<Type<'t>, ParseError> {
        let at = self.s.at();
        match self.s.peek() {
            Some('(') => {
                let (params, results) = self.function_type()?;
                Ok(Type::Function(params, results))
            }
            Some('!') => {
                let name = self.bang()?;
                if self.s.rest().starts_with('<') {
                    self.balanced("<")?;
                }
                // An unknown type is kept as text: a message shows it where an array is expected.
                let end = self.text.len() - self.s.rest().len();
                let text = &self.text[at..end];
                Ok(match name {
                    "!stablehlo.token" | "!mhlo.token" => Type::Token,
                    _ => match self.quantized(text)? {
                        Some(quantized) => Type::Quantized(quantized),
                        None => Type::Other(text),
                    },
                })
            }
            _ if self.s.eat("tensor") => self.tensor(),
            _ if self.s.eat("tuple") => {
                self.s.expect("<")?;
                self.s.deepen()?;
                let mut parts = Vec::new();
                while !self.s.eat(">") {
                    if !parts.is_empty() {
                        self.s.expect(",")?;
                    }
                    let part = self.ty()?;
                    self.push(&mut parts, part)?;
                }
                self.s.rise();
                Ok(Type::Tuple(parts))
            }
            _ => match self.s.word() {
                Some(_) => {
                    if self.s.rest().starts_with('<') {
                        self.balanced("<")?;
                    }
                    let end = self.text.len() - self.s.rest().len();
                    Ok(Type::Other(&self.text[at..end]))
                }
                None => Err(self.s.expected_at(at, "a type such as tensor<2x3xf32>")),
            },
        }
    }

    /// Reads the rest of a tensor's type.
    fn tensor(&mut self) -> Result<Type<'t>, ParseError> {
        let start = self.s.at();
        self.s.expect("<")?;
        let mut dims = Vec::new();
        loop {
            let at = self.s.at();
            // `tensor<*xf32>` has no rank.
            if self.s.eat("*") {
                return Err(self.s.expected_at(at, "a type with a rank"));
            }
            if self.s.eat("?") {
                self.push(&mut dims, None)?;
            } else if let Some(digits) = self.s.digits() {
                let size = digits.parse::<u64>().ok().filter(|&n| n < 1 << 32);
                let size = size.ok_or_else(|| self.s.error(at, "sizes below 2^32", digits))?;
                self.push(&mut dims, Some(size))?;
            } else {
                break;
            }
            self.s.expect("x")?;
            if dims.len() > MOST_DIMENSIONS {
                return Err(self.s.error(start, "fewer dimensions", "too many"));
            }
        }
        let element = self.element()?;
        if self.s.eat(",") {
            // An encoding, such as the bounds of sizes.
            let mut depth = 0usize;
            let encoding = self.s.at();
            let rest = self.s.rest();
            let close = rest.bytes().position(|byte| {
                match byte {
                    b'<' => depth += 1,
                    b'>' if depth == 0 => return true,
                    b'>' => depth -= 1,
                    _ => {}
                }
                false
            });
            let Some(close) = close else {
                return Err(self.s.expected_at(start, "a type that ends with >"));
            };
            if let Some(wrong) = wrong_bounds(&rest[..close], &dims) {
                return Err(self.s.expected_at(encoding, wrong));
            }
            self.s.skip(close);
        }
        self.s.expect(">")?;
        Ok(Type::Tensor(dims, element))
    }

    /// Reads an element type, or the name of one.
    fn element(&mut self) -> Result<Element<'t>, ParseError> {
        let at = self.s.at();
        if let Some(known) = self.aliased()? {
            return match &*known {
                Type::Quantized(quantized) => Ok(Element::Quantized(Rc::clone(quantized))),
                Type::Other(text) => Ok(Element::Named(text)),
                _ => Err(self.s.expected_at(at, "an element type")),
            };
        }
        self.s.eat("!");
        if self.s.word().is_none() {
            return Err(self.s.expected_at(at, "an element type"));
        }
        if self.s.rest().starts_with('<') {
            self.balanced("<")?;
        }
        let end = self.text.len() - self.s.rest().len();
        let text = &self.text[at..end];
        Ok(match self.quantized(text)? {
            Some(quantized) => Element::Quantized(quantized),
            None => Element::Named(text),
        })
    }

    /// Reads `(types) -> types`, or one type in place of each list, or the name of such a type.
    pub(super) fn function_type(&mut self) -> Result<Signature<'t>, ParseError> {
        // `!f` may be the alias of a function type, or of the one type of an operand.
        if self.s.peek() == Some('!') {
            let before = self.s.clone();
            if let Type::Function(params, results) = &*self.ty()? {
                self.reserve(size_of_val(&**params) + size_of_val(&**results))?;
                return Ok((params.clone(), results.clone()));
            }
            self.s = before;
        }
        self.s.deepen()?;
        let params = self.type_list()?;
        self.s.expect("->")?;
        let results = self.type_list()?;
        self.s.rise();
        Ok((params, results))
    }

    /// Reads `(types)` or one type.
    pub(super) fn type_list(&mut self) -> Result<Vec<Rc<Type<'t>>>, ParseError> {
        if !self.s.eat("(") {
            return Ok(vec![self.ty()?]);
        }
        let mut types = Vec::new();
        while !self.s.eat(")") {
            if !types.is_empty() {
                self.s.expect(",")?;
            }
            let ty = self.ty()?;
            self.push(&mut types, ty)?;
            self.location()?;
        }
        Ok(types)
    }

    /// Reads an opening bracket and all text up to the one that closes it; returns the text between them.
    pub(super) fn balanced(&mut self, open: &str) -> Result<&'t str, ParseError> {
        let at = self.s.at();
        self.s.expect(open)?;
        let rest = self.s.rest();
        let bytes = rest.as_bytes();
        let (mut i, mut depth) = (0, 1usize);
        while i < bytes.len() {
            match bytes[i] {
                b'"' => i = end_of_string(bytes, i),
                // The arrow of dimension numbers and of function types.
                b'-' if bytes.get(i + 1) == Some(&b'>') => i += 1,
                b'(' | b'[' | b'{' | b'<' => depth += 1,
                b')' | b']' | b'}' | b'>' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                self.s.skip(i + 1);
                return Ok(&rest[..i]);
            }
            i += 1;
        }
        let expected = format!("text that closes `{open}`");
        Err(self.s.error(at, &expected, "the end of the text"))
    }

    /// Reads a string without escapes, and returns its text without copying it.
    pub(super) fn quoted(&mut self) -> Result<&'t str, ParseError> {
        let at = self.s.at();
        self.s.expect("\"")?;
        let rest = self.s.rest();
        let Some(end) = rest.find('"') else {
            return Err(self.s.expected_at(at, "a string that ends"));
        };
        self.s.skip(end + 1);
        Ok(&rest[..end])
    }
}

/// The most types in a type that has a name: names in other types may stand for exponentially many.
pub(super) const MOST_NAMED: usize = 256;

/// Returns the number of types in a type.
pub(super) fn weight(ty: &Type<'_>) -> usize {
    let all = |types: &[Rc<Type<'_>>]| types.iter().map(|ty| weight(ty)).sum::<usize>();
    match ty {
        Type::Tuple(parts) => 1 + all(parts),
        Type::Function(params, results) => 1 + all(params) + all(results),
        _ => 1,
    }
}

/// Returns the expectation about the bounds of sizes, such as `#stablehlo.bounds<4, ?>`, if they do not fit the sizes.
fn wrong_bounds(encoding: &str, dims: &[Option<u64>]) -> Option<&'static str> {
    let (_, bounds) = encoding.split_once("bounds")?;
    let bounds = bounds.trim_matches(|c: char| " =[]<>".contains(c));
    let mut count = 0;
    for bound in bounds
        .split(',')
        .map(str::trim)
        .filter(|bound| !bound.is_empty())
    {
        if bound != "?" && dims.get(count).is_some_and(Option::is_some) {
            return Some("`?` as the bound of a size that is known");
        }
        count += 1;
    }
    (count != dims.len()).then_some("a bound of each dimension")
}

/// Returns the text of an array's type at the beginning of a text, if it is short and has one pair of brackets.
fn array(text: &str) -> Option<&str> {
    const LONGEST: usize = 64;
    let inside = text.strip_prefix("tensor<")?.as_bytes();
    for (i, byte) in inside.iter().take(LONGEST).enumerate() {
        match byte {
            b'>' => return text.get(..text.len() - inside.len() + i + 1),
            b'<' => return None,
            _ => {}
        }
    }
    None
}

/// Returns the index of the quote that ends a string, or of the last byte.
fn end_of_string(bytes: &[u8], start: usize) -> usize {
    let mut i = start + 1;
    while i < bytes.len() && bytes[i] != b'"' {
        i += if bytes[i] == b'\\' { 2 } else { 1 };
    }
    i.min(bytes.len())
}
