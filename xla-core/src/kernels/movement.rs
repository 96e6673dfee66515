//! Movement of elements by index: `out` in the order of memory, the operand from one place by one stride for each
//! dimension, which may lead backwards.

use crate::exec::{Exec, Out, Rows};
use crate::level::{Every, Level};

use super::transpose::{self, Plane};

/// One dimension of the result: its size, and how far apart its elements lie in the operand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Dim {
    pub(super) size: usize,
    pub(super) stride: isize,
}

/// The most dimensions that may be left when neighbours were merged.
const RANK: usize = 16;

/// Dimensions of which none has size 1 and no two neighbours can be moved as one.
#[derive(Clone, Copy, Debug)]
struct Dims {
    dims: [Dim; RANK],
    rank: usize,
}

impl Dims {
    fn merged(all: impl Iterator<Item = Dim>) -> Dims {
        let mut merged = Dims {
            dims: [Dim::default(); RANK],
            rank: 0,
        };
        for dim in all.filter(|dim| dim.size != 1) {
            if let Some(outer) = merged.dims[..merged.rank].last_mut()
                && outer.stride == dim.size as isize * dim.stride
            {
                *outer = Dim {
                    size: outer.size * dim.size,
                    stride: dim.stride,
                };
                continue;
            }
            assert!(
                merged.rank < RANK,
                "more than {RANK} dimensions that cannot be merged"
            );
            merged.dims[merged.rank] = dim;
            merged.rank += 1;
        }
        merged
    }

    fn as_slice(&self) -> &[Dim] {
        &self.dims[..self.rank]
    }
}

/// Writes `out`, whose length is the product of the sizes, from `operand`, whose element `first` is the first of `out`.
pub(super) fn run<T: Copy + Send + Sync + 'static>(
    exec: &Exec,
    out: &mut [T],
    operand: &[T],
    first: usize,
    dims: impl Iterator<Item = Dim>,
) {
    if out.is_empty() {
        return;
    }
    let dims = Dims::merged(dims);
    let reach = |forward: bool| -> usize {
        let ways = dims.as_slice().iter();
        let ways = ways.filter(|dim| (dim.stride > 0) == forward);
        ways.map(|dim| (dim.size - 1) * dim.stride.unsigned_abs())
            .sum()
    };
    let (before, after) = (reach(false), reach(true));
    assert!(
        before <= first && first + after < operand.len(),
        "{} elements are too few for dimensions {:?} from element {first}",
        operand.len(),
        dims.as_slice()
    );
    let outer = dims.as_slice().first().map_or(1, |dim| dim.size);
    let per_row = out.len() / outer;
    exec.rows(
        &Movement {
            operand,
            start: first,
            dims,
        },
        outer,
        per_row * size_of::<T>(),
        (Out::new(out, per_row),),
    );
}

struct Movement<'a, T> {
    operand: &'a [T],
    start: usize,
    dims: Dims,
}

impl<T: Copy + Send + Sync + 'static> Rows for Movement<'_, T> {
    type Outs<'o> = (&'o mut [T],);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let mut dims = self.dims;
        let (operand, mut start) = (self.operand, self.start);
        if let Some(outer) = dims.dims[..dims.rank].first_mut() {
            start = start.wrapping_add_signed(first as isize * outer.stride);
            outer.size = count;
        }
        let dims = dims.as_slice();
        let [around @ .., inner] = dims else {
            out[0] = operand[start];
            return;
        };
        let n = inner.size;
        match inner.stride {
            1 => each_row(out, start, around, n, |row, at| {
                row.copy_from_slice(&operand[at..][..row.len()])
            }),
            0 => each_row(out, start, around, n, |row, at| row.fill(operand[at])),
            -1 => each_row(out, start, around, n, |row, at| {
                let from = operand[at + 1 - row.len()..=at].iter().rev();
                row.iter_mut().zip(from).for_each(|(x, from)| *x = *from);
            }),
            stride if stride > 0 => {
                let forward = dims.iter().all(|dim| dim.stride >= 0);
                match around.iter().position(|dim| dim.stride == 1) {
                    Some(across) if forward => planes(out, &operand[start..], dims, across),
                    _ => each_row(out, start, around, n, |row, at| match stride {
                        2 => every::<T, 2>(row, &operand[at..]),
                        3 => every::<T, 3>(row, &operand[at..]),
                        4 => every::<T, 4>(row, &operand[at..]),
                        _ => {
                            let from = operand[at..].iter().step_by(stride as usize);
                            row.iter_mut().zip(from).for_each(|(x, from)| *x = *from);
                        }
                    }),
                }
            }
            stride => each_row(out, start, around, n, |row, at| {
                let from = operand[..=at].iter().rev().step_by(stride.unsigned_abs());
                row.iter_mut().zip(from).for_each(|(x, from)| *x = *from);
            }),
        }
    }
}

/// Every so manieth element. A distance that the compiler knows makes vectors of the loop; after the last element there may
/// be fewer than that.
#[inline(always)]
fn every<T: Copy, const STRIDE: usize>(row: &mut [T], from: &[T]) {
    let Some((last, row)) = row.split_last_mut() else {
        return;
    };
    *last = from[row.len() * STRIDE];
    for (x, from) in row.iter_mut().zip(from.as_chunks::<STRIDE>().0) {
        *x = from[0];
    }
}

/// Moves planes of dimension `across`, which is contiguous in `operand`, and the last one, which is so in `out`. No
/// stride leads backwards.
fn planes<T: Copy>(out: &mut [T], operand: &[T], dims: &[Dim], across: usize) {
    let [around @ .., inner] = dims else { return };
    let out_row = |dim: usize| {
        dims[dim + 1..]
            .iter()
            .map(|dim| dim.size)
            .product::<usize>()
    };
    let plane = Plane {
        rows: dims[across].size,
        columns: inner.size,
        out_row: out_row(across),
        operand_row: inner.stride as usize,
    };
    let mut index = [0; RANK];
    loop {
        let at = |stride: &dyn Fn(usize) -> usize| {
            (0..around.len())
                .map(|dim| index[dim] * stride(dim))
                .sum::<usize>()
        };
        transpose::plane(
            &mut out[at(&out_row)..],
            &operand[at(&|dim| dims[dim].stride as usize)..],
            plane,
        );
        let mut dim = around.len();
        loop {
            if dim == 0 {
                return;
            }
            dim -= 1;
            if dim == across {
                continue;
            }
            index[dim] += 1;
            if index[dim] < dims[dim].size {
                break;
            }
            index[dim] = 0;
        }
    }
}

/// Calls `f` with each row of `size` elements of `out`, and the place in the operand where the row starts.
#[inline(always)]
fn each_row<T>(
    out: &mut [T],
    start: usize,
    around: &[Dim],
    size: usize,
    f: impl Fn(&mut [T], usize),
) {
    let mut index = [0; RANK];
    let mut at = start;
    for row in out.chunks_exact_mut(size) {
        f(row, at);
        // The next index, as an odometer counts.
        for (dim, i) in around.iter().zip(&mut index).rev() {
            *i += 1;
            at = at.wrapping_add_signed(dim.stride);
            if *i < dim.size {
                break;
            }
            at = at.wrapping_add_signed(-(*i as isize) * dim.stride);
            *i = 0;
        }
    }
}
