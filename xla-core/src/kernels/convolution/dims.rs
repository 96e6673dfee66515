//! The dimensions of an array in the layout that loops read, and the place of each element in it.

use super::geometry::{Axis, List};

/// One dimension of the laid-out input.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Dim {
    /// Its size there.
    pub(super) size: usize,
    /// How many elements there are, and how far each is from the next.
    pub(super) from: usize,
    pub(super) from_step: usize,
    /// Where the first goes, and how far the next one is.
    pub(super) low: isize,
    pub(super) step: usize,
    /// Every so many places lie together: 0, 2, 4 before 1, 3, 5.
    pub(super) modulus: usize,
}

impl Dim {
    /// A dimension as it is.
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

    /// A spatial dimension of the input.
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

    /// The same with places that lie a stride apart next to each other.
    pub(super) fn by(self, modulus: usize) -> Dim {
        Dim {
            size: self.size.next_multiple_of(modulus),
            modulus,
            ..self
        }
    }

    /// Where a place lies.
    #[inline]
    pub(super) fn place(&self, at: usize) -> usize {
        match self.modulus {
            1 => at,
            modulus => at % modulus * (self.size / modulus) + at / modulus,
        }
    }

    /// The elements that have a place: the first, and one past the last.
    pub(super) fn within(&self) -> (usize, usize) {
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

    /// Where element `i` goes.
    #[inline]
    pub(super) fn target(&self, i: usize) -> usize {
        self.place(self.place_of(i))
    }

    pub(super) fn is_full(&self) -> bool {
        self.low == 0 && self.step == 1 && self.size == self.from
    }
}

/// By how much each dimension of the laid-out input advances.
pub(super) fn strides(dims: &[Dim]) -> List<usize> {
    let stride = |d: usize| dims[d + 1..].iter().map(|dim| dim.size).product();
    (0..dims.len()).map(stride).collect()
}

/// The number of elements laid out.
pub(super) fn len(dims: &[Dim]) -> usize {
    dims.iter().map(|dim| dim.size).product()
}

/// Elements of the last dimension that have a place.
pub(super) struct Line {
    pub(super) first: usize,
    pub(super) end: usize,
    pub(super) dim: Dim,
}
