//! `transpose`: permutes dimensions.

use crate::exec::Exec;
use crate::level::Level;
use crate::movement::{self, Dim, inlined};

/// Writes `operand` with its dimensions permuted: dimension `i` of `out` is dimension `permutation[i]` of `operand`.
///
/// Both are row-major and dense; `dims` are the dimensions of `operand`. Dimensions that remain adjacent are moved as
/// one, so a permutation that moves no element is a single memory copy.
///
/// # Panics
///
/// Panics if `permutation` is not a permutation, or the length of a slice differs from the product of `dims`.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::transpose::run;
///
/// let mut out = [0; 6];
/// run(&Exec::serial(), &mut out, &[1, 2, 3, 4, 5, 6], &[2, 3], &[1, 0]);
/// assert_eq!(out, [1, 4, 2, 5, 3, 6]);
/// ```
pub fn run<T: Copy + Send + Sync + 'static>(
    exec: &Exec,
    out: &mut [T],
    operand: &[T],
    dims: &[usize],
    permutation: &[usize],
) {
    let rank = dims.len();
    assert!(
        permutation.len() == rank && (0..rank).all(|dim| permutation.contains(&dim)),
        "{permutation:?} is no permutation of {rank} dimensions"
    );
    let stride = |dim: usize| dims[dim + 1..].iter().product::<usize>();
    let size: usize = dims.iter().product();
    assert!(
        operand.len() == size && out.len() == size,
        "{} and {} elements for dimensions {dims:?}",
        operand.len(),
        out.len()
    );
    movement::run(
        exec,
        out,
        operand,
        0,
        permutation.iter().map(|&dim| Dim {
            size: dims[dim],
            stride: stride(dim) as isize,
        }),
    );
}

/// Computes [`run`] in line, for small sizes that are constants of the caller.
#[inline(always)]
pub fn small<L: Level, T: Copy>(
    out: &mut [T],
    operand: &[T],
    dims: &[usize],
    permutation: &[usize],
) {
    let dims = inlined::dims(dims.len(), |d| Dim {
        size: dims[permutation[d]],
        stride: dims[permutation[d] + 1..].iter().product::<usize>() as isize,
    });
    inlined::small(out, operand, 0, dims);
}
