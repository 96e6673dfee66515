//! Loops whose rows do not depend on each other.

use super::{Exec, Split};
use crate::level::{Kernel, Level, dispatch};

/// A loop over rows that may be cut anywhere between two of them.
///
/// # Examples
///
/// ```
/// use xla_core::exec::{Exec, Out, Rows};
/// use xla_core::level::Level;
/// use xla_core::loops::map;
///
/// struct AddOne<'a> {
///     x: &'a [f32],
/// }
///
/// impl Rows for AddOne<'_> {
///     type Outs<'o> = (&'o mut [f32],);
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

    /// Does rows `first` to `first + count`. `outs` holds these rows only. Carries `#[inline(always)]`.
    fn rows<L: Level>(&self, first: usize, count: usize, outs: Self::Outs<'_>);
}

struct Piece<'a, 'o, R: Rows> {
    rows: &'a R,
    first: usize,
    count: usize,
    parts: <R::Outs<'o> as Split<'o>>::Parts,
}

impl<'o, R: Rows> Kernel for Piece<'_, 'o, R> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        self.rows.rows::<L>(
            self.first,
            self.count,
            <R::Outs<'o> as Split<'o>>::slices(self.parts),
        );
    }
}

impl<R: Rows> Piece<'_, '_, R> {
    fn run_in(self, pieces: usize) {
        if pieces <= 1 || self.count <= 1 {
            return dispatch(self);
        }
        let left_pieces = pieces / 2;
        let left = self.count * left_pieces / pieces;
        let (a, b) = R::Outs::split_at(self.parts, left);
        let (rows, first) = (self.rows, self.first);
        rayon_core::join(
            || {
                Piece {
                    rows,
                    first,
                    count: left,
                    parts: a,
                }
                .run_in(left_pieces)
            },
            || {
                Piece {
                    rows,
                    first: first + left,
                    count: self.count - left,
                    parts: b,
                }
                .run_in(pieces - left_pieces)
            },
        );
    }
}

impl Exec {
    /// Does `outer` rows of a loop, each of which costs about `cost_per_row` tenths of a nanosecond.
    ///
    /// # Panics
    ///
    /// When a result has not `outer` times its items for each row, or the loop panics.
    #[inline]
    pub fn rows<'o, R: Rows>(
        &self,
        rows: &R,
        outer: usize,
        cost_per_row: usize,
        outs: <R::Outs<'o> as Split<'o>>::Parts,
    ) {
        <R::Outs<'o> as Split<'o>>::check(&outs, outer);
        let piece = Piece {
            rows,
            first: 0,
            count: outer,
            parts: outs,
        };
        match self.pieces(outer.saturating_mul(cost_per_row)) {
            1 => dispatch(piece),
            pieces => piece.run_in(pieces),
        }
    }
}
