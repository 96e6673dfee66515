//! The operands of a matrix product: their dimensions in groups, and the strides by which a kernel walks along each group.

use crate::list::{self, Items};
use crate::operation::Contraction;
use crate::shape::product;
use crate::{Shape, Size};

/// An operand of a product with its dimensions grouped: batch, free, contracting.
pub(super) struct Side {
    /// The dimensions of each group, in order.
    pub(super) groups: [Vec<usize>; 3],
    /// The stride of each group, if one index can walk along each of them.
    pub(super) strides: Option<[Size; 3]>,
}

/// An operand of a product in memory.
pub(super) struct Strided {
    /// Its sizes.
    pub(super) dims: Vec<Size>,
    /// The stride of each dimension, in elements; 0 where it is repeated.
    pub(super) strides: Vec<Size>,
}

impl Side {
    fn new(operand: &Strided, batch: &[usize], contracting: &[usize]) -> Side {
        let free = (0..operand.dims.len())
            .filter_items(|d| !batch.contains(d) && !contracting.contains(d));
        let groups = [batch.to_vec(), free.collect_vec(), contracting.to_vec()];
        let strides = groups
            .iter()
            .map(|group| stride(operand, group))
            .collect_some();
        Side {
            groups,
            strides: strides.and_then(|strides| strides.try_into().ok()),
        }
    }

    /// Returns the order of dimensions in which every group is contiguous, and the stride of each group in it.
    ///
    /// In the order of a right operand, the last dimension stays the last one if it is free: then contiguous elements are
    /// copied together. For a left operand of 2048 by 512, as a factor of 512 by 64, this order took 1.17 of the time.
    pub(super) fn copied(&self, shape: &Shape, is_right: bool) -> (Vec<usize>, [Size; 3]) {
        let [batch, free, contracting] = &self.groups;
        let [rows, columns] = list::both([1, 2], |group| self.size(shape, group));
        let matrix = rows.clone() * columns.clone();
        if is_right && free.last() == shape.rank().checked_sub(1).as_ref() {
            let order = list::concat(&[batch.clone(), contracting.clone(), free.clone()]);
            (order, [matrix, Size::from(1), rows])
        } else {
            // Batch, free, contracting: each row is contiguous along the contracted dimensions.
            (self.groups.concat(), [matrix, columns, Size::from(1)])
        }
    }

    /// Returns the number of elements along a group.
    pub(super) fn size(&self, shape: &Shape, group: usize) -> Size {
        product(self.groups[group].iter().map(|&d| &shape.dims[d]))
    }
}

/// Returns the stride of an index along a group of dimensions, if one index can walk along them.
fn stride(operand: &Strided, group: &[usize]) -> Option<Size> {
    let Strided {
        dims: sizes,
        strides,
    } = operand;
    let step = |d: usize| strides[d].clone();
    let mut dims = group.iter().copied().filter(|&d| !sizes[d].is(1)).rev();
    let Some(last) = dims.next() else {
        return Some(Size::from(0));
    };
    // From the innermost dimension out: each stride is the inner stride times the inner size.
    let mut next = last;
    for d in dims {
        if step(d) != step(next) * sizes[next].clone() {
            return None;
        }
        next = d;
    }
    Some(step(last))
}

/// Groups the dimensions of both operands. Sorts the contracting pairs if an index cannot walk along them as written.
pub(super) fn sides(dims: &Contraction, lhs: &Strided, rhs: &Strided) -> [Side; 2] {
    let mut pairs: Vec<(usize, usize)> = (dims.lhs_contracting.iter().copied())
        .zip(dims.rhs_contracting.iter().copied())
        .collect_vec();
    let side = |pairs: &[(usize, usize)]| {
        let (left, right): (Vec<usize>, Vec<usize>) = pairs.iter().copied().unzip();
        [
            Side::new(lhs, &dims.lhs_batch, &left),
            Side::new(rhs, &dims.rhs_batch, &right),
        ]
    };
    // The order of contracted pairs has no meaning, but an index follows it.
    let sides = side(&pairs);
    if sides.iter().all(|side| side.strides.is_some()) {
        return sides;
    }
    list::sort(&mut pairs);
    side(&pairs)
}
