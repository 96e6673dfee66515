//! Several places beside each other at once: what was folded for them stays in registers while the window is gone through.

use super::Windows;
use crate::element::Element;
use crate::exec::Rows;
use crate::function::Function;
use crate::level::{Generated, Level};

/// The places of windows, row by row.
pub(super) struct Blocks<'a, T, F> {
    pub(super) operand: &'a [T],
    pub(super) init: T,
    pub(super) windows: Windows,
    pub(super) with: F,
}

/// The windows of one row that lie in the array as a whole.
#[derive(Clone, Copy)]
pub(super) struct Row<'a> {
    /// Where the array's rows in them begin.
    pub(super) starts: &'a [usize],
    /// How far from there the first of them begins.
    pub(super) first: usize,
    /// How many elements of a row each has, and how far they lie apart.
    pub(super) window: usize,
    pub(super) step: usize,
    pub(super) stride: usize,
}

/// How many places are done at once: four vectors of `f32` where the window moves by 1, one, a half.
const WIDE: usize = 32;
pub(super) const BLOCK: usize = 8;
const HALF: usize = 4;

impl<T: Element, F: Function<(T, ()), Output = (T, ())>> Rows for Blocks<'_, T, F> {
    type Outs<'o> = (&'o mut [T],);
    type Levels = Generated;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let axis = *self.windows.minor();
        let whole = axis.whole();
        let sides = 0..axis.places - whole.len();
        let begin = axis.span(whole.start).first;
        self.windows.runs(
            first,
            count,
            #[inline(always)]
            |number, rows, starts, advance| {
                let out = &mut out[number * axis.places..][..rows * axis.places];
                let mut row = Row {
                    starts,
                    first: begin,
                    window: axis.window,
                    step: axis.step,
                    stride: axis.stride,
                };
                let rows = out.chunks_exact_mut(axis.places);
                if (axis.stride, axis.window, axis.step) == (2, 2, 1) && whole.len() >= HALF {
                    // The most common of all.
                    for out in rows {
                        self.pairs::<L>(&mut out[whole.clone()], starts, row.first);
                        row.first += advance;
                    }
                } else {
                    for out in rows {
                        let out = &mut out[whole.clone()];
                        match axis.stride {
                            1 => self.row::<L, 1>(out, row),
                            2 => self.row::<L, 2>(out, row),
                            _ => self.row::<L, 0>(out, row),
                        }
                        row.first += advance;
                    }
                }
                if sides.is_empty() {
                    return;
                }
                for (number, out) in out.chunks_exact_mut(axis.places).enumerate() {
                    for place in (0..whole.start).chain(whole.end..axis.places) {
                        let span = axis.span(place);
                        let from = number * advance + span.first;
                        out[place] = self.one::<L>(starts, (from, span.count, axis.step));
                    }
                }
            },
        );
    }
}

impl<T: Element, F: Function<(T, ()), Output = (T, ())>> Blocks<'_, T, F> {
    #[inline(always)]
    pub(super) fn apply<L: Level>(&self, a: T, b: T) -> T {
        self.with.call::<L>((a, ()), (b, ())).0
    }

    /// One place: the first element of each row in its window, how many there are, and how far they lie apart.
    #[inline(always)]
    fn one<L: Level>(&self, starts: &[usize], (first, count, step): (usize, usize, usize)) -> T {
        let mut folded = self.init;
        for start in starts {
            for i in 0..count {
                folded = self.apply::<L>(folded, self.operand[start + first + i * step]);
            }
        }
        folded
    }

    /// A row of windows of two elements of each row, none of which overlap.
    #[inline(always)]
    fn pairs<L: Level>(&self, out: &mut [T], starts: &[usize], first: usize) {
        let some = out.len() / BLOCK;
        for block in 0..some {
            self.pair::<L, BLOCK>(out, starts, first, block * BLOCK);
        }
        // What is left is done with some of those before it once more.
        match out.len() {
            count if count == some * BLOCK => {}
            count if some > 0 => self.pair::<L, BLOCK>(out, starts, first, count - BLOCK),
            count => {
                self.pair::<L, HALF>(out, starts, first, 0);
                self.pair::<L, HALF>(out, starts, first, count - HALF);
            }
        }
    }

    #[inline(always)]
    fn pair<L: Level, const N: usize>(
        &self,
        out: &mut [T],
        starts: &[usize],
        first: usize,
        place: usize,
    ) {
        let mut folded = [self.init; N];
        for start in starts {
            let row = &self.operand[start + first + 2 * place..][..2 * N];
            for (i, folded) in folded.iter_mut().enumerate() {
                *folded = self.apply::<L>(*folded, row[2 * i]);
                *folded = self.apply::<L>(*folded, row[2 * i + 1]);
            }
        }
        out[place..][..N].copy_from_slice(&folded);
    }

    /// A row of places, by a stride that is known or, for 0, not.
    #[inline(always)]
    pub(super) fn row<L: Level, const STRIDE: usize>(&self, out: &mut [T], row: Row<'_>) {
        let (count, mut place) = (out.len(), 0);
        while STRIDE == 1 && count - place >= WIDE {
            self.block::<L, WIDE, STRIDE>(out, row, place);
            place += WIDE;
        }
        while count - place >= BLOCK {
            self.block::<L, BLOCK, STRIDE>(out, row, place);
            place += BLOCK;
        }
        // What is left is done with some of those before it once more.
        if place == count {
        } else if count >= BLOCK {
            self.block::<L, BLOCK, STRIDE>(out, row, count - BLOCK);
        } else if count >= HALF {
            self.block::<L, HALF, STRIDE>(out, row, 0);
            self.block::<L, HALF, STRIDE>(out, row, count - HALF);
        } else {
            for (place, out) in out.iter_mut().enumerate() {
                let at = (row.first + place * row.stride, row.window, row.step);
                *out = self.one::<L>(row.starts, at);
            }
        }
    }

    #[inline(always)]
    fn block<L: Level, const N: usize, const STRIDE: usize>(
        &self,
        out: &mut [T],
        row: Row<'_>,
        place: usize,
    ) {
        let stride = if STRIDE == 0 { row.stride } else { STRIDE };
        let mut folded = [self.init; N];
        for start in row.starts {
            let mut at = start + row.first + place * stride;
            for _ in 0..row.window {
                let some = &self.operand[at..][..(N - 1) * stride + 1];
                for (i, folded) in folded.iter_mut().enumerate() {
                    *folded = self.apply::<L>(*folded, some[i * stride]);
                }
                at += row.step;
            }
        }
        out[place..][..N].copy_from_slice(&folded);
    }
}
