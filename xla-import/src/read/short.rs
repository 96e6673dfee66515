//! The attributes of short forms, under their names in the generic form.
//!
//! Most of them follow from the syntax of our primitives: `, dims = ` before an attribute is its short name.

use std::borrow::Cow;
use std::collections::HashMap;

use xla_hlo::operation::{SyntaxToken, Text};
use xla_hlo::{Primitive, ops};
use xla_shape::scan::ParseError;

use super::Reader;
use super::control::record;
use super::op::Parts;
use crate::tree::{Attribute, Named};

/// The names of attributes by operation and short name.
pub(super) type Table = HashMap<(&'static str, &'static str), &'static str>;

/// Short names of operations that are not primitives here.
const OTHERS: &[(&str, &str, &str)] = &[
    ("stablehlo.broadcast", "sizes", "broadcast_sizes"),
    ("stablehlo.dot", "precision", "precision_config"),
    ("stablehlo.dot_general", "precision", "precision_config"),
    (
        "stablehlo.dynamic_broadcast_in_dim",
        "dims",
        "broadcast_dimensions",
    ),
    ("stablehlo.dynamic_iota", "dim", "iota_dimension"),
    ("stablehlo.einsum", "config", "einsum_config"),
    ("stablehlo.get_dimension_size", "dim", "dimension"),
    ("stablehlo.rng", "distribution", "rng_distribution"),
    ("stablehlo.set_dimension_size", "dim", "dimension"),
    ("stablehlo.unary_einsum", "config", "einsum_config"),
];

/// The names of the attributes without a name in a short form, in order.
const UNNAMED: &[(&str, &[&str])] = &[
    ("arith.constant", &["value"]),
    ("chlo.constant", &["value"]),
    ("sdy.constant", &["value"]),
    ("func.call", &["callee"]),
    (
        "stablehlo.compare",
        &["comparison_direction", "compare_type"],
    ),
    ("stablehlo.composite", &["name"]),
    ("stablehlo.constant", &["value"]),
    ("stablehlo.custom_call", &["call_target_name"]),
    ("stablehlo.get_tuple_element", &["index"]),
    ("sdy.sharding_constraint", &["sharding"]),
    ("check.expect_almost_eq_const", &["value"]),
    ("check.expect_eq_const", &["value"]),
];

/// Returns the short names of the attributes of all operations.
pub(super) fn table() -> Table {
    let mut table = Table::new();
    for primitive in ops::primitives() {
        add(primitive, primitive.syntax, &mut table);
    }
    for (op, short, long) in OTHERS {
        table.insert((op, short), long);
    }
    table
}

fn add(primitive: &'static Primitive, syntax: &'static [SyntaxToken], table: &mut Table) {
    // `", dims = "` before an attribute: the last word before `=` is its short name.
    for pair in syntax.windows(2) {
        if let [SyntaxToken::Word(word), SyntaxToken::Attribute(long)] = pair
            && let Some((before, "")) = word.trim_end().split_once('=')
            && let Some(short) = before.rsplit([' ', ',']).find(|part| !part.is_empty())
        {
            table.insert((primitive.text, short), long);
        }
    }
    for token in syntax {
        match token {
            SyntaxToken::Fields(fields) => {
                let names = fields
                    .iter()
                    .map(|(short, long)| ((primitive.text, *short), *long));
                table.extend(names);
            }
            SyntaxToken::Optional(tokens) => add(primitive, tokens, table),
            _ => {}
        }
    }
}

impl<'t> Reader<'t> {
    /// Replaces the attributes of a short form by the attributes of the generic form.
    pub(super) fn canonical(
        &mut self,
        op: &'t str,
        parts: &mut Parts<'t>,
    ) -> Result<(), ParseError> {
        // Four operations have syntax of their own, beyond renamed attributes.
        match op {
            "stablehlo.dot_general" => self.dot(parts)?,
            "stablehlo.convolution" => spread_window(parts),
            "stablehlo.slice" => self.slice(parts)?,
            "stablehlo.reduce_precision" => format(parts),
            _ => {}
        }
        for attribute in &mut parts.attributes {
            let long = self.short.get(&(op, &*attribute.name));
            if let Some(long) = long {
                attribute.name = Cow::Borrowed(long);
            }
            if op == "stablehlo.convolution"
                && attribute.name == "dimension_numbers"
                && let Attribute::Lists(_) = attribute.value
            {
                let lists = std::mem::replace(&mut attribute.value, Attribute::Unit);
                attribute.value = Attribute::Wrapped("conv", Box::new(lists));
            }
        }
        // Attributes without names are in a fixed order: `compare LT, %a, %b, FLOAT`.
        let names = UNNAMED.iter().find(|(name, _)| *name == op);
        let names = names.map_or(&[][..], |(_, names)| names);
        for (i, (at, value)) in parts.unnamed.drain(..).enumerate() {
            let Some(name) = names.get(i) else {
                return Err(self.s.expected_at(at, "`:` and the types of the operation"));
            };
            let name = Cow::Borrowed(*name);
            parts.attributes.push(Named { name, value, at });
        }
        Ok(())
    }

    /// Joins `batching_dims = [0] x [0], contracting_dims = [2] x [1]`.
    fn dot(&self, parts: &mut Parts<'t>) -> Result<(), ParseError> {
        let mut fields = Vec::new();
        let mut first = None;
        let names = ops::dot_general::PRIMITIVE.attributes.iter();
        let names: Vec<&'static str> = names
            .filter_map(|(_, text)| match text {
                Text::Dot(name) => Some(*name),
                _ => None,
            })
            .collect();
        let mut rest = Vec::new();
        for attribute in parts.attributes.drain(..) {
            let at = attribute.at;
            // The lists of both sides, in the order of the primitive's names: batching, then contracting.
            let pair = match &*attribute.name {
                "batching_dims" => 0,
                "contracting_dims" => 2,
                _ => {
                    rest.push(attribute);
                    continue;
                }
            };
            first.get_or_insert(at);
            let Attribute::Lists(lists) = attribute.value else {
                return Err(self.s.expected_at(at, "two lists such as [1] x [0]"));
            };
            for (value, name) in lists.into_iter().zip(&names[pair..]) {
                let name = Cow::Borrowed(*name);
                fields.push(Named { name, value, at });
            }
        }
        parts.attributes = rest;
        if let Some(at) = first {
            let numbers = record("dot_dimension_numbers", "dot", fields, at);
            parts.attributes.push(numbers);
        }
        Ok(())
    }

    /// Separates the bounds `[0:4:2, 1:3]`.
    fn slice(&self, parts: &mut Parts<'t>) -> Result<(), ParseError> {
        let mut lists: [Vec<Attribute<'t>>; 3] = Default::default();
        let Some((at, Attribute::List(bounds))) = parts.unnamed.pop() else {
            let at = parts.attributes.first().map_or(0, |named| named.at);
            return Err(self.s.expected_at(at, "the bounds of a slice"));
        };
        // `[start:limit:stride]` of each dimension becomes three lists; a stride of 1 may be omitted.
        for bound in bounds {
            let Attribute::List(bound) = bound else {
                return Err(self.s.expected_at(at, "bounds such as [0:4:2]"));
            };
            let mut bound = bound.into_iter();
            for (i, list) in lists.iter_mut().enumerate() {
                match bound.next() {
                    Some(number) => list.push(number),
                    None if i == 2 => list.push(Attribute::Number(Cow::Borrowed("1"), None)),
                    None => return Err(self.s.expected_at(at, "bounds such as [0:4:2]")),
                }
            }
        }
        let names = ops::slice::PRIMITIVE.attributes.iter();
        for ((name, _), list) in names.zip(lists) {
            let (name, value) = (Cow::Borrowed(*name), Attribute::List(list));
            parts.attributes.push(Named { name, value, at });
        }
        Ok(())
    }
}

/// Replaces `window = {stride = [1]}` by its fields.
fn spread_window(parts: &mut Parts<'_>) {
    let window = parts.attributes.iter().position(|a| a.name == "window");
    if let Some(window) = window
        && let Attribute::Dict(fields) = &mut parts.attributes[window].value
    {
        let fields = std::mem::take(fields);
        parts.attributes.remove(window);
        parts.attributes.extend(fields);
    }
}

/// Replaces `format = e5m10` by the numbers of bits.
fn format(parts: &mut Parts<'_>) {
    let format = parts.attributes.iter().position(|a| a.name == "format");
    let Some(format) = format else {
        return;
    };
    let at = parts.attributes[format].at;
    if let Attribute::Word(word) = parts.attributes[format].value
        && let Some((exponent, mantissa)) = word.strip_prefix('e').and_then(|w| w.split_once('m'))
    {
        parts.attributes.remove(format);
        let names = ops::reduce_precision::PRIMITIVE.attributes.iter();
        for ((name, _), digits) in names.zip([exponent, mantissa]) {
            let (name, value) = (
                Cow::Borrowed(*name),
                Attribute::Number(Cow::Borrowed(digits), None),
            );
            parts.attributes.push(Named { name, value, at });
        }
    }
}
