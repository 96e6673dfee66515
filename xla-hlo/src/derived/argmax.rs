//! `argmax(x, dimensions)`, `argmin(x, dimensions)`: the index of the greatest or the smallest element, as `i32`.
//!
//! The first of equal elements is returned, and the first NaN before any number, as in NumPy and JAX. Over several
//! dimensions the index counts their elements in row-major order; without `dimensions` all of them are reduced.

use crate::derived::fold::{greatest, reduce_max, reduce_min};
use crate::element::Kind;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Value, Values};
use crate::list::Items;
use crate::operation::Call;
use crate::ops::classes::ORDERED;
use crate::ops::parts::{REDUCTION, of_class, reduction, spread};
use crate::ops::{broadcast, iota, not_empty, reshape};
use crate::shape::product;
use crate::{Builder, ElementType, Operation, Shape, Size};

/// The index of the greatest element.
pub static ARGMAX: Operation = Operation {
    name: "argmax",
    operator: None,
    params: REDUCTION,
    over_trees: false,
    build: |call| build(call, argmax),
};

/// The index of the smallest element.
pub static ARGMIN: Operation = Operation {
    name: "argmin",
    operator: None,
    params: REDUCTION,
    over_trees: false,
    build: |call| build(call, argmin),
};

type Fold = fn(&mut Builder<'_>, Value, &[usize]) -> Result<Value, Fault>;

fn build(call: &mut Call<'_, '_>, of: Fold) -> Result<Values, Error> {
    let operand = of_class(call, "operand", &ORDERED)?;
    reduction(call, operand, |b, dims| of(b, operand, dims))
}

/// Computes the index of the first greatest element over dimensions, which are in ascending order.
///
/// # Errors
/// The element type has no order, there are no elements, or the operand has no such dimension.
pub fn argmax(b: &mut Builder<'_>, operand: Value, dims: &[usize]) -> Result<Value, Fault> {
    first(b, operand, dims, reduce_max)
}

/// Computes the index of the first smallest element over dimensions, which are in ascending order.
///
/// # Errors
/// As for [`argmax`].
pub fn argmin(b: &mut Builder<'_>, operand: Value, dims: &[usize]) -> Result<Value, Fault> {
    first(b, operand, dims, reduce_min)
}

/// Computes the smallest index at which the operand equals its reduction.
fn first(
    b: &mut Builder<'_>,
    operand: Value,
    dims: &[usize],
    extreme: Fold,
) -> Result<Value, Fault> {
    const INDEX: ElementType = ElementType::I32;
    let shape: Shape = b.shape(operand).clone();
    // An array without elements has no index, unless the result has no elements either.
    if let Some(d) = dims.iter().find(|&&d| shape.dims[d].is(0)) {
        let what = format!("no elements along dimension {d} of {shape}");
        return Err(Fault::operand(0, FaultKind::Other(what)));
    }
    let mut operand = operand;
    // A symbolic size that may be 0 becomes a size constraint.
    for &d in dims {
        operand = not_empty::not_empty(b, operand, d)?;
    }
    let best = extreme(b, operand, dims)?;
    let best = spread(b, best, &shape.dims, dims)?;
    let mut found = b.formula([operand, best], |[operand, best]| operand.equal(best))?;
    if shape.element.kind() == Kind::Float {
        // If the reduction is NaN, an element is NaN.
        found = b.formula([found, operand], |[found, x]| found | x.unequal(x))?;
    }
    let sizes: Vec<Size> = dims.iter().map(|&d| shape.dims[d].clone()).collect_vec();
    // Indices count the reduced dimensions in row-major order: 0 to 5 for a reduction of 2x3 elements.
    let index = iota::iota(b, INDEX, vec![product(&sizes)], 0)?;
    let index = reshape::reshape(b, index, sizes)?;
    let index = broadcast::in_dim(b, index, shape.dims.clone(), dims)?;
    // Elements that are not the extreme have the largest index, so the smallest index of all is the first extreme.
    let none = b.constant(greatest(INDEX));
    let index = b.formula([none, found, index], |[none, found, index]| {
        let none = none.broadcast(&shape.dims, &[]);
        found.select(index, none)
    })?;
    reduce_min(b, index, dims)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn argmax_has_an_index_for_each_remaining_element() {
        check(&[
            ("argmax(f32[2, 3])", "i32[]"),
            ("argmax(f32[2, N], 1)", "i32[2]"),
            ("argmin(u8[2, 3, 4], [0, 2])", "i32[3]"),
            ("argmin(bool[2, 3], 0, keep = true)", "i32[1, 3]"),
            ("argmax(f32[])", "i32[]"),
            (
                "argmax(c64[2])",
                "operand 0: expected bool, integer or floating-point elements, found c64 | \
                 take the magnitude first: `abs({operand})`",
            ),
            (
                "argmax(f32[2, 0], 1)",
                "operand 0: no elements along dimension 1 of f32[2, 0]",
            ),
            ("argmax(f32[2, 0], 0)", "i32[0]"),
            (
                "argmin(f32[2], 1)",
                "dimensions[0]: expected dimension 0, found 1",
            ),
        ]);
    }
}
