//! Elements from one order in memory to another.

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
    let mut index = vec![0; slower.len()];
    for line in out.chunks_exact_mut(count) {
        let start: usize = index
            .iter()
            .zip(slower)
            .map(|(i, &d)| i * operand_strides[d])
            .sum();
        for (out, &element) in line.iter_mut().zip(operand[start..].iter().step_by(step)) {
            *out = element;
        }
        for (i, &d) in index.iter_mut().zip(slower).rev() {
            *i += 1;
            if *i < dims[d] {
                break;
            }
            *i = 0;
        }
    }
}
