//! `rev`: dimensions read from their ends.

use super::array::{Array, ArrayMut};
use super::movement::{self, Dim};
use crate::exec::Exec;

/// Writes `operand` with the order of elements along `dimensions` turned round.
///
/// # Panics
///
/// When the sizes differ, or there is no such dimension.
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
    assert_eq!(out.dims, operand.dims, "the sizes stay");
    let rank = operand.dims.len();
    assert!(
        dimensions.iter().all(|&d| d < rank),
        "{dimensions:?} are not all among {rank} dimensions"
    );
    if out.elements.is_empty() {
        return;
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernels::testing::{indices, numbered};

    const CASES: &[(&[usize], &[usize])] = &[
        (&[], &[]),
        (&[5], &[0]),
        (&[4, 6], &[]),
        (&[4, 6], &[0]),
        (&[4, 6], &[1]),
        (&[4, 6], &[0, 1]),
        (&[3, 1, 5], &[1, 2]),
        (&[3, 4, 5], &[0, 2]),
        (&[3, 0], &[0]),
    ];

    #[test]
    fn each_element_comes_from_its_place() {
        for &(dims, turned) in CASES {
            let operand = numbered(dims);
            let mut out = numbered(dims);
            let (to, from) = (ArrayMut::new(&mut out, dims), Array::new(&operand, dims));
            run(&Exec::serial(), to, from, turned);
            let want: Vec<u32> = indices(dims)
                .map(|index| {
                    (0..dims.len()).fold(0, |at, d| {
                        let i = if turned.contains(&d) {
                            dims[d] - 1 - index[d]
                        } else {
                            index[d]
                        };
                        at * dims[d] + i
                    }) as u32
                })
                .collect();
            assert_eq!(out, want, "{dims:?} {turned:?}");
        }
    }

    #[test]
    fn threads_turn_the_same_way() {
        let dims = [700, 1000];
        let operand = numbered(&dims);
        let mut outs = [vec![0; operand.len()], vec![0; operand.len()]];
        for (out, exec) in outs.iter_mut().zip([Exec::serial(), Exec::threads(3)]) {
            run(
                &exec,
                ArrayMut::new(out, &dims),
                Array::new(&operand, &dims),
                &[0, 1],
            );
        }
        assert_eq!(outs[0], outs[1]);
        assert!(outs[0].iter().rev().eq(&operand));
    }
}
