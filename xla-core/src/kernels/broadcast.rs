//! `broadcast_in_dim`, and every other copy that reads an operand by strides, such as copies between layouts.

use crate::exec::Exec;

use crate::movement::{self, Dim};

/// Writes `out`, row-major with the sizes `out_dims`, from `operand`, read with one stride for each dimension: 0
/// repeats it.
///
/// # Panics
///
/// Panics if the length of `out` differs from the product of `out_dims`, or `operand` is too short for the strides.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::broadcast::run;
///
/// let mut out = [0; 6];
/// run(&Exec::serial(), &mut out, &[1, 2, 3], &[2, 3], &[0, 1]);
/// assert_eq!(out, [1, 2, 3, 1, 2, 3]);
/// run(&Exec::serial(), &mut out, &[1, 2, 3], &[3, 2], &[1, 0]);
/// assert_eq!(out, [1, 1, 2, 2, 3, 3]);
/// ```
pub fn run<T: Copy + Send + Sync + 'static>(
    exec: &Exec,
    out: &mut [T],
    operand: &[T],
    out_dims: &[usize],
    operand_strides: &[usize],
) {
    assert_eq!(
        out_dims.len(),
        operand_strides.len(),
        "one stride for each dimension of {out_dims:?}"
    );
    assert_eq!(
        out.len(),
        out_dims.iter().product::<usize>(),
        "elements for dimensions {out_dims:?}"
    );
    movement::run(
        exec,
        out,
        operand,
        0,
        out_dims
            .iter()
            .zip(operand_strides)
            .map(|(&size, &stride)| Dim {
                size,
                stride: stride as isize,
            }),
    );
}
