//! `sum`, `product`, `reduce_max`, `reduce_min`, `any`, `all`: reductions of an array over some or all of its
//! dimensions.
//!
//! Without `dimensions` all dimensions are reduced; with `keep = true` reduced dimensions remain with size 1. The
//! result of reducing no elements is the identity: their sum is 0, their maximum is the smallest value of the type.
//! A struct, a tuple or an array of values is reduced to one scalar: all elements of all its leaves.
//! `f16` and `bf16` are summed and multiplied in `f32` and rounded once at the end. Integer sums wrap in their own
//! type: convert to a wider one first if it can overflow.

use super::whole::{self, Whole};
use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Value, Values};
use crate::literal::extremes;
use crate::operation::Call;
use crate::ops::classes::{BOOL, NUMBER, ORDERED};
use crate::ops::parts::{REDUCTION, as_it_is, of_class, reduction, widened};
use crate::ops::{elementwise, reduce};
use crate::{Builder, ElementType, Literal, Operation};

macro_rules! rows {
    ($($name:ident $primitive:ident $width:ident $identity:expr, $class:ident $doc:literal;)*) => {
        /// Every reduction.
        pub static ROWS: &[&Operation] = &[$(&Operation {
            name: stringify!($name),
            operator: None,
            params: REDUCTION,
            over_trees: false,
            build: |call| {
                // A struct, a tuple or a list is reduced as a whole, without dimensions.
                if let Some(tree) = whole::tree(call, 0) {
                    let whole = Whole {
                        class: &$class,
                        combine: &elementwise::$primitive,
                        identity: $identity,
                        part: $name,
                        end: |_, total| Ok(total),
                    };
                    return of_all_leaves(call, &whole, &tree);
                }
                let operand = of_class(call, "operand", &$class)?;
                reduction(call, operand, |b, dims| $name(b, operand, dims))
            },
        }),*];

        $(
            #[doc = $doc]
            ///
            /// # Errors
            /// The operand's element type is not accepted, or the operand has no such dimension.
            pub fn $name(b: &mut Builder<'_>, operand: Value, dims: &[usize]) -> Result<Value, Fault> {
                $width(b, operand, |b, operand| {
                    let identity: fn(ElementType) -> Literal = $identity;
                    let identity = identity(b.shape(operand).element);
                    reduce::fold(b, operand, &elementwise::$primitive, identity, dims)
                })
            }
        )*
    };
}

rows! {
    sum add widened Literal::zero, NUMBER "Adds the elements along dimensions.";
    product mul widened |element| Literal::from_f64(element, 1.0), NUMBER "Multiplies the elements along dimensions.";
    reduce_max max as_it_is least, ORDERED "Returns the greatest element along dimensions; NaN if there is one.";
    reduce_min min as_it_is greatest, ORDERED "Returns the least element along dimensions; NaN if there is one.";
    any or as_it_is Literal::zero, BOOL "Returns whether any element along dimensions is true.";
    all and as_it_is |element| Literal::from_f64(element, 1.0), BOOL "Returns whether all elements along dimensions are true.";
}

/// Reduces all elements of all leaves.
fn of_all_leaves(
    call: &mut Call<'_, '_>,
    whole: &Whole<'_>,
    tree: &Values,
) -> Result<Values, Error> {
    for name in ["dimensions", "keep"] {
        if call.is_passed(name) {
            let what = "the leaves of a struct or a tuple are reduced to one scalar";
            let fault = Fault::named(name, FaultKind::Other(what.to_string()));
            let operation = call.operation.name;
            let help = format!("reduce each leaf: `tree_map(|x| {operation}(x, 0), {{operand}})`");
            return Err(call.error(fault.help(help)));
        }
    }
    whole.of(call, "operand", tree)
}

/// Returns the smallest value of an element type.
pub(crate) fn least(element: ElementType) -> Literal {
    extreme(element, 0)
}

/// Returns the greatest value of an element type.
pub(crate) fn greatest(element: ElementType) -> Literal {
    extreme(element, 1)
}

fn extreme(element: ElementType, which: usize) -> Literal {
    match extremes(element) {
        Some(both) => Literal::scalar(element, both[which]),
        // Complex numbers have no order: the rule of the reduction reports them.
        None => Literal::zero(element),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::literal::Scalar;
    use crate::testing::{check, primitives};

    #[test]
    fn folded_dimensions_are_removed_or_kept_with_size_1() {
        check(&[
            ("sum(f32[2, N, 4])", "f32[]"),
            ("sum(f32[2, N, 4], 1)", "f32[2, 4]"),
            ("sum(f32[2, N, 4], [2, 0])", "f32[N]"),
            ("sum(f32[2, N, 4], [2, 0], keep = true)", "f32[1, N, 1]"),
            ("sum(f32[2, N], [])", "f32[2, N]"),
            ("sum(f16[2, 3], dimension = 0)", "f16[3]"),
            ("product(c64[0, 3], dimensions = [0])", "c64[3]"),
            ("reduce_max(bool[2, 3], 1)", "bool[2]"),
            ("reduce_min(u8[2, 3], 1)", "u8[2]"),
            ("any(bool[2, 3], 1)", "bool[2]"),
            ("all(bool[])", "bool[]"),
            ("sum((f32[2, N], (f32[], f32[3])))", "f32[]"),
            ("any((bool[2], bool[]))", "bool[]"),
        ]);
    }

    #[test]
    fn elements_and_dimensions_are_checked() {
        check(&[
            (
                "sum(bool[2])",
                "operand 0: expected integer, floating-point or complex elements, found bool | \
                 convert it first: `{operand} as i32`",
            ),
            (
                "reduce_max(c64[2])",
                "operand 0: expected bool, integer or floating-point elements, found c64 | \
                 take the magnitude first: `abs({operand})`",
            ),
            (
                "any(f32[2])",
                "operand 0: expected bool elements, found f32 | compare first: `{operand} != 0.0`",
            ),
            (
                "all(i32[2])",
                "operand 0: expected bool elements, found i32 | compare first: `{operand} != 0`",
            ),
            (
                "sum(f32[2], 1)",
                "dimensions[0]: expected dimension 0, found 1",
            ),
            (
                "sum(f32[2], [0, -1])",
                "dimensions[1]: dimension 0 is listed twice",
            ),
            (
                "sum(f32[2, 3], [1, 1])",
                "dimensions[1]: dimension 1 is listed twice",
            ),
            (
                "sum(f32[2], axis = 0)",
                "call: unknown attribute `axis`: expected `dimensions` or `keep` | did you mean `dimensions`?",
            ),
            (
                "sum((f32[2], i32[]))",
                "operand: element types differ: f32 at `.0` and i32 at `.1` | \
                 convert all leaves first: `{operand} as f32`",
            ),
            (
                "sum((f32[2], f32[]), 0)",
                "dimensions: the leaves of a struct or a tuple are reduced to one scalar | \
                 reduce each leaf: `tree_map(|x| sum(x, 0), {operand})`",
            ),
            (
                "any((bool[], f32[]))",
                "operand: element types differ: bool at `.0` and f32 at `.1`",
            ),
            (
                "sum()",
                "operand: missing argument `operand`: expected an array",
            ),
        ]);
    }

    #[test]
    fn narrow_numbers_are_summed_in_f32_and_compared_as_they_are() {
        let cases: &[(&str, &[&str])] = &[
            ("sum(f16[4])", &["convert", "constant", "reduce", "convert"]),
            ("reduce_max(bf16[4])", &["constant", "reduce"]),
            ("sum(f32[4])", &["constant", "reduce"]),
        ];
        for (call, expected) in cases {
            assert_eq!(primitives(call), *expected, "{call}");
        }
    }

    #[test]
    fn least_and_greatest_values_are_the_bounds_of_the_element_type() {
        let cases = [
            (ElementType::I8, Scalar::Integer(-128), Scalar::Integer(127)),
            (ElementType::U16, Scalar::Integer(0), Scalar::Integer(65535)),
            (ElementType::Bool, Scalar::Bool(false), Scalar::Bool(true)),
            (
                ElementType::F16,
                Scalar::Float(f64::NEG_INFINITY),
                Scalar::Float(f64::INFINITY),
            ),
        ];
        for (element, low, high) in cases {
            assert_eq!(least(element).splat(), Some(low), "{element}");
            assert_eq!(greatest(element).splat(), Some(high), "{element}");
        }
    }
}
