//! Contiguous boxes at computed offsets: they are copied without a call of a kernel.
//!
//! A row of an array is such a box: loops over rows read and write one in each round.

use crate::graph::{Instr, Value};
use crate::list::{self, Items};
use crate::lower::program::{BufferId, Origins, SliceCopy, Start};
use crate::lower::thresholds::calls::BOX;
use crate::operation::{Copies, Form};
use crate::{Graph, Shape, Size};

/// Returns the stride of each dimension if a box is contiguous: it fills the last dimensions, has any size in the one
/// before them, and size 1 in all others.
fn strides(dims: &[usize], sizes: &[usize]) -> Option<Vec<usize>> {
    let (mut strides, mut stride, mut whole) = (vec![0; dims.len()], 1, true);
    // From the last dimension: full ones, then one of any size, then ones of size 1.
    for (d, (&dim, &size)) in dims.iter().zip(sizes).enumerate().rev() {
        if !whole && size != 1 {
            return None;
        }
        whole &= size == dim;
        strides[d] = stride;
        stride *= dim;
    }
    Some(strides)
}

/// Returns the sizes of a shape if all are known.
fn known(shape: &Shape) -> Option<Vec<usize>> {
    shape.dims.iter().map(Size::known).collect_some()
}

/// Returns the copy that an instruction lowers to if its box is contiguous. `out` is the buffer of its result, `in_place`
/// is whether that is the memory of its first operand, and `place` returns the buffer of a value.
pub(super) fn of(
    graph: &Graph,
    instr: &Instr,
    in_place: bool,
    out: BufferId,
    place: &mut dyn FnMut(Value) -> BufferId,
) -> Option<SliceCopy> {
    let copies = instr.op.traits.copies?;
    let Form::Kernel(kernel) = (instr.op.form)(graph, instr) else {
        return None;
    };
    let (whole, part) = match copies {
        // Without its memory in place, an update copies the whole array too, which is a kernel.
        Copies::Out => (instr.operands[0], instr.results[0]),
        Copies::In if in_place => (instr.operands[0], instr.operands[1]),
        Copies::In => return None,
    };
    let [dims, sizes] = list::both([whole, part], |value| known(graph.shape(value)));
    let (dims, sizes) = (dims?, sizes?);
    let len: usize = sizes.iter().product();
    let strides = strides(&dims, &sizes).filter(|_| (1..=BOX).contains(&len))?;
    // A dimension that the box fills has start 0, whatever the index says.
    let indices = instr.operands[kernel.list?..].iter().enumerate();
    let starts = indices.filter_items(|(d, _)| sizes[*d] < dims[*d]);
    let starts = starts.map(|(d, &index)| Start {
        index: place(index),
        most: dims[d] - sizes[d],
        stride: strides[d],
    });
    let starts = starts.collect_vec();
    let (whole, part, put) = match copies {
        Copies::Out => (place(whole), out, false),
        Copies::In => (out, place(part), true),
    };
    Some(SliceCopy {
        whole,
        part,
        put,
        starts,
        len,
        origins: Origins::default(),
    })
}

#[cfg(test)]
mod tests {
    use super::strides;

    #[test]
    fn a_box_in_one_piece_has_all_of_its_last_dimensions() {
        for (dims, sizes, expected) in [
            (&[5, 4][..], &[2, 4][..], Some(vec![4, 1])),
            (&[5, 4], &[1, 2], Some(vec![4, 1])),
            (&[5, 4], &[2, 2], None),
            (&[3, 5, 4], &[1, 2, 4], Some(vec![20, 4, 1])),
            (&[3, 5, 4], &[2, 1, 4], None),
            (&[3, 1, 4], &[2, 1, 4], Some(vec![4, 4, 1])),
            (&[], &[], Some(vec![])),
        ] {
            assert_eq!(strides(dims, sizes), expected, "{sizes:?} of {dims:?}");
        }
    }
}
