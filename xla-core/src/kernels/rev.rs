//! `rev`: reverses dimensions.

use crate::array::{Array, ArrayMut};
use crate::exec::Exec;
use crate::level::Level;
use crate::movement::{self, Dim, inlined};

/// Writes `operand` with the order of elements along `dimensions` reversed.
///
/// # Panics
///
/// Panics if the sizes differ, or a dimension does not exist.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, rev::run};
///
/// let mut out = [0; 6];
/// let operand = Array::new(&[1, 2, 3, 4, 5, 6], &[2, 3]);
/// run(&Exec::serial(), ArrayMut::new(&mut out, &[2, 3]), operand, &[1]);
/// assert_eq!(out, [3, 2, 1, 6, 5, 4]);
/// ```
pub fn run<T: Copy + Send + Sync + 'static>(
    exec: &Exec,
    out: ArrayMut<'_, T>,
    operand: Array<'_, T>,
    dimensions: &[usize],
) {
    assert_eq!(
        out.dims, operand.dims,
        "expected a result of the operand's sizes"
    );
    let rank = operand.dims.len();
    assert!(
        dimensions.iter().all(|&d| d < rank),
        "{dimensions:?} are not all among {rank} dimensions"
    );
    if out.elements.is_empty() {
        return;
    }
    // Reversed dimensions are read from their last element, with a negative stride.
    let last = |&d: &usize| (operand.dims[d] - 1) * operand.stride(d);
    let first = dimensions.iter().map(last).sum();
    let dims = (0..rank).map(|d| {
        let stride = operand.stride(d) as isize;
        Dim {
            size: operand.dims[d],
            stride: if dimensions.contains(&d) {
                -stride
            } else {
                stride
            },
        }
    });
    movement::run(exec, out.elements, operand.elements, first, dims);
}

/// Computes [`run`] in line, for small sizes that are constants of the caller.
#[inline(always)]
pub fn small<L: Level, T: Copy>(out: ArrayMut<'_, T>, operand: Array<'_, T>, dimensions: &[usize]) {
    if out.elements.is_empty() {
        return;
    }
    let mut first = 0;
    for &d in dimensions {
        first += (operand.dims[d] - 1) * operand.stride(d);
    }
    let dims = inlined::dims(operand.dims.len(), |d| {
        let stride = operand.stride(d) as isize;
        Dim {
            size: operand.dims[d],
            stride: if dimensions.contains(&d) {
                -stride
            } else {
                stride
            },
        }
    });
    inlined::small(out.elements, operand.elements, first, dims);
}
