//! Attributes of instructions.

mod words;

use core::fmt;

use crate::binding::{self, Binding};
use crate::int::Int;
use crate::list::Items;
use crate::literal::Scalar;
use crate::{ElementType, Literal, Shape, Size};
pub use words::Direction;

/// The largest number of elements of a constant that is printed in full.
const ELEMENTS: usize = 8;

/// The attribute with the number of an instruction's own operands, if its regions capture other values.
pub const OWN: &str = "own";

/// An attribute of an instruction.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Attr {
    /// A number.
    Int(i64),
    /// Numbers, such as dimensions.
    Ints(Vec<i64>),
    /// Numbers of which one is symbolic: [`Attr::numbers`] stores all others as [`Attr::Ints`].
    Numbers(Vec<Int>),
    /// Sizes, which may be symbolic.
    Sizes(Vec<Size>),
    /// Shapes, whose sizes may be symbolic.
    Shapes(Vec<Shape>),
    /// An element type.
    Element(ElementType),
    /// A constant.
    Literal(Literal),
    /// A name.
    Text(String),
}

impl Attr {
    /// Returns the attribute of numbers of which any may be symbolic.
    pub fn numbers(numbers: Vec<Int>) -> Attr {
        let known: Option<Vec<i64>> = numbers.iter().map(Int::known).collect_some();
        known.map_or(Attr::Numbers(numbers), Attr::Ints)
    }

    /// Replaces the size names; returns `None` if a size is out of range.
    pub fn substitute(&self, binding: &Binding) -> Option<Attr> {
        let of = |name: &str| binding.get(name).cloned();
        Some(match self {
            Attr::Sizes(sizes) => {
                let sizes = sizes.iter().map(|size| size.substitute(&of)).collect_ok();
                Attr::Sizes(sizes.ok()?)
            }
            Attr::Numbers(numbers) => {
                let numbers = numbers.iter().map(|number| number.substitute(&of));
                Attr::numbers(numbers.collect_some()?)
            }
            Attr::Shapes(shapes) => {
                let shapes = shapes
                    .iter()
                    .map(|shape| binding::substitute(shape, binding));
                Attr::Shapes(shapes.collect_some()?)
            }
            other => other.clone(),
        })
    }
}

/// Returns the attribute with this name.
pub fn find<'a>(attrs: &'a [(&'static str, Attr)], name: &str) -> Option<&'a Attr> {
    attrs.iter().find(|(n, _)| *n == name).map(|(_, a)| a)
}

/// Returns how many of an instruction's operands are its own, not captured by its regions.
pub fn own(attrs: &[(&'static str, Attr)], operands: usize) -> usize {
    match find(attrs, OWN) {
        Some(Attr::Int(own)) => (*own as usize).min(operands),
        _ => operands,
    }
}

/// Returns the list of numbers under this name; empty if there is none.
pub fn ints<'a>(attrs: &'a [(&'static str, Attr)], name: &str) -> &'a [i64] {
    match find(attrs, name) {
        Some(Attr::Ints(list)) => list,
        _ => &[],
    }
}

impl fmt::Display for Attr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Attr::Int(n) => n.to_string(),
            Attr::Ints(all) => format!("[{}]", list(all.iter().map(i64::to_string))),
            Attr::Numbers(all) => format!("[{}]", list(all.iter().map(ToString::to_string))),
            Attr::Sizes(all) => format!("[{}]", list(all.iter().map(ToString::to_string))),
            Attr::Shapes(all) => format!("({})", list(all.iter().map(ToString::to_string))),
            Attr::Element(element) => element.to_string(),
            Attr::Literal(literal) => constant(literal),
            Attr::Text(text) => text.clone(),
        })
    }
}

fn constant(literal: &Literal) -> String {
    if let Some(all) = literal.splat() {
        return scalar(all);
    }
    let count = literal.elements().len();
    let dots = (count > ELEMENTS).then(|| format!("... {count}"));
    let shown = literal.elements().take(ELEMENTS).map(scalar);
    format!("[{}]", list(shown.chain(dots)))
}

fn scalar(value: Scalar) -> String {
    match value {
        Scalar::Bool(v) => v.to_string(),
        Scalar::Integer(v) => v.to_string(),
        Scalar::Float(v) => format!("{v:?}"),
        Scalar::Complex(re, im) => format!("({re:?}, {im:?})"),
    }
}

/// Joins items by commas.
pub(crate) fn list(items: impl Iterator<Item = String>) -> String {
    items.collect_vec().join(", ")
}
