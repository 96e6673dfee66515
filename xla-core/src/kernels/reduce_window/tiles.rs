//! Maxima and minima of windows that are pairs of neighbours in some rows, cover the rows and do not overlap: first the
//! rows of each window are folded into one, then the pairs of many rows.
//!
//! The order of the elements does not change the result. Steps do not check for NaN: they only record whether there may
//! have been one, and then a part is folded again by functions that propagate it.

use super::Windows;
use super::walk::Walk;
use crate::element::Element;
use crate::exec::Rows;
use crate::function::Function;
use crate::items::Items;
use crate::kernels::scratch;
use crate::kernels::window::Run;
use crate::level::{Generated, Level};
use crate::loops::zip;

/// A function that is right where there is no NaN.
pub(super) trait Quick<T>: Function<(T, ()), Output = (T, ())>
where
    (T, ()): Items,
{
    /// Returns NaN if one of the numbers is NaN; it may return NaN otherwise, as the sum of ∞ and -∞.
    fn doubt(a: T, b: T) -> T;

    /// Whether the function is known to return the other number beside this one.
    fn passes(init: T) -> bool;
}

macro_rules! quick {
    ($($(#[doc = $doc:literal])* $name:ident $join:tt ($a:ident, $b:ident) $first:expr, $passing:ident;)*) => {$(
        $(#[doc = $doc])*
        #[allow(non_camel_case_types)]
        #[derive(Clone, Copy, Debug)]
        pub(super) struct $name;

        quick!(@of $name $join ($a, $b) $first, $passing; f32);
        quick!(@of $name $join ($a, $b) $first, $passing; f64);
    )*};
    (@of $name:ident $join:tt ($a:ident, $b:ident) $first:expr, $passing:ident; $t:ident) => {
        impl Function<($t, ())> for $name {
            type Output = ($t, ());

            #[inline(always)]
            fn call<L: Level>(&self, (a, ()): ($t, ()), (b, ()): ($t, ())) -> ($t, ()) {
                // Of equal numbers each comparison returns the second, so -0 and +0 give both, once in each order. `&`
                // of their bits is +0, the greater one, and `|` is -0.
                #[inline(always)]
                fn of($a: $t, $b: $t) -> $t {
                    if $first { $a } else { $b }
                }

                let (first, second) = (of(a, b).to_bits(), of(b, a).to_bits());
                ($t::from_bits(first $join second), ())
            }
        }

        impl Quick<$t> for $name {
            #[inline(always)]
            fn doubt(a: $t, b: $t) -> $t {
                a + b
            }

            #[inline(always)]
            fn passes(init: $t) -> bool {
                init == $t::$passing
            }
        }
    };
}

quick! {
    /// The greater of two numbers.
    most & (a, b) a > b, NEG_INFINITY;
    /// The lesser of two numbers.
    least | (a, b) a < b, INFINITY;
}

/// A fold of windows that are pairs of neighbours, and a function that gives the same results if there is no NaN.
pub(super) struct Tiles<'a, T, Q> {
    pub(super) walk: Walk<'a, T>,
    pub(super) quick: Q,
}

/// The number of elements that are folded at once: one vector of `f32`.
const BLOCK: usize = 8;

/// The approximate number of elements of folded rows whose pairs are folded together.
const PART: usize = 2048;

/// Whether windows are pairs of neighbours that cover the last dimension.
pub(super) fn suit(windows: &Windows) -> bool {
    let axis = windows.minor();
    (axis.stride, axis.window, axis.step) == (2, 2, 1)
        && axis.size == 2 * axis.places
        && axis.size >= BLOCK
        && axis.whole().len() == axis.places
}

impl<T, Q> Rows for Tiles<'_, T, Q>
where
    T: Element,
    Q: Quick<T>,
{
    type Outs<'o> = (&'o mut [T],);
    type Levels = Generated;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let windows = &self.walk.windows;
        let places = windows.minor().places;
        let at_once = (PART / (2 * places)).max(1);
        scratch::lend(
            at_once * 2 * places,
            #[inline(always)]
            |folded: &mut [T]| {
                let mut walk = windows.walk(first, count);
                while let Some((run, lists)) = walk.next_and_lists() {
                    let mut done = 0;
                    while done < run.rows {
                        let rows = at_once.min(run.rows - done);
                        let out = &mut out[(run.number + done) * places..][..rows * places];
                        let folded = &mut folded[..2 * out.len()];
                        let from = done * run.advance;
                        // A part that may have a NaN is folded again by functions that propagate it.
                        if self.rows_above::<L>(folded, &run, from) {
                            self.pairs::<L>(out, folded);
                        } else {
                            self.walk.run(out, &run, from, lists);
                        }
                        done += rows;
                    }
                }
            },
        );
    }
}

impl<T, Q> Tiles<'_, T, Q>
where
    T: Element,
    Q: Quick<T>,
{
    #[inline(always)]
    fn quick<L: Level>(&self, a: T, b: T) -> T {
        self.quick.call::<L>((a, ()), (b, ())).0
    }

    /// Folds all pairs of some rows.
    #[inline(always)]
    fn pairs<L: Level>(&self, out: &mut [T], folded: &[T]) {
        let (pairs, _) = folded.as_chunks::<2>();
        for (out, [a, b]) in zip(out.iter_mut(), pairs) {
            *out = self.quick::<L>(*a, *b);
        }
        let init = self.walk.init;
        if !Q::passes(init) {
            for out in out {
                *out = self.quick::<L>(init, *out);
            }
        }
    }

    /// Folds the rows of each window into one, for several rows of places. The first row begins at the offset
    /// `first` from the starts. Returns `false` if there may have been a NaN, or the windows contain no row.
    #[inline(always)]
    fn rows_above<L: Level>(&self, folded: &mut [T], run: &Run<'_>, mut first: usize) -> bool {
        let Walk { operand, init, .. } = self.walk;
        let size = 2 * self.walk.windows.minor().places;
        let [a, others @ ..] = run.starts else {
            return false;
        };
        // A single row is folded with itself, which changes nothing.
        let (b, others) = others.split_first().unwrap_or((a, &[]));
        let mut doubt = [T::ZERO; BLOCK];
        doubt[0] = init;
        for folded in folded.chunks_exact_mut(size) {
            let operand = &operand[first..];
            let rows = [&operand[*a..][..size], &operand[*b..][..size]];
            self.two::<L>(folded, rows, &mut doubt);
            for other in others {
                self.one_more::<L>(folded, &operand[*other..][..size], &mut doubt);
            }
            first += run.advance;
        }
        #[expect(clippy::eq_op, reason = "a NaN is not equal to itself")]
        doubt.iter().all(|x| x == x)
    }

    /// Folds two rows into a third one of the same length; a NaN stays in `doubt`.
    #[inline(always)]
    fn two<L: Level>(&self, folded: &mut [T], [a, b]: [&[T]; 2], doubt: &mut [T; BLOCK]) {
        let last = (folded.last_chunk_mut(), a.last_chunk(), b.last_chunk());
        // The last block overlaps the one before it.
        if let (Some(folded), Some(a), Some(b)) = last {
            self.block::<L>(folded, a, b, doubt);
        }
        let ((folded, _), (a, _), (b, _)) = (folded.as_chunks_mut(), a.as_chunks(), b.as_chunks());
        for ((folded, a), b) in zip(zip(folded.iter_mut(), a), b) {
            self.block::<L>(folded, a, b, doubt);
        }
    }

    /// Folds one more row into `folded`; a NaN stays in `doubt`.
    #[inline(always)]
    fn one_more<L: Level>(&self, folded: &mut [T], row: &[T], doubt: &mut [T; BLOCK]) {
        if let (Some(folded), Some(row)) = (folded.last_chunk_mut(), row.last_chunk()) {
            self.block::<L>(folded, &{ *folded }, row, doubt);
        }
        let ((folded, _), (row, _)) = (folded.as_chunks_mut(), row.as_chunks());
        for (folded, row) in zip(folded.iter_mut(), row) {
            self.block::<L>(folded, &{ *folded }, row, doubt);
        }
    }

    #[inline(always)]
    fn block<L: Level>(
        &self,
        folded: &mut [T; BLOCK],
        a: &[T; BLOCK],
        b: &[T; BLOCK],
        doubt: &mut [T; BLOCK],
    ) {
        let mut best = *a;
        for i in 0..BLOCK {
            doubt[i] = Q::doubt(doubt[i], Q::doubt(a[i], b[i]));
            best[i] = self.quick::<L>(a[i], b[i]);
        }
        *folded = best;
    }
}
