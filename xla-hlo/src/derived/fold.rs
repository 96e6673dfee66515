//! `sum`, `product`, `reduce_max`, `reduce_min`, `any`, `all`: an array folded over some or all of its dimensions.
//!
//! A row each. Without `dimensions` all of them go; with `keep = true` they stay with size 1. Nothing folds to the identity:
//! the sum of no elements is 0, their maximum is the least value there is. `f16` and `bf16` are summed and multiplied in
//! `f32` and rounded once at the end. Sums of integers wrap in their own type: convert them first where that is too narrow.

use crate::derived::parts::{REDUCTION, of_class, reduction, widened};
use crate::element::Kind;
use crate::error::Fault;
use crate::graph::Value;
use crate::literal::{Scalar, integer_range};
use crate::ops::classes::{BOOL, NUMBER, ORDERED};
use crate::ops::{elementwise, reduce};
use crate::{Builder, ElementType, Literal, Operation};

macro_rules! rows {
    ($($name:ident $primitive:ident $identity:expr, $class:ident $help:literal $summary:literal;)*) => {
        /// Every fold.
        pub static ROWS: &[&Operation] = &[$(&Operation {
            name: stringify!($name),
            operator: None,
            params: REDUCTION,
            over_trees: false,
            build: |call| {
                let operand = of_class(call, "operand", &$class, $help)?;
                reduction(call, operand, |b, dims| $name(b, operand, dims))
            },
            summary: $summary,
        }),*];

        $(
            #[doc = $summary]
            ///
            /// # Errors
            /// The operand's elements are not admitted, or it has no such dimension.
            pub fn $name(b: &mut Builder<'_>, operand: Value, dims: &[usize]) -> Result<Value, Fault> {
                widened(b, operand, |b, operand| {
                    let identity: fn(ElementType) -> Literal = $identity;
                    let identity = identity(b.shape(operand).element);
                    reduce::fold(b, operand, &elementwise::$primitive, identity, dims)
                })
            }
        )*
    };
}

rows! {
    sum add Literal::zero, NUMBER "count with `sum({operand} as i32)`, or ask for `any({operand})`" "Sum over dimensions.";
    product mul |element| Literal::from_f64(element, 1.0), NUMBER "ask for `all({operand})`" "Product over dimensions.";
    reduce_max max least, ORDERED "take the real part or the magnitude first: `abs({operand})`" "The greatest element over dimensions; NaN if there is one.";
    reduce_min min greatest, ORDERED "take the real part or the magnitude first: `abs({operand})`" "The least element over dimensions; NaN if there is one.";
    any or Literal::zero, BOOL "compare first: `any({operand} != 0)`" "Whether any element over dimensions is true.";
    all and |element| Literal::from_f64(element, 1.0), BOOL "compare first: `all({operand} != 0)`" "Whether all elements over dimensions are true.";
}

/// What every element is at least.
pub(crate) fn least(element: ElementType) -> Literal {
    bound(element, f64::NEG_INFINITY, |(low, _)| low)
}

/// What every element is at most.
pub(crate) fn greatest(element: ElementType) -> Literal {
    bound(element, f64::INFINITY, |(_, high)| high)
}

fn bound(element: ElementType, infinite: f64, of: fn((i128, i128)) -> i128) -> Literal {
    match element.kind() {
        Kind::Signed | Kind::Unsigned => {
            Literal::scalar(element, Scalar::Integer(of(integer_range(element))))
        }
        Kind::Bool => Literal::scalar(element, Scalar::Bool(infinite > 0.0)),
        Kind::Float | Kind::Complex => Literal::from_f64(element, infinite),
    }
}
