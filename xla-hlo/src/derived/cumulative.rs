//! `cumulative_sum`, `cumulative_product`, `cumulative_max`, `cumulative_min`: the reduction of all elements up to each
//! index of a dimension, `result[i] = operand[0] + .. + operand[i]`.
//!
//! With `reverse = true` it is the reduction of all elements from the index on. `f16` and `bf16` are summed and
//! multiplied in `f32` and rounded once at the end. Integer sums wrap in their own type: convert to a wider one first
//! if it can overflow.
//!
//! In the graph each is a `reduce_window` with stride 1 and a window as long as the dimension.

use crate::derived::fold::{greatest, least};
use crate::error::{Error, Fault, FaultKind};
use crate::graph::Value;
use crate::operation::{Call, Int, Param};
use crate::ops::classes::{NUMBER, ORDERED};
use crate::ops::parts::{as_it_is, leaf, of_class, widened};
use crate::ops::window::Windows;
use crate::ops::{elementwise, reduce, reduce_window};
use crate::{Builder, ElementType, Literal, Operation, Primitive, Size};

const PARAMS: &[Param] = &[
    Param::array("operand"),
    Param::int("dimension").optional(),
    Param::switch("reverse"),
];

macro_rules! rows {
    ($($name:ident $primitive:ident $width:ident $identity:expr, $class:ident $doc:literal;)*) => {
        /// Every cumulative operation.
        pub static ROWS: &[&Operation] = &[$(&Operation {
            name: stringify!($name),
            operator: None,
            params: PARAMS,
            over_trees: false,
            build: |call| {
                let operand = of_class(call, "operand", &$class)?;
                let (dimension, reverse) = (dimension(call, operand)?, call.switch("reverse")?);
                let value = $name(call.b, operand, dimension, reverse);
                leaf(call, value)
            },
        }),*];

        $(
            #[doc = $doc]
            ///
            /// # Errors
            /// The operand's element type is not accepted, or the size of the dimension is too large.
            pub fn $name(
                b: &mut Builder<'_>,
                operand: Value,
                dimension: usize,
                reverse: bool,
            ) -> Result<Value, Fault> {
                $width(b, operand, |b, operand| {
                    let identity: fn(ElementType) -> Literal = $identity;
                    let identity = identity(b.shape(operand).element);
                    run(b, operand, &elementwise::$primitive, identity, dimension, reverse)
                })
            }
        )*
    };
}

rows! {
    cumulative_sum add widened Literal::zero, NUMBER "Computes the running sum along a dimension; from the end with `reverse`.";
    cumulative_product mul widened |element| Literal::from_f64(element, 1.0), NUMBER "Computes the running product along a dimension; from the end with `reverse`.";
    cumulative_max max as_it_is least, ORDERED "Computes the running maximum along a dimension; from the end with `reverse`.";
    cumulative_min min as_it_is greatest, ORDERED "Computes the running minimum along a dimension; from the end with `reverse`.";
}

/// Returns the given dimension, or the last one.
fn dimension(call: &Call<'_, '_>, operand: Value) -> Result<usize, Error> {
    let rank = call.b.shape(operand).rank();
    if call.is_passed("dimension") {
        call.dim("dimension", rank)
    } else {
        rank.checked_sub(1).ok_or_else(|| {
            let what =
                FaultKind::Other("a scalar has no dimension to accumulate along".to_string());
            call.error(Fault::operand(0, what))
        })
    }
}

fn run(
    b: &mut Builder<'_>,
    operand: Value,
    with: &'static Primitive,
    identity: Literal,
    dimension: usize,
    reverse: bool,
) -> Result<Value, Fault> {
    let shape = b.shape(operand).clone();
    let size = &shape.dims[dimension];
    if size.is(0) {
        return Ok(operand);
    }
    let mut windows = Windows {
        dimensions: vec![Int::from(1); shape.rank()],
        padding: vec![Int::from(0); 2 * shape.rank()],
        ..Windows::default()
    };
    let too_large = |_| Fault::operand(0, FaultKind::computed(format!("max({size}, 1) - 1")));
    // A window has at least one element, even if the dimension has none.
    let window = size.or_one().map_err(too_large)?;
    let before = window.minus(&Size::from(1)).map_err(too_large)?;
    windows.dimensions[dimension] = Int::Size(window);
    // `result[i]` is a window that ends at `i`, so the padding is before the first element; with `reverse` it is after
    // the last.
    windows.padding[2 * dimension + usize::from(reverse)] = Int::Size(before);
    let region = reduce::of_two(b, with, shape.element)?;
    let init = b.constant(identity);
    let values = reduce_window::reduce_window(b, &[operand], &[init], region, windows)?;
    Ok(values[0])
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn cumulative_operations_keep_the_shape() {
        check(&[
            ("cumulative_sum(f32[2, 3], 0)", "f32[2, 3]"),
            ("cumulative_sum(f16[3])", "f16[3]"),
            ("cumulative_product(c64[N, 3], reverse = true)", "c64[N, 3]"),
            ("cumulative_max(bool[2, 0], 1)", "bool[2, 0]"),
            ("cumulative_min(u8[2, 3], dimension = 1)", "u8[2, 3]"),
            ("cumulative_sum(f32[2, N])", "f32[2, N]"),
            (
                "cumulative_max(f32[M + 2 * N, 3], 0, reverse = true)",
                "f32[M + 2 * N, 3]",
            ),
        ]);
    }

    #[test]
    fn elements_and_the_dimension_are_checked() {
        check(&[
            (
                "cumulative_sum(bool[2])",
                "operand 0: expected integer, floating-point or complex elements, found bool | \
                 convert it first: `{operand} as i32`",
            ),
            (
                "cumulative_max(c64[2])",
                "operand 0: expected bool, integer or floating-point elements, found c64 | \
                 take the magnitude first: `abs({operand})`",
            ),
            (
                "cumulative_sum(f32[2], 1)",
                "dimension[0]: expected dimension 0, found 1",
            ),
            (
                "cumulative_sum(f32[])",
                "operand 0: a scalar has no dimension to accumulate along",
            ),
        ]);
    }

    #[test]
    fn it_is_one_window() {
        assert_eq!(
            primitives("cumulative_max(f16[4])"),
            ["constant", "reduce_window"]
        );
        assert_eq!(
            primitives("cumulative_sum(f16[4])"),
            ["convert", "constant", "reduce_window", "convert"]
        );
    }
}
