//! Attributes of instructions.

mod words;

use core::fmt;

use crate::binding::{self, Binding};
use crate::int::Int;
use crate::list::Items;
use crate::literal::Scalar;
use crate::{ElementType, Literal, Shape, Size};
pub use words::{Choice, Direction, Generator, Order, Transform, Transposition, Word, Words};

/// The largest number of elements of a constant that is printed in full.
const ELEMENTS: usize = 8;

/// The attribute with the number of an instruction's own operands, if its regions capture other values.
pub const OWN: &str = "own";

/// The attributes of an instruction, each with its name.
pub type Attrs = [(&'static str, Attr)];

/// An attribute of an instruction.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Attr {
    /// Whether something is so.
    Bool(bool),
    /// Whether something is so, for each dimension or operand.
    Bools(Vec<bool>),
    /// A number.
    Int(i64),
    /// Numbers, such as dimensions.
    Ints(Vec<i64>),
    /// Numbers, at least one of them symbolic: [`Attr::numbers`] stores all others as [`Attr::Ints`].
    Numbers(Vec<Int>),
    /// Sizes, which may be symbolic.
    Sizes(Vec<Size>),
    /// Shapes, whose sizes may be symbolic.
    Shapes(Vec<Shape>),
    /// An element type.
    Element(ElementType),
    /// A constant.
    Literal(Literal),
    /// One of the few words that an enum has.
    Word(Word),
    /// A name, or the dimension numbers of a convolution.
    Text(String),
}

impl Attr {
    /// Returns the attribute of numbers that may be symbolic.
    pub fn numbers(numbers: Vec<Int>) -> Attr {
        let known: Option<Vec<i64>> = numbers.iter().map(Int::known).collect_some();
        known.map_or(Attr::Numbers(numbers), Attr::Ints)
    }

    /// Whether the attribute is a list without an item.
    pub fn is_empty(&self) -> bool {
        match self {
            Attr::Bools(all) => all.is_empty(),
            Attr::Ints(all) => all.is_empty(),
            Attr::Numbers(all) => all.is_empty(),
            Attr::Sizes(all) => all.is_empty(),
            Attr::Shapes(all) => all.is_empty(),
            Attr::Bool(_)
            | Attr::Int(_)
            | Attr::Element(_)
            | Attr::Literal(_)
            | Attr::Word(_)
            | Attr::Text(_) => false,
        }
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
            // Only these attributes contain sizes.
            other => other.clone(),
        })
    }
}

impl<W: Choice> From<W> for Attr {
    fn from(word: W) -> Attr {
        Attr::Word(word.word())
    }
}

/// Returns the attribute with this name.
pub fn find<'a>(attrs: &'a [(&'static str, Attr)], name: &str) -> Option<&'a Attr> {
    attrs.iter().find(|(n, _)| *n == name).map(|(_, a)| a)
}

/// Declares functions that return an attribute of one kind.
///
/// An instruction has each attribute that its primitive declares, of the declared kind: the readers of models refuse
/// other attributes, and functions that add instructions pass them all.
macro_rules! getters {
    ($($(#[$doc:meta])* $name:ident$(<$life:lifetime>)?($kind:literal) $pattern:pat => $value:expr, $result:ty;)*) => {$(
        $(#[$doc])*
        ///
        /// # Panics
        /// There is no such attribute, or it is of another kind.
        pub fn $name$(<$life>)?(attrs: &$($life)? Attrs, name: &str) -> $result {
            match find(attrs, name) {
                Some($pattern) => $value,
                found => unexpected(name, $kind, found),
            }
        }
    )*};
}

getters! {
    /// Returns the bool under this name.
    bool("a bool") Attr::Bool(is) => *is, bool;
    /// Returns the bools under this name.
    bools<'a>("bools") Attr::Bools(all) => all, &'a [bool];
    /// Returns the number under this name.
    int("a number") Attr::Int(number) => *number, i64;
    /// Returns the sizes under this name.
    sizes<'a>("sizes") Attr::Sizes(sizes) => sizes, &'a [Size];
    /// Returns the shapes under this name.
    shapes<'a>("shapes") Attr::Shapes(shapes) => shapes, &'a [Shape];
    /// Returns the element type under this name.
    element("an element type") Attr::Element(element) => *element, ElementType;
    /// Returns the constant under this name.
    literal<'a>("a constant") Attr::Literal(literal) => literal, &'a Literal;
    /// Returns the text under this name.
    text<'a>("a text") Attr::Text(text) => text, &'a str;
}

/// Returns the number under this name, which the rule has checked to be a dimension or a count.
///
/// # Panics
/// There is no such number, or it is negative.
pub fn index(attrs: &Attrs, name: &str) -> usize {
    let number = int(attrs, name);
    let index = usize::try_from(number);
    index.unwrap_or_else(|_| panic!("expected `{name}` of 0 or more, found {number}"))
}

/// Returns the word under this name.
///
/// # Panics
/// There is no such attribute, or it is of another type.
pub fn word<W: Choice>(attrs: &Attrs, name: &str) -> W {
    let found = find(attrs, name);
    let word = match found {
        Some(&Attr::Word(word)) => W::of_word(word),
        _ => None,
    };
    word.unwrap_or_else(|| unexpected(name, W::WORDS.name(), found))
}

fn unexpected(name: &str, kind: &str, found: Option<&Attr>) -> ! {
    panic!("expected {kind} as the attribute `{name}`, found {found:?}")
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

/// Returns the list of numbers under this name, which may be symbolic; empty if there is none.
pub fn numbers(attrs: &[(&'static str, Attr)], name: &str) -> Vec<Int> {
    match find(attrs, name) {
        Some(Attr::Ints(list)) => list.iter().map(|&n| Int::from(n)).collect_vec(),
        Some(Attr::Numbers(list)) => list.clone(),
        _ => Vec::new(),
    }
}

impl fmt::Display for Attr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Attr::Bool(is) => is.to_string(),
            Attr::Bools(all) => format!("[{}]", list(all.iter().map(bool::to_string))),
            Attr::Int(n) => n.to_string(),
            Attr::Ints(all) => format!("[{}]", list(all.iter().map(i64::to_string))),
            Attr::Numbers(all) => format!("[{}]", list(all.iter().map(ToString::to_string))),
            Attr::Sizes(all) => format!("[{}]", list(all.iter().map(ToString::to_string))),
            Attr::Shapes(all) => format!("({})", list(all.iter().map(ToString::to_string))),
            Attr::Element(element) => element.to_string(),
            Attr::Literal(literal) => constant(literal),
            Attr::Word(word) => word.text().to_string(),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attribute_is_read_as_its_kind() {
        let attrs = [
            ("k", Attr::Int(3)),
            ("lower", Attr::Bool(true)),
            ("order", Direction::Ge.into()),
        ];
        assert_eq!((int(&attrs, "k"), index(&attrs, "k")), (3, 3));
        assert!(bool(&attrs, "lower"));
        assert_eq!(word::<Direction>(&attrs, "order"), Direction::Ge);
    }

    #[test]
    #[should_panic(expected = "expected a bool as the attribute `lower`, found Some(Int(1))")]
    fn a_number_is_not_a_bool() {
        bool(&[("lower", Attr::Int(1))], "lower");
    }

    #[test]
    #[should_panic(expected = "expected fft_type as the attribute `order`")]
    fn a_word_of_another_type_is_not_one_of_this_type() {
        word::<Transform>(&[("order", Direction::Ge.into())], "order");
    }

    #[test]
    #[should_panic(expected = "expected `k` of 0 or more, found -1")]
    fn a_dimension_is_not_negative() {
        index(&[("k", Attr::Int(-1))], "k");
    }
}
