//! Lays arrays out anew: elements at the places where loops read them in order, zeros in between.

use super::element::Kind;
use super::geometry::{Axis, List};
use crate::exec::{Exec, Out, Rows};
use crate::level::{Every, Level};

/// One dimension of what is laid out.
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
    fn within(&self) -> (usize, usize) {
        let first = usize::try_from(-self.low).unwrap_or(0).div_ceil(self.step);
        let room = usize::try_from(self.size as isize - self.low).unwrap_or(0);
        (first, room.div_ceil(self.step).min(self.from))
    }

    /// Returns the place of element `i`.
    #[inline]
    pub(super) fn place_of(&self, i: usize) -> usize {
        (self.low + (i * self.step) as isize) as usize
    }

    /// Where element `i` goes.
    #[inline]
    pub(super) fn target(&self, i: usize) -> usize {
        self.place(self.place_of(i))
    }

    fn is_full(&self) -> bool {
        self.low == 0 && self.step == 1 && self.size == self.from
    }
}

/// By how much each dimension of what is laid out advances.
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

/// Lays elements out, each as what it is summed as; what has no element is zero.
pub(super) fn lay_out(kind: &Kind, to: &mut [u8], from: &[u8], dims: &[Dim]) {
    let to = &mut to[..len(dims) * kind.wide.size];
    if !dims.iter().all(Dim::is_full) {
        to.fill(0);
    }
    level(kind, to, from, dims);
}

/// The same by several threads. The first dimension is taken as it is.
pub(super) fn lay_out_by(exec: &Exec, kind: &Kind, to: &mut [u8], from: &[u8], dims: &[Dim]) {
    let [first, inner @ ..] = dims else {
        return lay_out(kind, to, from, dims);
    };
    let per_row = len(inner) * kind.wide.size;
    let rows = Lay {
        kind,
        from,
        step: first.from_step * kind.own.size,
        inner,
    };
    let outs = (Out::new(&mut to[..first.size * per_row], per_row),);
    exec.rows(&rows, first.size, per_row, outs);
}

struct Lay<'a> {
    kind: &'a Kind,
    from: &'a [u8],
    /// Bytes from a row to the next.
    step: usize,
    inner: &'a [Dim],
}

impl Lay<'_> {
    fn part(&self, first: usize, count: usize, out: &mut [u8]) {
        let per_row = out.len() / count;
        for (i, out) in out.chunks_exact_mut(per_row).enumerate() {
            let from = &self.from[(first + i) * self.step..];
            lay_out(self.kind, out, from, self.inner);
        }
    }
}

impl Rows for Lay<'_> {
    type Outs<'o> = (&'o mut [u8],);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        self.part(first, count, out);
    }
}

/// Lays dimensions out.
fn level(kind: &Kind, to: &mut [u8], from: &[u8], dims: &[Dim]) {
    let [outer @ .., last] = dims else {
        return level(kind, to, from, &[Dim::whole(1, 0)]);
    };
    let (first, end) = last.within();
    if first < end {
        let dim = *last;
        lines(kind, to, from, outer, &Line { first, end, dim });
    }
}

/// Lays dimensions out around lines.
fn lines(kind: &Kind, to: &mut [u8], from: &[u8], dims: &[Dim], line: &Line) {
    let Some((dim, inner)) = dims.split_first() else {
        return (kind.lay)(to, from, line);
    };
    let (first, end) = dim.within();
    let (len, step) = (to.len() / dim.size, dim.from_step * kind.own.size);
    for i in first..end {
        let to = &mut to[dim.target(i) * len..][..len];
        lines(kind, to, &from[i * step..], inner, line);
    }
}
