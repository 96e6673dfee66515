//! Parses structured attributes: pairs, switches, the dimension numbers of a convolution, and lists of fields.

use super::parse::Parser;
use super::{ParseError, constant};
use crate::graph::Attr;
use crate::list::Items;
use crate::literal::Scalar;
use crate::operation::{Int, Record, Text};
use crate::{ElementType, Primitive, Shape, size};
use xla_shape::scan::Scanner;

impl Parser<'_> {
    /// Parses `{name = value, ..}` with these names in any order; `fields` pairs each name with an attribute's name.
    pub(super) fn fields(
        &mut self,
        op: &'static Primitive,
        fields: &[(&'static str, &'static str)],
        short: bool,
    ) -> Result<Vec<(&'static str, Attr)>, ParseError> {
        self.s.expect("{")?;
        let mut attrs = Vec::new();
        while !self.s.eat("}") {
            if !attrs.is_empty() {
                self.s.expect(",")?;
            }
            let start = self.s.at();
            let word = self.s.word().unwrap_or_default();
            let field = fields.iter().find(|(known, _)| *known == word);
            let attribute = field.and_then(|(_, name)| {
                let mut attributes = op.attributes.iter();
                attributes.find(|(known, _)| known == name)
            });
            let Some((name, how)) = attribute else {
                let known: Vec<&str> = fields.iter().map(|(word, _)| *word).collect_vec();
                return Err(self.s.expected_at(start, &known.join(" or ")));
            };
            self.s.expect("=")?;
            attrs.push((*name, self.attribute(*how, short)?));
        }
        Ok(attrs)
    }

    /// Parses numbers in quotes, which may be symbolic.
    pub(super) fn numbers(&mut self) -> Result<Vec<Int>, ParseError> {
        let start = self.s.at();
        let text = self.s.string()?;
        let mut inside = Scanner::new(&text);
        let mut numbers = Vec::new();
        while inside.peek().is_some() {
            if !numbers.is_empty() {
                inside.expect(",")?;
            }
            let number = match inside.peek() {
                // A negative number is always known: `N - 1, -2`.
                Some('-') => inside.int().map(Int::from),
                _ => size::text::read(&mut inside).map(Int::Size),
            };
            numbers.push(number.map_err(|e| self.s.wrong(start, e.wrong))?);
        }
        // Only the names in the sizes are checked here; a shape is how `known` takes them.
        let sizes = numbers.iter().filter_map(|number| match number {
            Int::Size(size) => Some(size.clone()),
            Int::Negative(_) => None,
        });
        let shape = Shape::new(ElementType::I64, sizes.collect_vec());
        self.known(&shape, start)?;
        Ok(numbers)
    }

    /// Parses a record, `#stablehlo.gather<offset_dims = [0], index_vector_dim = 1>`, with its fields in any order.
    pub(super) fn record(
        &mut self,
        op: &'static Primitive,
        record: &'static Record,
    ) -> Result<Vec<(&'static str, Attr)>, ParseError> {
        self.s.expect(&format!("#stablehlo.{}", record.name))?;
        self.s.expect("<")?;
        let known = op.attributes.iter();
        let known: Vec<&'static str> = known
            .filter_items(|(_, how)| *how == Text::Record(record))
            .map(|(name, _)| *name)
            .collect_vec();
        let mut attrs = Vec::new();
        while !self.s.eat(">") {
            if !attrs.is_empty() {
                self.s.expect(",")?;
            }
            let start = self.s.at();
            let word = self.s.word().unwrap_or_default();
            let Some(name) = known.iter().find(|name| **name == word) else {
                return Err(self.s.expected_at(start, &known.join(" or ")));
            };
            self.s.expect("=")?;
            let how = if *name == record.number {
                Text::Int
            } else {
                Text::Ints
            };
            attrs.push((*name, self.attribute(how, true)?));
        }
        Ok(attrs)
    }

    /// Parses [`Text::Pairs`], [`Text::Bools`] or [`Text::Convolution`].
    pub(super) fn structured(&mut self, how: Text, short: bool) -> Result<Attr, ParseError> {
        match how {
            Text::Pairs if short => {
                self.s.expect("[")?;
                let pairs = self.s.list("]", |s| {
                    s.expect("[")?;
                    let low = s.int()?;
                    s.expect(",")?;
                    let high = s.int()?;
                    s.expect("]")?;
                    Ok([low, high])
                })?;
                Ok(Attr::Ints(pairs.concat()))
            }
            // The generic form is a constant, `dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>`.
            Text::Pairs => {
                let start = self.s.at();
                let literal = constant::parse(&mut self.s)?;
                let shape = literal.shape();
                let pairs = shape.element == ElementType::I64
                    && matches!(shape.dims.as_slice(), [_, two] if two.is(2));
                if !pairs {
                    return Err(self.s.expected_at(start, "a constant of pairs of i64"));
                }
                let number = |scalar| match scalar {
                    Scalar::Integer(n) => n as i64,
                    _ => unreachable!("the elements of an array of i64 are integers"),
                };
                Ok(Attr::Ints(literal.elements().map(number).collect_vec()))
            }
            // The short form is `[true, false]`, the generic one `array<i1: true, false>`, or `array<i1>` without any.
            Text::Bools => {
                let close = if short {
                    "]"
                } else {
                    ["array", "<", "i1"]
                        .into_iter()
                        .try_for_each(|token| self.s.expect(token))?;
                    if self.s.eat(">") {
                        return Ok(Attr::Bools(Vec::new()));
                    }
                    ">"
                };
                self.s.expect(if short { "[" } else { ":" })?;
                Ok(Attr::Bools(self.s.list(close, switch)?))
            }
            // Dimension numbers of a convolution, `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`. They stay text here;
            // `ops::convolution::Dimensions::read` checks them.
            _ => {
                if !short {
                    self.s.expect("#stablehlo.conv")?;
                    self.s.expect("<")?;
                }
                let mut lists = Vec::new();
                for before in ["[", "x[", "->["] {
                    let tokens = before.strip_suffix('[').filter(|token| !token.is_empty());
                    tokens.map_or(Ok(()), |token| self.s.expect(token))?;
                    self.s.expect("[")?;
                    let items = self.s.list("]", |s| {
                        let at = s.at();
                        let word = s.word().map(str::to_string);
                        word.ok_or_else(|| s.expected_at(at, "a dimension"))
                    })?;
                    lists.push(format!("[{}]", items.join(", ")));
                }
                if !short {
                    self.s.expect(">")?;
                }
                let text = format!("{}x{}->{}", lists[0], lists[1], lists[2]);
                Ok(Attr::Text(text))
            }
        }
    }
}

/// Parses `true` or `false`, or 1 or 0.
fn switch(s: &mut Scanner<'_>) -> Result<bool, ParseError> {
    let start = s.at();
    match s.word() {
        Some("true" | "1") => Ok(true),
        Some("false" | "0") => Ok(false),
        _ => Err(s.expected_at(start, "true or false")),
    }
}

/// Returns the record that is written as this attribute.
pub(super) fn record(op: &'static Primitive, name: &str) -> Option<&'static Record> {
    op.attributes.iter().find_map(|(_, how)| match how {
        Text::Record(record) if record.attribute == name => Some(*record),
        _ => None,
    })
}
