//! `convolution`: a window moves over the input, and at each place the sum of products with the kernel is one element.
//!
//! The input is laid out once, in an order that absorbs strides, padding, dilations, reversal, groups and the order of
//! dimensions: then element `p` of the window at place `j` is at `taps[p] + places[j]`. If the result's features are
//! before other dimensions, the places are the columns of a matrix product (`columns`); if features come last, the
//! places are its rows (`rows`). Few features of a group are summed without a product (`direct`), or, if the batch
//! fills vectors, with the batch in their lanes (`lanes`).

mod columns;
mod dims;
mod direct;
mod element;
mod geometry;
mod lanes;
mod lay;
pub mod octets;
mod rows;
mod tile;
mod wide;
pub mod winograd;

use super::dot_general;
use crate::array::{Array, ArrayMut};
use crate::exec::{Exec, Out};
pub use element::Element;
use element::Kind;
use geometry::Geometry;

/// Writes the convolution of `lhs` with `rhs`.
///
/// Sums are taken in an order that depends on sizes alone. `f16` and `bf16` are summed as `f32` and rounded once; integers
/// wrap; `bool` is `or` over `and`.
///
/// # Panics
///
/// Panics if the lists do not fit the arrays, or there are more than 16 dimensions.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, convolution::run};
/// use xla_core::rt::{Convolution, ConvolutionWindow};
///
/// // One batch, one feature, one spatial dimension: differences of neighbours, zero before the first.
/// let (lhs, rhs, mut out) = ([1.0_f32, 4.0, 9.0], [-1.0, 1.0], [0.0; 3]);
/// run(
///     &Exec::serial(),
///     ArrayMut::new(&mut out, &[1, 1, 3]),
///     Array::new(&lhs, &[1, 1, 3]),
///     Array::new(&rhs, &[1, 1, 2]),
///     Convolution {
///         input: &[0, 1, 2],
///         kernel: &[0, 1, 2],
///         result: &[0, 1, 2],
///         windows: &[ConvolutionWindow { low: 1, ..ConvolutionWindow::ONE }],
///         feature_groups: 1,
///         batch_groups: 1,
///     },
/// );
/// assert_eq!(out, [1.0, 3.0, 5.0]);
/// ```
pub fn run<T: Element>(
    exec: &Exec,
    out: ArrayMut<'_, T>,
    lhs: Array<'_, T>,
    rhs: Array<'_, T>,
    convolution: Convolution<'_>,
) {
    let arrays = [out.dims, lhs.dims, rhs.dims];
    T::convolve(
        exec,
        out.elements,
        [lhs.elements, rhs.elements],
        &Call {
            arrays,
            convolution,
        },
    );
}

/// The window of a convolution along one spatial dimension; its size is the kernel's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConvolutionWindow {
    /// The distance between two places of the window.
    pub stride: usize,
    /// The number of zeros before the input; negative if elements are omitted.
    pub low: i64,
    /// The distance between neighbours of the input in the padded one.
    pub lhs_dilation: usize,
    /// The distance between neighbours of the kernel.
    pub rhs_dilation: usize,
    /// Whether the kernel is read from its end.
    pub reversed: bool,
}

impl ConvolutionWindow {
    /// The window that visits each element, without padding, dilation or reversal.
    pub const ONE: ConvolutionWindow = ConvolutionWindow {
        stride: 1,
        low: 0,
        lhs_dilation: 1,
        rhs_dilation: 1,
        reversed: false,
    };
}

/// The dimension numbers, windows and groups of a convolution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Convolution<'a> {
    /// The batch, feature and spatial dimensions of the input.
    pub input: &'a [usize],
    /// The result feature, input feature and spatial dimensions of the kernel.
    pub kernel: &'a [usize],
    /// The batch, feature and spatial dimensions of the result.
    pub result: &'a [usize],
    /// The window along each spatial dimension.
    pub windows: &'a [ConvolutionWindow],
    /// The number of groups of features.
    pub feature_groups: usize,
    /// The number of groups of the batch.
    pub batch_groups: usize,
}

/// The sizes of the result and the operands, and the convolution that [`run`] takes.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Call<'a> {
    arrays: [&'a [usize]; 3],
    convolution: Convolution<'a>,
}

/// Implements [`run`] for elements that are passed as bytes.
#[inline(never)]
fn convolve(
    exec: &Exec,
    kind: &'static Kind,
    out: &mut [u8],
    [lhs, rhs]: [&[u8]; 2],
    call: &Call<'_>,
) {
    if out.is_empty() {
        return;
    }
    let [result, left, right] = call.arrays;
    let geometry = Geometry::new(result, [left, right], &call.convolution);
    if geometry.terms() == 0 || lhs.is_empty() {
        // Zero bytes are the number zero in every element type.
        return out.fill(0);
    }
    // A window of one element is a matrix product of the operands as they are.
    if let Some(contract) = geometry.product() {
        let (element, left, right) = if geometry.features_last() {
            (kind.own, lhs, rhs)
        } else {
            (kind.swapped, rhs, lhs)
        };
        return dot_general::run_bytes(exec, element, out, left, right, &contract);
    }
    // The cost of one element of the result: a product takes a sixteenth of a nanosecond with wide vectors.
    let cost = |elements: usize| elements * geometry.terms() * kind.wide.size / 32;
    let all = out.len() / kind.own.out;
    // The kernels with elements of the batch in lanes come first; both decide whether they suit and pay. Every
    // convolution has a form by rows or by columns.
    if let Some(job) = lanes::contracted::Job::new(exec, kind, geometry, lhs, rhs) {
        return job.run(exec, out, cost(1));
    }
    if let Some(job) = lanes::batch::Job::new(kind, geometry, lhs, rhs) {
        return job.run(exec, out, cost(1));
    }
    if let Some(job) = octets::batch::Job::new(kind, geometry, lhs, rhs) {
        return job.run(exec, out, cost(all / geometry.batch));
    }
    if geometry.features_last() {
        let per_row = geometry.groups * geometry.features;
        rows::Job::new(kind, geometry, lhs, rhs).run(exec, out, cost(per_row));
    } else {
        let job = columns::Job::new(kind, geometry, lhs, rhs);
        let blocks = job.blocks();
        // Too few blocks for the threads: the columns of each block are divided instead.
        if blocks < 2 * exec.count() && exec.shares(cost(all)) {
            return job.across(exec, out, cost(1));
        }
        let outs = (Out::new(out, all / blocks * kind.own.out),);
        exec.rows(&job, blocks, cost(all / blocks), outs);
    }
}
