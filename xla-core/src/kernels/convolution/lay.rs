//! Lays arrays out in the order in which loops read them, with zeros between elements.

use super::dims::{Dim, Line, len};
use super::element::Kind;
use crate::exec::{Exec, Out, Rows};
use crate::level::{Every, Level};

/// Lays elements out, converted to the type of the sums; places without an element are zero.
pub(super) fn lay_out(kind: &Kind, to: &mut [u8], from: &[u8], dims: &[Dim]) {
    let to = &mut to[..len(dims) * kind.wide.size];
    // Places without an element are the zeros of padding and dilation.
    if !dims.iter().all(Dim::is_full) {
        to.fill(0);
    }
    level(kind, to, from, dims);
}

/// Lays elements out as [`lay_out`] does, by several threads. The first dimension has no padding or dilation.
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
    // Along the last dimension, elements are copied as lines; the others are loops around them.
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
