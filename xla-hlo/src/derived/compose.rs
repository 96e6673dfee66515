//! Sums and products of arrays by labels of their dimensions: `c("i,k") = a("i,j") * b("j,k")`.
//!
//! The rules are the same as in `xla_shape::shapes::Indexed`: a label of the result that several factors share denotes
//! the same index in each of them, a label that appears twice and not in the result is summed over, and a label that
//! appears twice in one array selects the diagonal. Errors refer to the user's text.
//!
//! Numbers and arrays of rank 0 without labels scale a term; they are multiplied with each other first.

mod operands;
mod product;
mod term;

use self::operands::Composer;
use crate::error::Error;
use crate::graph::Value;
use crate::literal::Numbers;
use crate::{Builder, ElementType, Shape, Size};

/// The name that errors about labels begin with, in place of an operation's name.
pub const NAME: &str = "labels";

/// The argument name in faults about the labels of an operand; the item is the operand's index.
pub const LABELS: &str = "labels";

/// The argument name in faults about the labels of the result.
pub const RESULT: &str = "result";

/// A sum or product of operands, and the labels of its result.
///
/// ```
/// use xla_hlo::derived::compose::{Composition, OperandValue, Operand, Term};
/// use xla_hlo::{Builder, ElementType, Module, Shape, Size};
///
/// let module = Module::default();
/// let mut b = Builder::new(&module);
/// let mut operand = |text: &str, sizes: [usize; 2], labels: &str| Operand {
///     value: OperandValue::Array(b.graph.add_param(Shape::new(ElementType::F32, sizes.map(Size::from)))),
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
/// assert_eq!(error.to_string(), "labels: the result has label `l`, which no operand has");
/// # Ok::<(), xla_hlo::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Composition {
    /// The operands, in the order of the user's text.
    pub operands: Vec<Operand>,
    /// The expression over the operands.
    pub term: Term,
    /// The labels of the result's dimensions.
    pub result: String,
    /// The array that the result replaces, if any; its dimensions have the same labels.
    pub replaced: Option<(String, Shape)>,
    /// The element type of literals, if no array determines it.
    pub like: Option<ElementType>,
}

/// A sum or product.
#[derive(Clone, Debug)]
pub enum Term {
    /// The operand with this index.
    Operand(usize),
    /// The negated term.
    Negative(Box<Term>),
    /// Factors.
    Product(Vec<Term>),
    /// Terms.
    Sum(Vec<Term>),
}

/// An array with labels, or a scalar.
#[derive(Clone, Debug)]
pub struct Operand {
    /// The operand's value.
    pub value: OperandValue,
    /// The user's text for the operand, without the labels, if it is short.
    pub text: Option<String>,
    /// The labels of its dimensions; a scalar needs none.
    pub labels: Option<String>,
}

/// The value of an operand.
#[derive(Clone, Debug)]
pub enum OperandValue {
    /// An array.
    Array(Value),
    /// Literals, which take the element type of the arrays.
    Numbers(Numbers),
    /// A size, which takes the element type of the arrays too.
    Size(Size),
}

impl Composition {
    /// Adds the instructions that compute the result.
    ///
    /// # Errors
    /// Labels that do not match the arrays or each other, sizes or element types that differ.
    pub fn build(&self, b: &mut Builder<'_>) -> Result<Value, Error> {
        let composed = Composer::new(b, self).and_then(|mut composer| composer.compose());
        composed.map_err(|fault| fault.of(NAME))
    }
}

#[cfg(test)]
mod tests;
