//! Windows that grow by one element from each place to the next: each fold goes on from the one before it.

use super::Running;
use crate::element::Element;
use crate::exec::Rows;
use crate::function::Function;
use crate::kernels::scratch;
use crate::kernels::transpose::{Plane, plane};
use crate::level::{Generated, Level};

/// Folds along a dimension, for each index of those before it.
pub(super) struct Runs<'a, T, F> {
    pub(super) operand: &'a [T],
    pub(super) init: T,
    pub(super) running: Running,
    pub(super) with: F,
}

/// How many rows go beside each other where a row's elements are neighbours, and how many of their elements at a time.
const LANES: usize = 16;
const STRIP: usize = 64;

impl<T: Element, F: Function<(T, ()), Output = (T, ())>> Rows for Runs<'_, T, F> {
    type Outs<'o> = (&'o mut [T],);
    type Levels = Generated;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let Running { size, inner, .. } = self.running;
        let each = size * inner;
        let operand = &self.operand[first * each..][..count * each];
        if inner > 1 {
            for (out, operand) in out.chunks_exact_mut(each).zip(operand.chunks_exact(each)) {
                self.neighbours::<L>(out, operand);
            }
            return;
        }
        let together = count / LANES * LANES * size;
        let (outs, out) = out.split_at_mut(together);
        let (operands, operand) = operand.split_at(together);
        let blocks = operands.chunks_exact(LANES * size);
        for (out, operand) in outs.chunks_exact_mut(LANES * size).zip(blocks) {
            self.lanes::<L>(out, operand);
        }
        for (out, operand) in out.chunks_exact_mut(size).zip(operand.chunks_exact(size)) {
            let mut folded = self.init;
            for at in 0..size {
                let at = if self.running.reverse {
                    size - 1 - at
                } else {
                    at
                };
                folded = self.apply::<L>(folded, operand[at]);
                out[at] = folded;
            }
        }
    }
}

impl<T: Element, F: Function<(T, ()), Output = (T, ())>> Runs<'_, T, F> {
    #[inline(always)]
    fn apply<L: Level>(&self, a: T, b: T) -> T {
        self.with.call::<L>((a, ()), (b, ())).0
    }

    /// One dimension whose elements are rows: each is folded into the next.
    #[inline(always)]
    fn neighbours<L: Level>(&self, out: &mut [T], operand: &[T]) {
        let Running {
            size,
            inner,
            reverse,
            ..
        } = self.running;
        for row in 0..size {
            let at = if reverse { size - 1 - row } else { row };
            let (before, rest) = out.split_at_mut(at * inner);
            let (to, after) = rest.split_at_mut(inner);
            let from = &operand[at * inner..][..inner];
            let folded = match (row, reverse) {
                (0, _) => {
                    for (to, x) in to.iter_mut().zip(from) {
                        *to = self.apply::<L>(self.init, *x);
                    }
                    continue;
                }
                (_, false) => &before[(at - 1) * inner..][..inner],
                (_, true) => &after[..inner],
            };
            for ((to, x), folded) in to.iter_mut().zip(from).zip(folded) {
                *to = self.apply::<L>(*folded, *x);
            }
        }
    }

    /// Rows of neighbours, brought beside each other some elements at a time.
    #[inline(always)]
    fn lanes<L: Level>(&self, out: &mut [T], operand: &[T]) {
        let Running { size, reverse, .. } = self.running;
        scratch::lend(
            STRIP,
            #[inline(always)]
            |strip: &mut [[T; LANES]]| {
                let mut folded = [self.init; LANES];
                for done in (0..size).step_by(STRIP) {
                    let count = STRIP.min(size - done);
                    let at = if reverse { size - done - count } else { done };
                    let strip = &mut strip[..count];
                    let there = Plane {
                        rows: count,
                        columns: LANES,
                        out_row: LANES,
                        operand_row: size,
                    };
                    plane(strip.as_flattened_mut(), &operand[at..], there);
                    for i in 0..count {
                        let lanes = &mut strip[if reverse { count - 1 - i } else { i }];
                        for (folded, x) in folded.iter_mut().zip(lanes) {
                            *folded = self.apply::<L>(*folded, *x);
                            *x = *folded;
                        }
                    }
                    let back = Plane {
                        rows: LANES,
                        columns: count,
                        out_row: size,
                        operand_row: LANES,
                    };
                    plane(&mut out[at..], strip.as_flattened(), back);
                }
            },
        );
    }
}
