//! `slice`: every so manieth element of a box.

use super::array::{Array, ArrayMut};
use super::movement::{self, Dim};
use crate::exec::Exec;

/// Writes the element of `operand` at `starts + strides * index` to each index of `out`.
///
/// # Panics
///
/// When the ranks differ, or the box reaches beyond the operand.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernels::testing::{indices, numbered};

    /// Operand sizes, starts, strides, result sizes.
    type Case = (
        &'static [usize],
        &'static [usize],
        &'static [usize],
        &'static [usize],
    );

    const CASES: &[Case] = &[
        (&[], &[], &[], &[]),
        (&[5], &[2], &[1], &[3]),
        (&[9], &[1], &[3], &[3]),
        (&[4, 6], &[1, 2], &[1, 1], &[2, 4]),
        (&[4, 6], &[0, 1], &[2, 2], &[2, 3]),
        (&[4, 6], &[1, 0], &[1, 1], &[3, 6]),
        (&[3, 4, 5], &[1, 0, 0], &[1, 3, 1], &[2, 2, 5]),
        (&[3, 4, 5], &[0, 0, 4], &[2, 1, 7], &[2, 4, 1]),
        (&[3, 140], &[0, 1], &[1, 2], &[3, 70]),
        (&[3, 140], &[0, 0], &[2, 4], &[2, 35]),
        (&[50], &[4], &[3], &[16]),
        (&[3, 0, 5], &[0, 0, 0], &[1, 1, 1], &[2, 0, 5]),
    ];

    #[test]
    fn each_element_comes_from_its_place() {
        for &(dims, starts, strides, out_dims) in CASES {
            let operand = numbered(dims);
            let mut out = numbered(out_dims);
            let (to, from) = (
                ArrayMut::new(&mut out, out_dims),
                Array::new(&operand, dims),
            );
            run(&Exec::serial(), to, from, starts, strides);
            let want: Vec<u32> = indices(out_dims)
                .map(|index| {
                    let at = index.iter().zip(starts).zip(strides);
                    let at = at.map(|((i, start), stride)| start + i * stride);
                    at.zip(dims).fold(0, |at, (i, size)| at * size + i) as u32
                })
                .collect();
            assert_eq!(out, want, "{dims:?} {starts:?} {strides:?}");
        }
    }

    #[test]
    #[should_panic(expected = "index 3 of dimension 0, which has 3")]
    fn a_box_beyond_the_operand_is_refused() {
        let out = &mut [0; 2];
        let operand = Array::new(&[1, 2, 3], &[3]);
        run(
            &Exec::serial(),
            ArrayMut::new(out, &[2]),
            operand,
            &[2],
            &[1],
        );
    }
}
