//! The dimensions of an array in the layout that loops read, and the place of each element in it.

use super::geometry::{Axis, List};

/// One dimension of the laid-out input.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Dim {
    /// Its size there.
    pub(super) size: usize,
    /// The number of elements in the operand, and their stride.
    pub(super) from: usize,
    pub(super) from_step: usize,
    /// The place of the first element, and the distance to the next one's place.
    pub(super) low: isize,
    pub(super) step: usize,
    /// Every `modulus`-th place is a neighbour: with 2, the order is 0, 2, 4, then 1, 3, 5.
    pub(super) modulus: usize,
}

impl Dim {
    /// Returns a dimension in the operand's own order.
    pub(super) fn whole(size: usize, from_step: usize) -> Dim {
        Dim {
            size,
            from: size,
            from_step,
            low: 0,
            step: 1,
            modulus: 1,
        }
    }

    /// Returns a spatial dimension of the input, with padding and dilation.
    pub(super) fn padded(axis: &Axis) -> Dim {
        Dim {
            size: axis.padded(),
            from: axis.size,
            from_step: axis.lhs_stride,
            low: axis.low,
            step: axis.lhs_dilation,
            modulus: 1,
        }
    }

    /// Returns the dimension with places a stride apart as neighbours.
    // Rounded up, so that all groups have the same size.
    pub(super) fn by(self, modulus: usize) -> Dim {
        Dim {
            size: self.size.next_multiple_of(modulus),
            modulus,
            ..self
        }
    }

    /// Returns the offset of a place.
    #[inline]
    pub(super) fn place(&self, at: usize) -> usize {
        // Places 0, 2, 4 before 1, 3, 5: the remainder selects the group, the quotient the place in it.
        match self.modulus {
            1 => at,
            modulus => at % modulus * (self.size / modulus) + at / modulus,
        }
    }

    /// Returns the range of elements that have a place: the first, and one past the last.
    pub(super) fn within(&self) -> (usize, usize) {
        // Negative padding drops the elements before place 0; elements past the last place are dropped too.
        let first = usize::try_from(-self.low).unwrap_or(0).div_ceil(self.step);
        let room = usize::try_from(self.size as isize - self.low).unwrap_or(0);
        (first, room.div_ceil(self.step).min(self.from))
    }

    /// Returns the place of element `i`.
    #[inline]
    pub(super) fn place_of(&self, i: usize) -> usize {
        (self.low + (i * self.step) as isize) as usize
    }

    /// Returns the element that has a place, if one has it.
    pub(super) fn element(&self, place: usize) -> Option<usize> {
        let distance = usize::try_from(place as isize - self.low).ok()?;
        let element = distance / self.step;
        (distance.is_multiple_of(self.step) && element < self.from).then_some(element)
    }

    /// Returns the offset of element `i`.
    #[inline]
    pub(super) fn target(&self, i: usize) -> usize {
        self.place(self.place_of(i))
    }

    pub(super) fn is_full(&self) -> bool {
        self.low == 0 && self.step == 1 && self.size == self.from
    }
}

/// Returns the stride of each dimension of the laid-out input.
pub(super) fn strides(dims: &[Dim]) -> List<usize> {
    let stride = |d: usize| dims[d + 1..].iter().map(|dim| dim.size).product();
    (0..dims.len()).map(stride).collect()
}

/// Returns the number of elements of the layout.
pub(super) fn len(dims: &[Dim]) -> usize {
    dims.iter().map(|dim| dim.size).product()
}

/// Elements of the last dimension that have a place.
pub(super) struct Line {
    pub(super) first: usize,
    pub(super) end: usize,
    pub(super) dim: Dim,
}
