//! Loops over independent rows.

use super::{Division, Exec, Split};
use crate::level::{Kernel, Level, Levels};

/// A loop over rows that may be split between any two of them.
///
/// # Examples
///
/// ```
/// use xla_core::exec::{Exec, Out, Rows};
/// use xla_core::level::{Generated, Level};
/// use xla_core::loops::map;
///
/// struct AddOne<'a> {
///     x: &'a [f32],
/// }
///
/// impl Rows for AddOne<'_> {
///     type Outs<'o> = (&'o mut [f32],);
///     type Levels = Generated;
///
///     #[inline(always)]
///     fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
///         map::<L, _, _>(out, (&self.x[first..][..count],), #[inline(always)] |(x,)| x + 1.0);
///     }
/// }
///
/// let mut out = [0.0; 3];
/// Exec::default().rows(&AddOne { x: &[1.0, 2.0, 3.0] }, 3, 1, (Out::new(&mut out, 1),));
/// assert_eq!(out, [2.0, 3.0, 4.0]);
/// ```
pub trait Rows: Sync {
    /// The results: a tuple of mutable slices.
    type Outs<'o>: Split<'o>;

    /// The levels that the loop is compiled for.
    type Levels: Levels;

    /// Computes the rows `first` to `first + count`. `outs` holds these rows only. Implementations carry
    /// `#[inline(always)]`.
    fn rows<L: Level>(&self, first: usize, count: usize, outs: Self::Outs<'_>);
}

struct Piece<'a, 'o, R: Rows> {
    rows: &'a R,
    first: usize,
    count: usize,
    outs: R::Outs<'o>,
}

impl<R: Rows> Kernel for Piece<'_, '_, R> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        self.rows.rows::<L>(self.first, self.count, self.outs);
    }
}

impl Exec {
    /// Runs a loop over `outer` rows, each of which costs about `cost_per_row` tenths of a nanosecond.
    ///
    /// # Panics
    ///
    /// Panics if the length of a result is not `outer` times its items per row, or if the loop panics.
    #[inline]
    pub fn rows<'o, R: Rows>(
        &self,
        rows: &R,
        outer: usize,
        cost_per_row: usize,
        outs: <R::Outs<'o> as Split<'o>>::Parts,
    ) {
        self.rows_in(1, rows, outer, cost_per_row, outs);
    }

    /// Runs a loop as [`rows`](Exec::rows) does, but only splits it between rows whose number is a multiple of `grain`.
    #[inline]
    #[doc(hidden)]
    pub fn rows_in<'o, R: Rows>(
        &self,
        grain: usize,
        rows: &R,
        outer: usize,
        cost_per_row: usize,
        outs: <R::Outs<'o> as Split<'o>>::Parts,
    ) {
        let shared = <R::Outs<'o> as Split<'o>>::share(outs, outer);
        let piece = |first, count| {
            // SAFETY: `share` checked that there are `outer` rows, and `pieces_of` passes ranges of them that do not
            // overlap.
            let outs = unsafe { <R::Outs<'o> as Split<'o>>::rows(shared, first, count) };
            R::Levels::dispatch(Piece {
                rows,
                first,
                count,
                outs,
            });
        };
        self.pieces_of([outer, grain], outer.saturating_mul(cost_per_row), &piece);
    }

    /// Calls `piece` with ranges that partition `0..count` at multiples of `grain`, on one thread or several.
    ///
    /// Not generic, so that its code is not compiled again for each loop of a user's crate.
    #[inline(never)]
    fn pieces_of(
        &self,
        [count, grain]: [usize; 2],
        cost: usize,
        piece: &(dyn Fn(usize, usize) + Sync),
    ) {
        let Division { pieces, wakes } = self.divide(cost);
        let grains = count.div_ceil(grain);
        let pieces = pieces.min(grains);
        if pieces <= 1 {
            return piece(0, count);
        }
        // The first pieces have one grain more, if their number does not divide the grains.
        let start = |i: usize| {
            let first = grains / pieces * i + i.min(grains % pieces);
            (first * grain).min(count)
        };
        self.each(wakes, pieces, &|i| piece(start(i), start(i + 1) - start(i)));
    }
}
