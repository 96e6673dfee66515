//! `convolution::winograd::pack`: transforms a kernel of 3 by 3, once for all convolutions of
//! [`winograd`](super).

use super::transform::{self, Form, Four, Two};
use crate::array::{Array, ArrayMut};
use crate::exec::Exec;
use crate::kernels::dot_general::packed::{Packs, panels_of};

/// The sizes and strides of a kernel, and the size of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinogradKernel {
    /// The rows and columns of a tile: 2 or 4.
    pub tile: usize,
    /// The number of features of the result.
    pub features: usize,
    /// The number of features of the input.
    pub inputs: usize,
    /// Distance from one feature of the result to the next, in elements.
    pub over_features: usize,
    /// Distance from one feature of the input to the next.
    pub over_inputs: usize,
    /// Distance from one row of the kernel to the next.
    pub over_rows: usize,
    /// Distance from one column of the kernel to the next.
    pub over_columns: usize,
}

/// Writes the transformed kernel to `out`: a matrix of inputs by features for each element of a transformed tile, as
/// panels. `out` has room for matrices whose features are rounded up to a multiple of 32.
///
/// # Panics
///
/// Panics if `out` has another length, `kernel` is too short for its sizes and strides, or there are no such tiles.
pub fn run(_exec: &Exec, out: ArrayMut<'_, f32>, kernel: Array<'_, f32>, of: WinogradKernel) {
    match of.tile {
        2 => pack::<Two, 4, 2>(out.elements, kernel.elements, &of),
        4 => pack::<Four, 6, 4>(out.elements, kernel.elements, &of),
        tile => panic!("expected tiles of 2 or 4 rows, found {tile}"),
    }
}

fn pack<F: Form<W, T>, const W: usize, const T: usize>(
    out: &mut [f32],
    kernel: &[f32],
    of: &WinogradKernel,
) {
    let matrix = panels_of::<f32>([of.inputs, of.features]);
    assert_eq!(out.len(), W * W * matrix, "the length of {of:?} as panels");
    out.fill(0.0);
    let width = f32::width().unwrap_or(of.features);
    for f in 0..of.features {
        let (panel, column) = (f / width * of.inputs * width, f % width);
        for c in 0..of.inputs {
            let element = |i: usize, j: usize| {
                let at = i * of.over_rows + j * of.over_columns;
                f64::from(kernel[f * of.over_features + c * of.over_inputs + at])
            };
            let rows = [0, 1, 2].map(|i| [0, 1, 2].map(|j| element(i, j)));
            let transformed = transform::kernel::<F, W, T>(rows);
            for (p, &x) in transformed.as_flattened().iter().enumerate() {
                out[p * matrix + panel + c * width + column] = x;
            }
        }
    }
}
