//! Boxes in one piece at computed places: neighbours are copied, and no kernel is called for them.
//!
//! A row of an array is such a box, as loops over rows take and put one in each round.

use super::buffers::Assembler;
use super::{BufferId, Step};
use crate::graph::Instr;
use crate::operation::{Copies, Form};
use crate::{Shape, Size};

/// A box whose elements are neighbours in an array, and a copy of it.
#[derive(Clone, Debug)]
pub struct Piece {
    /// The array.
    pub whole: BufferId,
    /// The elements of the box alone.
    pub part: BufferId,
    /// Whether the box is put into the array; else it is taken from there.
    pub put: bool,
    /// What says where the box begins, but for dimensions that it fills.
    pub starts: Vec<Start>,
    /// How many elements it has.
    pub len: usize,
}

/// Where a box begins in a dimension.
#[derive(Clone, Debug)]
pub struct Start {
    /// A scalar, the index; it may lie anywhere.
    pub index: BufferId,
    /// The greatest index at which the box fits.
    pub most: usize,
    /// How many elements an index leads on.
    pub stride: usize,
}

/// The most elements, few enough that copying them is nothing to share between threads.
const ELEMENTS: usize = 4096;

/// By how many elements each dimension leads on, for a box that lies in one piece: all of the last dimensions, and one index
/// of those before the one in front of them.
fn strides(dims: &[usize], sizes: &[usize]) -> Option<Vec<usize>> {
    let (mut strides, mut stride, mut whole) = (vec![0; dims.len()], 1, true);
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

/// The sizes of a shape, where all are known.
fn known(shape: &Shape) -> Option<Vec<usize>> {
    shape.dims.iter().map(Size::known).collect()
}

impl Assembler<'_> {
    /// The copy that an instruction is, if it is one of neighbours; `over` where its result lies where its first operand was.
    pub(super) fn piece(&mut self, instr: &Instr, over: bool, outs: &[BufferId]) -> Option<Step> {
        let (copies, &out) = (instr.op.laws.copies?, outs.first()?);
        let Form::Kernel(kernel) = (instr.op.form)(self.graph, instr) else {
            return None;
        };
        let (whole, part) = match copies {
            Copies::Out => (instr.operands[0], instr.results[0]),
            Copies::In if over => (instr.operands[0], instr.operands[1]),
            Copies::In => return None,
        };
        let [dims, sizes] = [whole, part].map(|value| known(self.graph.shape(value)));
        let (dims, sizes) = (dims?, sizes?);
        let len: usize = sizes.iter().product();
        let strides = strides(&dims, &sizes).filter(|_| (1..=ELEMENTS).contains(&len))?;
        let indices = instr.operands[kernel.list?..].iter().enumerate();
        let starts = indices.filter(|(d, _)| sizes[*d] < dims[*d]);
        let starts = starts.map(|(d, &index)| Start {
            index: self.place(index),
            most: dims[d] - sizes[d],
            stride: strides[d],
        });
        let starts = starts.collect();
        let (whole, part, put) = match copies {
            Copies::Out => (self.place(whole), out, false),
            Copies::In => (out, self.place(part), true),
        };
        Some(Step::Piece(Piece {
            whole,
            part,
            put,
            starts,
            len,
        }))
    }
}

impl Piece {
    /// The buffers that it reads.
    pub(super) fn reads(&self) -> Vec<BufferId> {
        let from = if self.put { self.part } else { self.whole };
        let indices = self.starts.iter().map(|start| start.index);
        indices.chain([from]).collect()
    }

    /// The buffer that it writes.
    pub(super) fn writes(&self) -> BufferId {
        if self.put { self.whole } else { self.part }
    }
}

#[cfg(test)]
mod tests {
    use super::strides;

    #[test]
    fn a_box_in_one_piece_has_all_of_its_last_dimensions() {
        for (dims, sizes, want) in [
            (&[5, 4][..], &[2, 4][..], Some(vec![4, 1])),
            (&[5, 4], &[1, 2], Some(vec![4, 1])),
            (&[5, 4], &[2, 2], None),
            (&[3, 5, 4], &[1, 2, 4], Some(vec![20, 4, 1])),
            (&[3, 5, 4], &[2, 1, 4], None),
            (&[3, 1, 4], &[2, 1, 4], Some(vec![4, 4, 1])),
            (&[], &[], Some(vec![])),
        ] {
            assert_eq!(strides(dims, sizes), want, "{sizes:?} of {dims:?}");
        }
    }
}
