//! Reads attributes.

use std::borrow::Cow;

use xla_shape::scan::ParseError;

use super::Reader;
use crate::convolution;
use crate::tree::{Attribute, Named};

impl<'t> Reader<'t> {
    /// Reads `@name` or `@"name"`, also in another symbol.
    pub(super) fn symbol(&mut self) -> Result<Cow<'t, str>, ParseError> {
        self.s.expect("@")?;
        let name = match self.s.peek() {
            Some('"') => Cow::Owned(self.string()?),
            _ => match self.s.word() {
                Some(word) => Cow::Borrowed(word),
                None => return Err(self.s.expected("a symbol such as @main")),
            },
        };
        // `@outer::@inner` is the name `outer::inner`.
        if self.s.eat("::") {
            return self.symbol_inside(&name);
        }
        Ok(name)
    }

    fn symbol_inside(&mut self, outer: &str) -> Result<Cow<'t, str>, ParseError> {
        self.s.deepen()?;
        let inner = self.symbol()?;
        self.s.rise();
        self.reserve(outer.len() + inner.len() + 2)?;
        Ok(Cow::Owned(format!("{outer}::{inner}")))
    }

    /// Reads `#name`.
    pub(super) fn hash(&mut self) -> Result<&'t str, ParseError> {
        let at = self.s.at();
        self.s.expect("#")?;
        if self.s.suffix().is_none() {
            return Err(self.s.expected_at(at, "a name after #"));
        }
        let end = self.text.len() - self.s.rest().len();
        Ok(&self.text[at..end])
    }

    /// Reads `{name = value, name}`.
    pub(super) fn dictionary(&mut self) -> Result<Vec<Named<'t>>, ParseError> {
        self.s.expect("{")?;
        self.named_until("}")
    }

    /// Reads `name = value` up to a closing bracket.
    fn named_until(&mut self, close: &str) -> Result<Vec<Named<'t>>, ParseError> {
        self.s.deepen()?;
        let mut all: Vec<Named<'t>> = Vec::new();
        while !self.s.eat(close) {
            if !all.is_empty() {
                self.s.expect(",")?;
                // StableHLO allows a comma at the end of the fields of an attribute.
                if close == ">" && self.s.eat(close) {
                    break;
                }
            }
            let at = self.s.at();
            let name = match self.s.peek() {
                Some('"') => Cow::Owned(self.string()?),
                _ => Cow::Borrowed(self.s.word().unwrap_or_default()),
            };
            if name.is_empty() {
                return Err(self.s.expected_at(at, "the name of an attribute"));
            }
            // A name alone, such as `is_stable`, is a unit.
            let value = if self.s.eat("=") {
                self.attribute()?
            } else {
                Attribute::Unit
            };
            self.push(&mut all, Named { name, value, at })?;
        }
        self.s.rise();
        Ok(all)
    }

    /// Reads an attribute, with its type.
    pub(super) fn attribute(&mut self) -> Result<Attribute<'t>, ParseError> {
        // In MLIR these have a type, which is dropped for strings.
        let attribute = self.untyped()?;
        match attribute {
            Attribute::Number(text, _) if self.s.eat(":") => {
                Ok(Attribute::Number(text, Some(self.ty()?)))
            }
            Attribute::Dense(text, _) if self.s.eat(":") => {
                Ok(Attribute::Dense(text, Some(self.ty()?)))
            }
            Attribute::Resource(name, _) if self.s.eat(":") => {
                Ok(Attribute::Resource(name, Some(self.ty()?)))
            }
            Attribute::Text(text) => {
                if self.s.eat(":") {
                    self.ty()?;
                }
                Ok(Attribute::Text(text))
            }
            other => Ok(other),
        }
    }

    /// Reads an attribute without the type after it.
    pub(super) fn untyped(&mut self) -> Result<Attribute<'t>, ParseError> {
        let at = self.s.at();
        match self.s.peek() {
            Some('"') => self.text_or_bytes(),
            Some('@') => self.symbol().map(Attribute::Symbol),
            Some('{') => self.dictionary().map(Attribute::Dict),
            Some('[') => self.lists(),
            Some('#') => self.dialect(),
            Some('!' | '(') => self.ty().map(Attribute::Type),
            Some('<') => self.balanced("<").map(Attribute::Other),
            Some(c) if c == '-' || c == '+' || c.is_ascii_digit() => match self.s.number() {
                Some(number) => Ok(Attribute::Number(Cow::Borrowed(number), None)),
                None => Err(self.s.expected_at(at, "an attribute")),
            },
            // A word is a value, or begins one; words before `<` that no operation reads are kept as text.
            _ => {
                let before = self.s.clone();
                match self.s.word() {
                    Some("true") => Ok(Attribute::Bool(true)),
                    Some("false") => Ok(Attribute::Bool(false)),
                    Some("unit") => Ok(Attribute::Unit),
                    Some("dense") => self.dense(),
                    Some("array") => self.array(),
                    // `dense_resource<name>` or `dense_resource<"name">`.
                    Some("dense_resource") => {
                        self.s.expect("<")?;
                        let name = match self.s.peek() {
                            Some('"') => Cow::Owned(self.string()?),
                            _ => Cow::Borrowed(self.s.word().unwrap_or_default()),
                        };
                        self.s.expect(">")?;
                        Ok(Attribute::Resource(name, None))
                    }
                    Some("tensor" | "tuple") => {
                        self.s = before;
                        self.ty().map(Attribute::Type)
                    }
                    Some("loc") if self.s.peek() == Some('(') => {
                        self.balanced("(").map(Attribute::Other)
                    }
                    // Dialects define such attributes; their text is kept up to the closing bracket.
                    Some(_) if self.s.rest().starts_with('<') => {
                        self.balanced("<")?;
                        let end = self.text.len() - self.s.rest().len();
                        Ok(Attribute::Other(&self.text[at..end]))
                    }
                    Some(word) => Ok(Attribute::Word(word)),
                    None => Err(self.s.expected_at(at, "an attribute")),
                }
            }
        }
    }

    /// Reads a string; one that is not UTF-8 is an attribute that no operation reads.
    fn text_or_bytes(&mut self) -> Result<Attribute<'t>, ParseError> {
        let at = self.s.at();
        let bytes = self.s.string_bytes()?;
        let end = self.text.len() - self.s.rest().len();
        match String::from_utf8(bytes) {
            Ok(text) => {
                self.reserve(text.capacity())?;
                Ok(Attribute::Text(Cow::Owned(text)))
            }
            Err(_) => Ok(Attribute::Other(&self.text[at..end])),
        }
    }

    /// Reads `<..>` after `dense`; elements are read when their type is known.
    fn dense(&mut self) -> Result<Attribute<'t>, ParseError> {
        let at = self.s.at();
        self.s.expect("<")?;
        let rest = self.s.rest();
        // Elements that are strings are quoted, and may contain brackets; others do not.
        let end = match rest.trim_start().strip_prefix('"') {
            Some(inside) => {
                let before = rest.len() - inside.len();
                inside
                    .find('"')
                    .and_then(|end| Some(before + end + inside[end..].find('>')?))
            }
            None => rest.find('>'),
        };
        let Some(end) = end else {
            return Err(self.s.expected_at(at, "a constant that ends with >"));
        };
        self.s.skip(end + 1);
        Ok(Attribute::Dense(rest[..end].trim(), None))
    }

    /// Reads `<i64: 0, 1>` after `array`.
    fn array(&mut self) -> Result<Attribute<'t>, ParseError> {
        self.s.expect("<")?;
        self.ty()?;
        if self.s.eat(">") {
            return Ok(Attribute::List(Vec::new()));
        }
        self.s.expect(":")?;
        self.items(">").map(Attribute::List)
    }

    fn items(&mut self, close: &str) -> Result<Vec<Attribute<'t>>, ParseError> {
        self.s.deepen()?;
        let mut items = Vec::new();
        while !self.s.eat(close) {
            if !items.is_empty() {
                self.s.expect(",")?;
            }
            let item = self.item()?;
            self.push(&mut items, item)?;
        }
        self.s.rise();
        Ok(items)
    }

    /// Reads an item of a list: an attribute, or the bounds `0:4:2` of a slice.
    fn item(&mut self) -> Result<Attribute<'t>, ParseError> {
        let first = self.untyped()?;
        let has_bounds = matches!(first, Attribute::Number(..)) && self.s.sees(":");
        if !has_bounds {
            return match first {
                // A constant in a list has its type.
                Attribute::Dense(text, _) if self.s.eat(":") => {
                    Ok(Attribute::Dense(text, Some(self.ty()?)))
                }
                first => Ok(first),
            };
        }
        let Attribute::Number(text, _) = first else {
            return Ok(first);
        };
        let mut bounds = Vec::new();
        self.push(&mut bounds, Attribute::Number(text.clone(), None))?;
        while self.s.eat(":") {
            let digit = self.s.peek().is_some_and(|c| c.is_ascii_digit());
            if !digit {
                // A number with its type.
                return Ok(Attribute::Number(text, Some(self.ty()?)));
            }
            let bound = self.untyped()?;
            self.push(&mut bounds, bound)?;
        }
        Ok(Attribute::List(bounds))
    }

    /// Reads `[..]`, or several such lists joined by `x` and `->`.
    fn lists(&mut self) -> Result<Attribute<'t>, ParseError> {
        self.s.expect("[")?;
        let first = Attribute::List(self.items("]")?);
        let mut all = vec![first];
        // `[b, f]x[i, o]->[b, f]`: `x` is a separator only between lists, so the scanner returns to it otherwise.
        loop {
            let before = self.s.clone();
            let joined = self.s.eat("x") || self.s.eat("->");
            if !joined || !self.s.eat("[") {
                self.s = before;
                break;
            }
            let list = Attribute::List(self.items("]")?);
            self.push(&mut all, list)?;
        }
        match all.len() {
            1 => Ok(all.remove(0)),
            _ => Ok(Attribute::Lists(all)),
        }
    }

    /// Reads an attribute of a dialect, or an alias.
    fn dialect(&mut self) -> Result<Attribute<'t>, ParseError> {
        let name = self.hash()?;
        if !self.s.rest().starts_with('<') {
            return Ok(Attribute::Alias(name));
        }
        let dialect = name.trim_start_matches('#');
        let (dialect, mut kind) = dialect.split_once('.').unwrap_or((dialect, ""));
        let before = self.s.clone();
        self.s.expect("<")?;
        let inside = self.s.clone();
        // `#stablehlo<dot<..>>` is `#stablehlo.dot<..>`.
        let is_wrapped = kind.is_empty()
            && match self.s.word() {
                Some(word) if self.s.rest().starts_with('<') => {
                    kind = word;
                    self.s.eat("<")
                }
                _ => false,
            };
        if !is_wrapped {
            self.s = inside;
        }
        // Attributes of meshes concern other devices, and have a syntax of their own.
        let is_known = matches!(dialect, "stablehlo" | "chlo" | "mhlo")
            && !matches!(kind, "axis_ref" | "mesh" | "replica_group_mesh_axes");
        if is_known && let Some(attribute) = self.fields(kind)? {
            if is_wrapped {
                self.s.expect(">")?;
            }
            return Ok(attribute);
        }
        self.s = before;
        self.balanced("<").map(Attribute::Other)
    }

    /// Reads the rest of an attribute of StableHLO after `<`; `None` if it has another form.
    fn fields(&mut self, kind: &'t str) -> Result<Option<Attribute<'t>>, ParseError> {
        if self.s.peek() == Some('[') {
            let lists = self.lists()?;
            self.s.expect(">")?;
            self.reserve(size_of::<Attribute<'t>>())?;
            return Ok(Some(Attribute::Wrapped(kind, Box::new(lists))));
        }
        let (before, at) = (self.s.clone(), self.s.at());
        match self.s.word() {
            // `#stablehlo.conv<raw input_batch_dimension = 0, ..>`, the long form of the dimensions.
            Some("raw") if kind == "conv" => {
                let mut fields = self.named_until(">")?;
                let size = size_of::<Attribute<'t>>();
                let items = fields.iter().map(|field| match &field.value {
                    Attribute::List(items) => items.len(),
                    _ => 1,
                });
                self.reserve(size * (items.sum::<usize>() + 4))?;
                let lists = convolution::lists(&mut fields, number, numbers);
                let lists = lists.filter(|_| fields.is_empty());
                let wrong = || self.s.expected_at(at, "the dimensions of a convolution");
                lists.map(Some).ok_or_else(wrong)
            }
            Some(_) if self.s.sees("=") => {
                self.s = before;
                Ok(Some(Attribute::Record(kind, self.named_until(">")?)))
            }
            // The name of an enumeration, and its case.
            Some(_) => match self.s.word() {
                Some(case) if self.s.eat(">") => Ok(Some(Attribute::Word(case))),
                _ => Ok(None),
            },
            None if self.s.eat(">") => Ok(Some(Attribute::Record(kind, Vec::new()))),
            None => Ok(None),
        }
    }
}

/// Returns the number that an attribute is.
fn number(value: &Attribute<'_>) -> Option<usize> {
    match value {
        Attribute::Number(digits, _) => digits.parse().ok(),
        _ => None,
    }
}

/// Returns the numbers in a list.
fn numbers(value: &Attribute<'_>) -> Option<Vec<usize>> {
    match value {
        Attribute::List(items) => items.iter().map(number).collect(),
        _ => None,
    }
}
