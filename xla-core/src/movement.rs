//! Copies of elements by index: `out` in memory order, the operand from one offset with a stride for each dimension,
//! which may be negative; or `out` with strides too.

use core::cmp::Reverse;

use crate::exec::{Exec, Out, Rows};
use crate::level::{Every, Level};
use crate::loops::{copy, fill, zip};

pub(crate) mod blocks;
pub(crate) mod inlined;
#[cfg(target_arch = "x86_64")]
mod lines;
mod plane;

pub(crate) use blocks::run as plane;
pub use plane::Plane;

/// One dimension of the result: its size, and its stride in the operand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dim {
    pub(crate) size: usize,
    pub(crate) stride: isize,
}

/// One dimension of a copy: its size, and its strides in the result and in the operand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Between {
    pub(crate) size: usize,
    pub(crate) out: usize,
    pub(crate) operand: isize,
}

/// The bytes of a cache line.
const LINE: usize = 64;

/// The maximum number of dimensions after adjacent ones have been merged.
const RANK: usize = 16;

/// Dimensions without any of size 1, and without adjacent ones that can be merged.
#[derive(Clone, Copy, Debug)]
struct Dims {
    dims: [Between; RANK],
    rank: usize,
}

impl Dims {
    fn merged(all: impl Iterator<Item = Between>) -> Dims {
        let mut merged = Dims {
            dims: [Between::default(); RANK],
            rank: 0,
        };
        // Two dimensions are one if the outer stride is the inner size times the inner stride, on both sides.
        for dim in all.filter(|dim| dim.size != 1) {
            if let Some(outer) = merged.dims[..merged.rank].last_mut()
                && outer.operand == dim.size as isize * dim.operand
                && outer.out == dim.size * dim.out
            {
                *outer = Between {
                    size: outer.size * dim.size,
                    ..dim
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

    fn as_slice(&self) -> &[Between] {
        &self.dims[..self.rank]
    }

    /// Checks that an operand holds all elements that are read, from element `first` on.
    fn check<T>(&self, operand: &[T], first: usize) {
        let reach = |forward: bool| -> usize {
            let ways = self.as_slice().iter();
            let ways = ways.filter(|dim| (dim.operand > 0) == forward);
            ways.map(|dim| (dim.size - 1) * dim.operand.unsigned_abs())
                .sum()
        };
        let (before, after) = (reach(false), reach(true));
        assert!(
            before <= first && first + after < operand.len(),
            "expected an operand for dimensions {:?} from element {first} on, found {} elements",
            self.as_slice(),
            operand.len()
        );
    }
}

/// Writes `out`, whose length is the product of the sizes, from `operand`, whose element `first` is the first of `out`.
pub(crate) fn run<T: Copy + Send + Sync + 'static>(
    exec: &Exec,
    out: &mut [T],
    operand: &[T],
    first: usize,
    dims: impl Iterator<Item = Dim>,
) {
    if out.is_empty() {
        return;
    }
    let mut apart = out.len();
    let dims = Dims::merged(dims.map(|dim| {
        apart /= dim.size;
        Between {
            size: dim.size,
            out: apart,
            operand: dim.stride,
        }
    }));
    dims.check(operand, first);
    let outer = dims.as_slice().first().map_or(1, |dim| dim.size);
    let per_row = out.len() / outer;
    let movement = Movement {
        operand,
        start: first,
        dims,
        whole: false,
    };
    let cost = per_row * size_of::<T>();
    exec.rows(&movement, outer, cost, (Out::new(out, per_row),));
}

/// Writes the elements of `out` that the dimensions reach from its element `to` on, from `operand`, whose element
/// `from` is the first of them. Other elements of `out` are unchanged. The dimensions are in the memory order of `out`,
/// outermost first, with non-negative strides.
pub(crate) fn between<T: Copy + Send + Sync + 'static>(
    exec: &Exec,
    (out, to): (&mut [T], usize),
    (operand, from): (&[T], usize),
    dims: &[Between],
) {
    if dims.iter().any(|dim| dim.size == 0) {
        return;
    }
    let dims = Dims::merged(dims.iter().copied());
    dims.check(operand, from);
    let reach: usize = (dims.as_slice().iter())
        .map(|dim| (dim.size - 1) * dim.out)
        .sum();
    let end = to + reach;
    assert!(
        end < out.len(),
        "expected a result of more than {end} elements for {dims:?}, found {}",
        out.len()
    );
    let (rows, per_row) = match dims.as_slice() {
        [] => (1, 1),
        [outer, ..] => (outer.size, outer.out),
    };
    let movement = |whole| Movement {
        operand,
        start: from,
        dims,
        whole,
    };
    // Disjoint rows are divided among threads.
    let disjoint = reach < rows * per_row && to + rows * per_row <= out.len();
    let inner: usize = dims.as_slice().iter().skip(1).map(|dim| dim.size).product();
    let cost = inner * size_of::<T>();
    if disjoint {
        let out = Out::new(&mut out[to..to + rows * per_row], per_row);
        exec.rows(&movement(false), rows, cost, (out,));
    } else {
        let out = &mut out[to..=end];
        let len = out.len();
        exec.rows(&movement(true), 1, rows * cost, (Out::new(out, len),));
    }
}

struct Movement<'a, T> {
    operand: &'a [T],
    start: usize,
    dims: Dims,
    /// Whether the whole copy is one row.
    whole: bool,
}

impl<T: Copy + Send + Sync + 'static> Rows for Movement<'_, T> {
    type Outs<'o> = (&'o mut [T],);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let mut dims = self.dims;
        let (operand, mut start) = (self.operand, self.start);
        // A thread begins at its own first row.
        if let (false, Some(outer)) = (self.whole, dims.dims[..dims.rank].first_mut()) {
            start = start.wrapping_add_signed(first as isize * outer.operand);
            outer.size = count;
        }
        let dims = dims.as_slice();
        let [around @ .., inner] = dims else {
            out[0] = operand[start];
            return;
        };
        let n = inner.size;
        if inner.out != 1 {
            let apart = (inner.out, inner.operand.unsigned_abs());
            let reach = (n - 1) * inner.out + 1;
            return each_row(
                out,
                start,
                around,
                reach,
                #[inline(always)]
                |row, at| {
                    let from = operand[at..].iter().step_by(apart.1);
                    let row = row.iter_mut().step_by(apart.0);
                    row.zip(from).for_each(|(x, from)| *x = *from);
                },
            );
        }
        match inner.operand {
            // The compiler moves short rows of a constant length in registers.
            1 => match n {
                2 => each_copied(out, operand, start, around, 2),
                4 => each_copied(out, operand, start, around, 4),
                8 => each_copied(out, operand, start, around, 8),
                _ => each_copied(out, operand, start, around, n),
            },
            0 => each_row(
                out,
                start,
                around,
                n,
                #[inline(always)]
                |row, at| fill(row, operand[at]),
            ),
            -1 => each_row(
                out,
                start,
                around,
                n,
                #[inline(always)]
                |row, at| {
                    let from = operand[at + 1 - row.len()..=at].iter().rev();
                    for (x, from) in zip(row, from) {
                        *x = *from;
                    }
                },
            ),
            stride if stride > 0 => {
                let forward = dims.iter().all(|dim| dim.operand >= 0);
                // Another dimension is contiguous in the operand: this is a transpose, which is done in blocks.
                match around.iter().position(|dim| dim.operand == 1) {
                    Some(across) if forward => planes(out, &operand[start..], dims, across),
                    _ => each_row(
                        out,
                        start,
                        around,
                        n,
                        #[inline(always)]
                        |row, at| match stride {
                            2 => every::<T, 2>(row, &operand[at..]),
                            3 => every::<T, 3>(row, &operand[at..]),
                            4 => every::<T, 4>(row, &operand[at..]),
                            _ => {
                                let from = operand[at..].iter().step_by(stride as usize);
                                row.iter_mut().zip(from).for_each(|(x, from)| *x = *from);
                            }
                        },
                    ),
                }
            }
            stride => each_row(
                out,
                start,
                around,
                n,
                #[inline(always)]
                |row, at| {
                    let from = operand[..=at].iter().rev().step_by(stride.unsigned_abs());
                    row.iter_mut().zip(from).for_each(|(x, from)| *x = *from);
                },
            ),
        }
    }
}

/// Copies rows of `n` adjacent elements.
#[inline(always)]
fn each_copied<T: Copy>(out: &mut [T], operand: &[T], start: usize, around: &[Between], n: usize) {
    each_row(
        out,
        start,
        around,
        n,
        #[inline(always)]
        |row, at| copy(row, &operand[at..][..row.len()]),
    );
}

/// Copies every `STRIDE`-th element. With a constant stride the compiler vectorises the loop; fewer than `STRIDE`
/// elements may follow the last one.
#[inline(always)]
fn every<T: Copy, const STRIDE: usize>(row: &mut [T], from: &[T]) {
    let Some((last, row)) = row.split_last_mut() else {
        return;
    };
    *last = from[row.len() * STRIDE];
    for (x, from) in zip(row, from.as_chunks::<STRIDE>().0) {
        *x = from[0];
    }
}

/// Moves planes of dimension `across`, which is contiguous in `operand`, and the last one, which is so in `out`. No
/// stride leads backwards.
fn planes<T: Copy>(out: &mut [T], operand: &[T], dims: &[Between], across: usize) {
    let [around @ .., inner] = dims else { return };
    let across = &around[across];
    let plane = Plane {
        rows: across.size,
        columns: inner.size,
        out_row: across.out,
        operand_row: inner.operand as usize,
    };
    let mut order = [Between::default(); RANK];
    let mut rank = 0;
    for dim in around.iter().filter(|dim| !core::ptr::eq(*dim, across)) {
        order[rank] = *dim;
        rank += 1;
    }
    let order = &mut order[..rank];
    // A plane that reads parts of lines is followed by the one that reads the rest of them.
    if plane.rows * size_of::<T>() < LINE {
        order.sort_by_key(|dim| Reverse(dim.operand));
    }
    let reach = (plane.rows - 1) * plane.out_row + plane.columns;
    each_row(
        out,
        0,
        order,
        reach,
        #[inline(always)]
        |out, at| self::plane(out, &operand[at..], plane),
    );
}

/// Calls `f` with each row of `out`, where `size` elements are from its first element to its last, and with the index
/// in the operand where the row starts.
#[inline(always)]
fn each_row<T>(
    out: &mut [T],
    start: usize,
    around: &[Between],
    size: usize,
    f: impl Fn(&mut [T], usize),
) {
    let Some((inner, around)) = around.split_last() else {
        return f(&mut out[..size], start);
    };
    let mut index = [0; RANK];
    let (mut to, mut at) = (0, start);
    let outer: usize = around.iter().map(|dim| dim.size).product();
    for _ in 0..outer {
        let (mut row, mut from) = (to, at);
        for _ in 0..inner.size {
            f(&mut out[row..][..size], from);
            row += inner.out;
            from = from.wrapping_add_signed(inner.operand);
        }
        // Advance to the next index.
        for d in (0..around.len()).rev() {
            let (dim, i) = (&around[d], &mut index[d]);
            *i += 1;
            to += dim.out;
            at = at.wrapping_add_signed(dim.operand);
            if *i < dim.size {
                break;
            }
            to -= *i * dim.out;
            at = at.wrapping_add_signed(-(*i as isize) * dim.operand);
            *i = 0;
        }
    }
}
