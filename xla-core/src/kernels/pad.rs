//! `pad`: a value before, after and between the elements of each dimension; a negative amount cuts elements off.

use super::array::{Array, ArrayMut};
use crate::exec::{Exec, Out, Rows};
use crate::level::{Every, Level};

/// Writes element `i` of each dimension of `operand` at `low + i * (interior + 1)`, where `out` has such an index, and
/// `value` everywhere else.
///
/// # Panics
///
/// When the ranks differ, `value` is no scalar, or there are more than 16 dimensions.
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
    assert_eq!(lists, [rank; 3], "numbers for {rank} dimensions");
    assert!(value.dims.is_empty(), "the padding value is a scalar");
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

/// One dimension.
#[derive(Clone, Copy, Debug, Default)]
struct Dim {
    /// Its size in the result.
    size: usize,
    /// Its size in the operand.
    operand: usize,
    /// Where the operand's first element goes.
    low: isize,
    /// How far the next one is.
    step: usize,
}

impl Dim {
    /// The operand's index for one of the result, if there is one.
    fn source(&self, index: usize) -> Option<usize> {
        let at = usize::try_from(index as isize - self.low).ok()?;
        (at % self.step == 0 && at / self.step < self.operand).then_some(at / self.step)
    }
}

/// The most dimensions that may be left when neighbours were merged.
const RANK: usize = 16;

/// The dimensions with those that stay as they are joined to the one before.
fn merged(all: impl Iterator<Item = Dim>) -> ([Dim; RANK], usize) {
    let (mut dims, mut rank) = ([Dim::default(); RANK], 0);
    for dim in all {
        let stays = dim.size == dim.operand && dim.low == 0 && dim.step == 1;
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
        // The places of the result's row that elements of the operand fall on: from the first one, up to the last.
        let cut = usize::try_from(-inner.low)
            .unwrap_or(0)
            .div_ceil(inner.step);
        let begin = (inner.low + (cut * inner.step) as isize) as usize;
        let fitting = inner.size.saturating_sub(begin).div_ceil(inner.step);
        let taken = fitting.min(inner.operand.saturating_sub(cut));
        for row in out.chunks_exact_mut(out.len() / count) {
            let source = around
                .iter()
                .zip(&index)
                .try_fold(0, |at, (dim, &i)| Some(at * dim.operand + dim.source(i)?));
            match source.filter(|_| taken > 0) {
                None => row.fill(self.value),
                Some(source) => {
                    let from = &self.operand[source * inner.operand + cut..][..taken];
                    if inner.step == 1 {
                        row[..begin].fill(self.value);
                        row[begin..][..taken].copy_from_slice(from);
                        row[begin + taken..].fill(self.value);
                    } else {
                        row.fill(self.value);
                        let places = row[begin..].iter_mut().step_by(inner.step);
                        places.zip(from).for_each(|(x, from)| *x = *from);
                    }
                }
            }
            for (dim, i) in around.iter().zip(&mut index).rev() {
                *i += 1;
                if *i < dim.size {
                    break;
                }
                *i = 0;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernels::testing::{indices, numbered};

    /// Operand sizes; low, high and interior amounts.
    type Case = (
        &'static [usize],
        &'static [i64],
        &'static [i64],
        &'static [usize],
    );

    const CASES: &[Case] = &[
        (&[], &[], &[], &[]),
        (&[3], &[2], &[1], &[0]),
        (&[3], &[0], &[0], &[2]),
        (&[5], &[-1], &[-2], &[0]),
        (&[5], &[-1], &[-3], &[1]),
        (&[5], &[-7], &[4], &[1]),
        (&[2], &[3], &[-4], &[0]),
        (&[0], &[2], &[1], &[3]),
        (&[3, 4], &[1, 0], &[0, 0], &[0, 0]),
        (&[3, 4], &[0, 2], &[1, 0], &[1, 0]),
        (&[3, 4], &[-1, 1], &[2, -2], &[0, 2]),
        (&[2, 3, 4], &[0, 1, 0], &[0, 1, 0], &[0, 0, 0]),
        (&[2, 3, 4], &[1, 0, -3], &[1, 0, 1], &[1, 0, 1]),
        (&[2, 3, 4], &[0, -3, 0], &[0, 1, 0], &[0, 0, 0]),
    ];

    #[test]
    fn each_element_goes_to_its_place_and_the_value_everywhere_else() {
        for &(dims, low, high, interior) in CASES {
            let size = |d: usize| {
                let between = dims[d].saturating_sub(1) * interior[d];
                (low[d] + high[d] + (dims[d] + between) as i64) as usize
            };
            let out_dims: Vec<usize> = (0..dims.len()).map(size).collect();
            let operand = numbered(dims);
            let want: Vec<u32> = indices(&out_dims)
                .map(|index| {
                    let mut place = 0;
                    for d in 0..dims.len() {
                        let at = index[d] as i64 - low[d];
                        let step = interior[d] as i64 + 1;
                        if at < 0 || at % step != 0 || at / step >= dims[d] as i64 {
                            return 999;
                        }
                        place = place * dims[d] + (at / step) as usize;
                    }
                    operand[place]
                })
                .collect();
            let mut out = numbered(&out_dims);
            let value = Array::new(&[999], &[]);
            let (to, from) = (
                ArrayMut::new(&mut out, &out_dims),
                Array::new(&operand, dims),
            );
            run(&Exec::serial(), to, from, value, low, interior);
            assert_eq!(out, want, "{dims:?} {low:?} {high:?} {interior:?}");
        }
    }

    #[test]
    fn threads_pad_the_same_way() {
        let (dims, out_dims) = ([300, 700], [1800, 703]);
        let operand = numbered(&dims);
        let mut outs = [vec![0; 1800 * 703], vec![0; 1800 * 703]];
        for (out, exec) in outs.iter_mut().zip([Exec::serial(), Exec::threads(3)]) {
            let (to, from) = (ArrayMut::new(out, &out_dims), Array::new(&operand, &dims));
            run(&exec, to, from, Array::new(&[7], &[]), &[2, 1], &[5, 0]);
        }
        assert_eq!(outs[0], outs[1]);
        assert_eq!(outs[0][2 * 703 + 1], 0);
        assert_eq!(outs[0][(2 + 6 * 299) * 703 + 700], 300 * 700 - 1);
    }
}
