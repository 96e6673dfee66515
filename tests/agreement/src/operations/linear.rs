//! Factors and triangles.

use super::{is_float, plain};
use crate::bounds::Bounds;
use crate::generate::Generator;
use crate::program::Argument::{Int, On, Value};
use crate::program::{Argument, Array};

/// Whether an array is one square matrix of few small numbers.
fn is_small_square(array: &Array) -> bool {
    matches!(*array.dims, [a, b] if a == b && a < 5)
        && is_float(array)
        && array.bounds.most() <= 1.0
}

/// The factor of a matrix that is positive definite: a diagonal one.
pub(super) fn cholesky(g: &mut Generator) -> Option<()> {
    let element = g.some(is_float).map(|number| g.array(number).element)?;
    let n = 1 + g.random.below(4);
    let array = Array {
        element,
        dims: vec![n, n],
        bounds: Bounds::exact(0.0, 1.0, 0),
    };
    g.push(
        "eye",
        plain([Argument::Element(element), Int(n)]),
        array.clone(),
        0.0,
    )?;
    let matrix = g.last();
    let mut arguments = plain([Value(matrix)]);
    if g.random.percent(50) {
        arguments.push((Some("lower"), On));
    }
    g.push("cholesky", arguments, array, 0.0)
}

/// With ones on the diagonal and little beside it the unknowns grow little.
pub(super) fn triangular_solve(g: &mut Generator) -> Option<()> {
    let a = g.some(is_small_square)?;
    let triangle = g.array(a);
    let n = triangle.dims[0];
    let left = g.random.percent(50);
    let fits = |b: &Array| {
        let matrix = b.dims.len() == 2 && b.element == triangle.element;
        matrix && b.dims[if left { 0 } else { 1 }] == n
    };
    let b = g.some(fits)?;
    let other = g.array(b);
    let mut arguments = plain([Value(a), Value(b)]);
    arguments.push((Some("unit_diagonal"), On));
    if left {
        arguments.push((Some("left_side"), On));
    }
    if g.random.percent(50) {
        arguments.push((Some("lower"), On));
    }
    // Each unknown takes all before it away, at most.
    let growth = 2f64.powi(n as i32 - 1);
    let most = other.bounds.most() * growth;
    let error = growth * (other.bounds.error + n as f64 * triangle.bounds.error * most);
    let bounds = Bounds::about(-most, most, error);
    g.push(
        "triangular_solve",
        arguments,
        Array { bounds, ..other },
        2.0 * n as f64,
    )
}
