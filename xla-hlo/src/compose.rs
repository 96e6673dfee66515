//! Sums and products of arrays by labels of their dimensions: `c("i,k") = a("i,j") * b("j,k")`.
//!
//! The rules are those by which [shapes](crate::shapes::Indexed) compose: a label of the result that stands in several
//! factors is the same index of all, one that stands twice and not in the result is summed over, one that stands twice in
//! one array takes the diagonal. What is wrong is told of what the user wrote.
//!
//! Numbers and arrays of rank 0 without labels multiply a term; they are multiplied with each other first.

mod operands;
mod product;
mod term;

use self::operands::Composer;
use crate::error::Error;
use crate::graph::Value;
use crate::literal::Numbers;
use crate::{Builder, ElementType, Shape, Size};

/// What a message about labels begins with, where an operation's name would stand.
pub const NAME: &str = "labels";

/// The name under which a fault blames the labels of an operand, by the operand's number.
pub const LABELS: &str = "labels";

/// The name under which a fault blames the labels of the result.
pub const RESULT: &str = "result";

/// A sum or product of operands, and the labels of its result.
///
/// ```
/// use xla_hlo::compose::{Composition, Given, Operand, Term};
/// use xla_hlo::{Builder, ElementType, Module, Shape, Size};
///
/// let module = Module::default();
/// let mut b = Builder::new(&module);
/// let mut operand = |text: &str, sizes: [usize; 2], labels: &str| Operand {
///     given: Given::Array(b.graph.add_param(Shape::new(ElementType::F32, sizes.map(Size::from)))),
///     text: Some(text.to_string()),
///     labels: Some(labels.to_string()),
/// };
/// let mut product = Composition {
///     operands: vec![operand("a", [2, 3], "i,j"), operand("b", [3, 4], "j,k")],
///     term: Term::Product(vec![Term::Operand(0), Term::Operand(1)]),
///     result: "i,k".to_string(),
///     replaced: None,
///     like: None,
/// };
/// let value = product.build(&mut b)?;
/// assert_eq!(b.shape(value).to_string(), "f32[2, 4]");
///
/// product.result = "i,l".to_string();
/// let error = product.build(&mut b).unwrap_err();
/// assert_eq!(error.to_string(), "labels: the result has `l`, which no operand has");
/// # Ok::<(), xla_hlo::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Composition {
    /// Each operand, in the order in which they stand.
    pub operands: Vec<Operand>,
    /// What becomes of them.
    pub term: Term,
    /// The labels of the result's dimensions.
    pub result: String,
    /// The array that is replaced by the result, whose dimensions have the same labels.
    pub replaced: Option<(String, Shape)>,
    /// The element type of literals, where no array says it.
    pub like: Option<ElementType>,
}

/// A sum or product.
#[derive(Clone, Debug)]
pub enum Term {
    /// The operand with this number.
    Operand(usize),
    /// The same with the other sign.
    Negative(Box<Term>),
    /// Factors.
    Product(Vec<Term>),
    /// Terms.
    Sum(Vec<Term>),
}

/// An array with labels, or a scalar.
#[derive(Clone, Debug)]
pub struct Operand {
    /// What it is.
    pub given: Given,
    /// What the user wrote for it, without the labels, if it is short.
    pub text: Option<String>,
    /// The labels of its dimensions; a scalar needs none.
    pub labels: Option<String>,
}

/// What an operand is.
#[derive(Clone, Debug)]
pub enum Given {
    /// An array.
    Array(Value),
    /// Literals, which take the element type of the arrays.
    Numbers(Numbers),
    /// A size, likewise.
    Size(Size),
}

impl Composition {
    /// Adds what it computes.
    ///
    /// # Errors
    /// Labels that do not fit the arrays or each other, sizes or element types that differ.
    pub fn build(&self, b: &mut Builder<'_>) -> Result<Value, Error> {
        let composed = Composer::new(b, self).and_then(|mut composer| composer.compose());
        composed.map_err(|fault| fault.of(NAME))
    }
}

#[cfg(test)]
mod notation;
#[cfg(test)]
mod tests;
