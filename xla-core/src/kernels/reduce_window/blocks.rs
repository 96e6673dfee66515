//! Several places beside each other at once: what was folded for them stays in registers while the window is gone through.

use super::Windows;
use crate::element::Element;
use crate::exec::Rows;
use crate::function::Function;
use crate::level::{Generated, Level};

/// The places of windows, row by row.
pub(super) struct Blocks<'a, 'w, T, F> {
    pub(super) operand: &'a [T],
    pub(super) init: T,
    pub(super) windows: Windows<'w>,
    pub(super) with: F,
}

/// The windows of one row that lie in the array as a whole.
#[derive(Clone, Copy)]
struct Row<'a> {
    /// Where the array's rows in them begin.
    starts: &'a [usize],
    /// Where the first of them begins in such a row.
    first: usize,
    /// How many elements of a row each has, and how far they lie apart.
    window: usize,
    step: usize,
    stride: usize,
}

/// How many places are done at once: four vectors of `f32` where the window moves by 1, one, a half.
const WIDE: usize = 32;
const BLOCK: usize = 8;
const HALF: usize = 4;

impl<T: Element, F: Function<(T, ()), Output = (T, ())>> Rows for Blocks<'_, '_, T, F> {
    type Outs<'o> = (&'o mut [T],);
    type Levels = Generated;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let (axis, spans) = self.windows.minor();
        let (whole, step) = (self.windows.whole(), axis.step());
        self.windows.each_row(
            first,
            count,
            #[inline(always)]
            |number, starts| {
                let out = &mut out[number * spans.len()..][..spans.len()];
                let sides = (0..whole.start).chain(whole.end..spans.len());
                for place in sides {
                    let span = spans[place];
                    let at = (span.first, span.count, step);
                    out[place] = self.one::<L>(starts, at);
                }
                let Some(span) = spans.get(whole.start) else {
                    return;
                };
                let row = Row {
                    starts,
                    first: span.first,
                    window: axis.window,
                    step,
                    stride: axis.stride,
                };
                let out = &mut out[whole.clone()];
                match axis.stride {
                    1 => self.row::<L, 1>(out, row),
                    2 => self.row::<L, 2>(out, row),
                    _ => self.row::<L, 0>(out, row),
                }
            },
        );
    }
}

impl<T: Element, F: Function<(T, ()), Output = (T, ())>> Blocks<'_, '_, T, F> {
    #[inline(always)]
    fn apply<L: Level>(&self, a: T, b: T) -> T {
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

    /// A row of places, by a stride that is known or, for 0, not.
    #[inline(always)]
    fn row<L: Level, const STRIDE: usize>(&self, out: &mut [T], row: Row<'_>) {
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
            let mut left = row.window;
            // Two neighbours of each place are all that lies there.
            while STRIDE == 2 && row.step == 1 && left >= 2 {
                let some = &self.operand[at..][..2 * N];
                for (i, folded) in folded.iter_mut().enumerate() {
                    *folded = self.apply::<L>(*folded, some[2 * i]);
                    *folded = self.apply::<L>(*folded, some[2 * i + 1]);
                }
                at += 2;
                left -= 2;
            }
            for _ in 0..left {
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
