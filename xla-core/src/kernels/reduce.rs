//! `reduce` of several arrays by one computation, in the order of their elements.
//!
//! The code generator emits a loop for a single array.

use super::scratch;
use crate::exec::{Exec, Rows};
use crate::function::Function;
use crate::items::Items;
use crate::level::{Generated, Level};

/// Reduces dimensions of `operands`, starting with `init`; `with` combines the values so far with the next elements.
///
/// # Panics
///
/// Panics if the sizes do not match, or reduced and remaining dimensions alternate more than 16 times.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::function::add;
/// use xla_core::kernels::{Array, ArrayMut, reduce::run};
///
/// let mut out = [0; 2];
/// let (operand, init) = (Array::new(&[1, 2, 3, 4], &[2, 2]), Array::new(&[10], &[]));
/// run(&Exec::serial(), (ArrayMut::new(&mut out, &[2]), ()), (operand, ()), (init, ()), &[0], add);
/// assert_eq!(out, [14, 16]);
/// ```
pub fn run<I: Items, F: Function<I, Output = I>>(
    exec: &Exec,
    outs: I::Outs<'_>,
    operands: I::Arrays<'_>,
    init: I::Arrays<'_>,
    gone: &[usize],
    with: F,
) {
    let (dims, left) = (I::sizes(&operands), I::dims(&outs));
    let count: usize = left.iter().product();
    if count == 0 {
        return;
    }
    let (kept, gone) = groups(dims, gone);
    // Elements that remain adjacent are folded side by side.
    let inner = match kept.as_slice().last() {
        Some(dim) if dim.stride == 1 => dim.size,
        _ => 1,
    };
    let fold = Fold::<I, F> {
        operands: I::slices(operands, dims),
        init: I::get(I::slices(init, &[]), 0),
        kept,
        gone,
        inner,
        with,
    };
    let all: usize = dims.iter().product();
    let cost = inner + all / (count / inner) * STEP;
    exec.rows(&fold, count / inner, cost, I::parts(outs, left, inner));
}

/// The cost of a step of a fold, in tenths of a nanosecond.
const STEP: usize = 15;

/// The maximum number of dimensions after adjacent ones have been merged.
const RANK: usize = 16;

#[derive(Clone, Copy, Debug, Default)]
struct Dim {
    size: usize,
    stride: usize,
}

#[derive(Clone, Copy, Debug, Default)]
struct Dims {
    dims: [Dim; RANK],
    rank: usize,
}

impl Dims {
    fn as_slice(&self) -> &[Dim] {
        &self.dims[..self.rank]
    }

    fn push(&mut self, dim: Dim) {
        assert!(
            self.rank < RANK,
            "more than {RANK} dimensions that cannot be merged"
        );
        self.dims[self.rank] = dim;
        self.rank += 1;
    }

    fn count(&self) -> usize {
        self.as_slice().iter().map(|dim| dim.size).product()
    }

    /// Returns the operand's offset of an index that enumerates all of these dimensions.
    fn offset(dims: &[Dim], mut index: usize) -> usize {
        let mut at = 0;
        for dim in dims.iter().rev() {
            at += index % dim.size * dim.stride;
            index /= dim.size;
        }
        at
    }
}

/// Returns the remaining and the reduced dimensions, adjacent ones merged.
fn groups(sizes: &[usize], gone: &[usize]) -> (Dims, Dims) {
    let (mut kept, mut folded) = (Dims::default(), Dims::default());
    let mut before = None;
    let mut stride = sizes.iter().product::<usize>();
    if stride == 0 {
        // No element is read.
        let some = |stays: bool| (0..sizes.len()).filter(move |d| gone.contains(d) != stays);
        let size = |stays| some(stays).map(|d| sizes[d]).product();
        kept.push(Dim {
            size: size(true),
            stride: 1,
        });
        folded.push(Dim {
            size: size(false),
            stride: 1,
        });
        return (kept, folded);
    }
    for (d, &size) in sizes.iter().enumerate() {
        stride /= size;
        // A dimension of size 1 would keep its neighbours apart.
        if size == 1 {
            continue;
        }
        let goes = gone.contains(&d);
        let dims = if goes { &mut folded } else { &mut kept };
        // Neighbours that both stay, or are both reduced, are one dimension with the inner stride.
        if before == Some(goes) {
            let last = &mut dims.dims[dims.rank - 1];
            *last = Dim {
                size: last.size * size,
                stride,
            };
        } else {
            dims.push(Dim { size, stride });
        }
        before = Some(goes);
    }
    (kept, folded)
}

struct Fold<'a, I: Items, F> {
    operands: I::Slices<'a>,
    init: I,
    kept: Dims,
    gone: Dims,
    inner: usize,
    with: F,
}

impl<I: Items, F: Function<I, Output = I>> Rows for Fold<'_, I, F> {
    type Outs<'o> = I::SlicesMut<'o>;
    type Levels = Generated;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, mut outs: Self::Outs<'_>) {
        let Fold {
            operands, inner, ..
        } = *self;
        let steps = self.gone.count();
        // The innermost reduced dimension is a plain loop with a stride; an offset is divided into indices for the
        // others only.
        let (around, last) = match self.gone.as_slice() {
            [around @ .., last] => (around, *last),
            [] => (&[][..], Dim { size: 1, stride: 0 }),
        };
        for row in 0..count {
            let start = Dims::offset(self.kept.as_slice(), (first + row) * inner);
            // One element of the result: its sum stays in a register, and its terms are visited in the order of memory.
            if inner == 1 {
                let mut folded = self.init;
                for outer in 0..steps / last.size.max(1) {
                    let mut at = start + Dims::offset(around, outer);
                    for _ in 0..last.size {
                        folded = self.with.call::<L>(folded, I::get(operands, at));
                        at += last.stride;
                    }
                }
                I::set(&mut outs, row, folded);
                continue;
            }
            // Rows of `inner` contiguous elements: a row of sums is kept in scratch memory, so that each step reads
            // whole rows.
            scratch::lend(
                inner,
                #[inline(always)]
                |folded: &mut [I]| {
                    folded.fill(self.init);
                    for step in 0..steps {
                        let at = start + Dims::offset(self.gone.as_slice(), step);
                        for (j, folded) in folded.iter_mut().enumerate() {
                            *folded = self.with.call::<L>(*folded, I::get(operands, at + j));
                        }
                    }
                    for (j, folded) in folded.iter().enumerate() {
                        I::set(&mut outs, row * inner + j, *folded);
                    }
                },
            );
        }
    }
}
