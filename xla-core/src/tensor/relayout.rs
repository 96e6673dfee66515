//! Elements from one order in memory to another.

use xla_hlo::layout::index::places;
use xla_hlo::layout::order::permuted;

/// Copies every element of an array of these sizes from where its strides put it to where the other strides do. Both slices
/// hold exactly the elements of the array.
pub(super) fn relayout<E: Copy>(
    dims: &[usize],
    out: &mut [E],
    out_strides: &[usize],
    operand: &[E],
    operand_strides: &[usize],
) {
    if out_strides == operand_strides {
        out.copy_from_slice(operand);
        return;
    }
    // The output is written from front to back: its dimensions from the slowest to the fastest, the fastest as one loop.
    let mut order: Vec<usize> = (0..dims.len()).collect();
    order.sort_by_key(|&d| core::cmp::Reverse((out_strides[d], dims[d])));
    let Some((&fastest, slower)) = order.split_last() else {
        return;
    };
    let (count, step) = (dims[fastest], operand_strides[fastest]);
    if out.is_empty() {
        return;
    }
    let (sizes, strides) = (permuted(dims, slower), permuted(operand_strides, slower));
    let inwards: Vec<usize> = (0..slower.len()).rev().collect();
    let starts = places(&sizes, &inwards, &strides);
    for (line, start) in out.chunks_exact_mut(count).zip(starts) {
        for (out, &element) in line.iter_mut().zip(operand[start..].iter().step_by(step)) {
            *out = element;
        }
    }
}
