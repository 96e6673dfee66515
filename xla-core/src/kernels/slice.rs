//! `slice`: every `stride`-th element of a box in each dimension.

use crate::array::{Array, ArrayMut};
use crate::exec::Exec;
use crate::level::Level;
use crate::movement::{self, Dim, inlined};

/// Writes the element of `operand` at `starts + strides * index` to each index of `out`.
///
/// # Panics
///
/// Panics if the ranks differ, or the box extends beyond the operand.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, slice::run};
///
/// let mut out = [0; 2];
/// let operand = Array::new(&[1, 2, 3, 4, 5, 6], &[2, 3]);
/// run(&Exec::serial(), ArrayMut::new(&mut out, &[1, 2]), operand, &[1, 0], &[1, 2]);
/// assert_eq!(out, [4, 6]);
/// ```
pub fn run<T: Copy + Send + Sync + 'static>(
    exec: &Exec,
    out: ArrayMut<'_, T>,
    operand: Array<'_, T>,
    starts: &[usize],
    strides: &[usize],
) {
    let rank = operand.dims.len();
    let lists = [out.dims.len(), starts.len(), strides.len()];
    assert_eq!(lists, [rank; 3], "numbers for {rank} dimensions");
    if out.elements.is_empty() {
        return;
    }
    for (d, &size) in operand.dims.iter().enumerate() {
        let last = starts[d] + (out.dims[d] - 1) * strides[d];
        assert!(
            last < size,
            "index {last} of dimension {d}, which has {size}"
        );
    }
    let first = (0..rank).map(|d| starts[d] * operand.stride(d)).sum();
    let dims = (0..rank).map(|d| Dim {
        size: out.dims[d],
        stride: (strides[d] * operand.stride(d)) as isize,
    });
    movement::run(exec, out.elements, operand.elements, first, dims);
}

/// Computes [`run`] in line, for small sizes that are constants of the caller.
#[inline(always)]
pub fn small<L: Level, T: Copy>(
    out: ArrayMut<'_, T>,
    operand: Array<'_, T>,
    starts: &[usize],
    strides: &[usize],
) {
    let rank = operand.dims.len();
    let (mut first, mut d) = (0, 0);
    while d < rank {
        first += starts[d] * operand.stride(d);
        d += 1;
    }
    let dims = inlined::dims(rank, |d| Dim {
        size: out.dims[d],
        stride: (strides[d] * operand.stride(d)) as isize,
    });
    inlined::small(out.elements, operand.elements, first, dims);
}
