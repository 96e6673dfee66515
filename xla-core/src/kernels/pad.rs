//! `pad`: inserts a value before, after and between the elements of each dimension; negative amounts remove elements.

use crate::array::{Array, ArrayMut};
use crate::exec::{Exec, Out, Rows};
use crate::level::{Every, Level};
use crate::loops::{copy, fill};

/// Writes element `i` of each dimension of `operand` at `low + i * (interior + 1)`, where `out` has such an index, and
/// `value` everywhere else.
///
/// # Panics
///
/// Panics if the ranks differ, `value` is not a scalar, or there are more than 16 dimensions.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, pad::run};
///
/// let mut out = [0; 6];
/// let (operand, value) = (Array::new(&[1, 2, 3], &[3]), Array::new(&[9], &[]));
/// run(&Exec::serial(), ArrayMut::new(&mut out, &[6]), operand, value, &[2], &[1]);
/// assert_eq!(out, [9, 9, 1, 9, 2, 9]);
/// ```
pub fn run<T: Copy + Send + Sync + 'static>(
    exec: &Exec,
    out: ArrayMut<'_, T>,
    operand: Array<'_, T>,
    value: Array<'_, T>,
    low: &[i64],
    interior: &[usize],
) {
    let rank = operand.dims.len();
    let lists = [out.dims.len(), low.len(), interior.len()];
    assert_eq!(
        lists, [rank; 3],
        "expected a number for each of {rank} dimensions"
    );
    assert!(value.dims.is_empty(), "expected a scalar padding value");
    if out.elements.is_empty() {
        return;
    }
    let all = (0..rank).map(|d| Dim {
        size: out.dims[d],
        operand: operand.dims[d],
        low: low[d] as isize,
        step: interior[d] + 1,
    });
    let (dims, rank) = merged(all);
    // No dimension is left: each has one element and no padding.
    let [around @ .., _] = &dims[..rank] else {
        out.elements[0] = operand.elements[0];
        return;
    };
    let rows: usize = around.iter().map(|dim| dim.size).product();
    let per_row = out.elements.len() / rows;
    let pad = Pad {
        operand: operand.elements,
        value: value.elements[0],
        dims: &dims[..rank],
    };
    let cost = per_row * size_of::<T>();
    exec.rows(&pad, rows, cost, (Out::new(out.elements, per_row),));
}

/// Computes [`run`] in line, for small sizes that are constants of the caller.
#[inline(always)]
pub fn small<L: Level, T: Copy>(
    out: ArrayMut<'_, T>,
    operand: Array<'_, T>,
    value: Array<'_, T>,
    low: &[i64],
    interior: &[usize],
) {
    let rank = operand.dims.len();
    let (mut at, len) = (0, out.elements.len());
    while at < len {
        // The index of this element, from the last dimension on, and the place of the operand's element there.
        let (mut rest, mut place, mut stride, mut inside) = (at, 0, 1, true);
        let mut d = rank;
        while d > 0 {
            d -= 1;
            let dim = Dim {
                size: out.dims[d],
                operand: operand.dims[d],
                low: low[d] as isize,
                step: interior[d] + 1,
            };
            match dim.source(rest % dim.size) {
                Some(index) => place += index * stride,
                None => inside = false,
            }
            (rest, stride) = (rest / dim.size, stride * dim.operand);
        }
        out.elements[at] = if inside {
            operand.elements[place]
        } else {
            value.elements[0]
        };
        at += 1;
    }
}

/// A dimension.
#[derive(Clone, Copy, Debug, Default)]
struct Dim {
    /// The size in the result.
    size: usize,
    /// The size in the operand.
    operand: usize,
    /// The position of the operand's first element in the result.
    low: isize,
    /// The distance between the operand's elements in the result.
    step: usize,
}

impl Dim {
    /// Returns the operand's index for an index of the result, if there is one.
    fn source(&self, index: usize) -> Option<usize> {
        let at = usize::try_from(index as isize - self.low).ok()?;
        (at % self.step == 0 && at / self.step < self.operand).then_some(at / self.step)
    }
}

/// The maximum number of dimensions after adjacent ones have been merged.
const RANK: usize = 16;

/// Returns the dimensions, with each unpadded one merged into the one before it.
fn merged(all: impl Iterator<Item = Dim>) -> ([Dim; RANK], usize) {
    let (mut dims, mut rank) = ([Dim::default(); RANK], 0);
    for dim in all {
        let stays = dim.size == dim.operand && dim.low == 0 && dim.step == 1;
        // A dimension without padding merges with the one before it, whose amounts then count its rows. Gaps between
        // rows are not gaps between elements, so a dilated dimension merges with none after it.
        if stays && rank > 0 && dims[rank - 1].step == 1 {
            let before: &mut Dim = &mut dims[rank - 1];
            before.size *= dim.size;
            before.operand *= dim.operand;
            before.low *= dim.size as isize;
            continue;
        }
        assert!(
            rank < RANK,
            "more than {RANK} dimensions that cannot be merged"
        );
        dims[rank] = dim;
        rank += 1;
    }
    (dims, rank)
}

struct Pad<'a, T> {
    operand: &'a [T],
    value: T,
    dims: &'a [Dim],
}

impl<T: Copy + Send + Sync + 'static> Rows for Pad<'_, T> {
    type Outs<'o> = (&'o mut [T],);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let [around @ .., inner] = self.dims else {
            return;
        };
        let mut index = [0; RANK];
        let mut rest = first;
        for (dim, i) in around.iter().zip(&mut index).rev() {
            (*i, rest) = (rest % dim.size, rest / dim.size);
        }
        // The positions in the result's row of the operand's elements: from the first one to the last.
        let cut = usize::try_from(-inner.low)
            .unwrap_or(0)
            .div_ceil(inner.step);
        let begin = (inner.low + (cut * inner.step) as isize) as usize;
        let fitting = inner.size.saturating_sub(begin).div_ceil(inner.step);
        let taken = fitting.min(inner.operand.saturating_sub(cut));
        // `source` is `None` if the row is padding: `try_fold` ends at the first dimension without an element there.
        for row in out.chunks_exact_mut(out.len() / count) {
            let source = around
                .iter()
                .zip(&index)
                .try_fold(0, |at, (dim, &i)| Some(at * dim.operand + dim.source(i)?));
            match source.filter(|_| taken > 0) {
                None => fill(row, self.value),
                Some(source) => {
                    let from = &self.operand[source * inner.operand + cut..][..taken];
                    if inner.step == 1 {
                        fill(&mut row[..begin], self.value);
                        copy(&mut row[begin..][..taken], from);
                        fill(&mut row[begin + taken..], self.value);
                    } else {
                        fill(row, self.value);
                        let places = row[begin..].iter_mut().step_by(inner.step);
                        places.zip(from).for_each(|(x, from)| *x = *from);
                    }
                }
            }
            for d in (0..around.len()).rev() {
                let (dim, i) = (&around[d], &mut index[d]);
                *i += 1;
                if *i < dim.size {
                    break;
                }
                *i = 0;
            }
        }
    }
}
