//! Movement of elements by index: `out` in the order of memory, the operand by one stride for each dimension.

use crate::exec::{Exec, Out, Rows};
use crate::level::Level;

use super::transpose::{self, Plane};

/// One dimension of the result: its size, and how far apart its elements lie in the operand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Dim {
    pub(super) size: usize,
    pub(super) stride: usize,
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
                && outer.stride == dim.size * dim.stride
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

/// Writes `out`, whose length is the product of the sizes, from `operand`.
pub(super) fn run<T: Copy + Send + Sync + 'static>(
    exec: &Exec,
    out: &mut [T],
    operand: &[T],
    dims: impl Iterator<Item = Dim>,
) {
    if out.is_empty() {
        return;
    }
    let dims = Dims::merged(dims);
    let last: usize = dims
        .as_slice()
        .iter()
        .map(|dim| (dim.size - 1) * dim.stride)
        .sum();
    assert!(
        last < operand.len(),
        "{} elements are too few for dimensions {:?}",
        operand.len(),
        dims.as_slice()
    );
    let outer = dims.as_slice().first().map_or(1, |dim| dim.size);
    let per_row = out.len() / outer;
    exec.rows(
        &Movement { operand, dims },
        outer,
        per_row * size_of::<T>(),
        (Out::new(out, per_row),),
    );
}

struct Movement<'a, T> {
    operand: &'a [T],
    dims: Dims,
}

impl<T: Copy + Send + Sync + 'static> Rows for Movement<'_, T> {
    type Outs<'o> = (&'o mut [T],);

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let mut dims = self.dims;
        let mut operand = self.operand;
        if let Some(outer) = dims.dims[..dims.rank].first_mut() {
            operand = &operand[first * outer.stride..];
            outer.size = count;
        }
        let dims = dims.as_slice();
        let [around @ .., inner] = dims else {
            out[0] = operand[0];
            return;
        };
        match inner.stride {
            1 => each_row(out, operand, around, inner.size, |row, from| {
                row.copy_from_slice(&from[..row.len()])
            }),
            0 => each_row(out, operand, around, inner.size, |row, from| {
                row.fill(from[0])
            }),
            _ => match around.iter().position(|dim| dim.stride == 1) {
                Some(across) => planes(out, operand, dims, across),
                None => each_row(out, operand, around, inner.size, |row, from| {
                    row.iter_mut()
                        .enumerate()
                        .for_each(|(i, x)| *x = from[i * inner.stride]);
                }),
            },
        }
    }
}

/// Moves planes of dimension `across`, which is contiguous in `operand`, and the last one, which is so in `out`.
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
        operand_row: inner.stride,
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
            &operand[at(&|dim| dims[dim].stride)..],
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

/// Calls `f` with each row of `size` elements of `out`, and the operand from where the row starts.
#[inline(always)]
fn each_row<T>(
    out: &mut [T],
    operand: &[T],
    around: &[Dim],
    size: usize,
    f: impl Fn(&mut [T], &[T]),
) {
    let mut index = [0; RANK];
    let mut from = 0;
    for row in out.chunks_exact_mut(size) {
        f(row, &operand[from..]);
        // The next index, as an odometer counts.
        for (dim, i) in around.iter().zip(&mut index).rev() {
            *i += 1;
            from += dim.stride;
            if *i < dim.size {
                break;
            }
            from -= *i * dim.stride;
            *i = 0;
        }
    }
}
