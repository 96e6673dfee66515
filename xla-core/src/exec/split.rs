//! Results that are cut between threads.

/// One result of a loop over rows: a slice with `per_row` items for each row.
#[derive(Debug)]
pub struct Out<'o, T> {
    slice: &'o mut [T],
    per_row: usize,
}

impl<'o, T> Out<'o, T> {
    /// A result with `per_row` items for each row.
    #[inline]
    pub fn new(slice: &'o mut [T], per_row: usize) -> Self {
        Out { slice, per_row }
    }

    #[inline]
    fn check(&self, rows: usize) {
        let (len, per_row) = (self.slice.len(), self.per_row);
        assert_eq!(
            rows.checked_mul(per_row),
            Some(len),
            "{rows} rows of {per_row} in a result of {len}"
        );
    }

    #[inline]
    fn split_at(self, row: usize) -> (Self, Self) {
        let per_row = self.per_row;
        let (a, b) = self.slice.split_at_mut(row * per_row);
        (Out::new(a, per_row), Out::new(b, per_row))
    }
}

/// The results that a piece of a loop writes: a tuple of 0 to 6 mutable slices, each the rows of that piece.
pub trait Split<'o>: Sized {
    /// The same results with their items for each row, as given to [`Exec::rows`](super::Exec::rows).
    type Parts: Send;

    /// Panics unless every result has `rows` rows.
    #[doc(hidden)]
    fn check(parts: &Self::Parts, rows: usize);

    /// The rows before `row`, and the others.
    #[doc(hidden)]
    fn split_at(parts: Self::Parts, row: usize) -> (Self::Parts, Self::Parts);

    /// The slices.
    #[doc(hidden)]
    fn slices(parts: Self::Parts) -> Self;
}

macro_rules! tuples {
    ($(($($t:ident $a:ident $b:ident $i:tt),*))*) => {$(
        impl<'o, $($t: Send),*> Split<'o> for ($(&'o mut [$t],)*) {
            type Parts = ($(Out<'o, $t>,)*);

            #[inline]
            fn check(_parts: &Self::Parts, _rows: usize) {
                $(_parts.$i.check(_rows);)*
            }

            #[inline]
            fn split_at(_parts: Self::Parts, _row: usize) -> (Self::Parts, Self::Parts) {
                $(let ($a, $b) = _parts.$i.split_at(_row);)*
                (($($a,)*), ($($b,)*))
            }

            #[inline]
            #[allow(clippy::unused_unit, reason = "the empty tuple is the unit")]
            fn slices(_parts: Self::Parts) -> Self {
                ($(_parts.$i.slice,)*)
            }
        }
    )*};
}

tuples! {
    ()
    (A a0 b0 0)
    (A a0 b0 0, B a1 b1 1)
    (A a0 b0 0, B a1 b1 1, C a2 b2 2)
    (A a0 b0 0, B a1 b1 1, C a2 b2 2, D a3 b3 3)
    (A a0 b0 0, B a1 b1 1, C a2 b2 2, D a3 b3 3, E a4 b4 4)
    (A a0 b0 0, B a1 b1 1, C a2 b2 2, D a3 b3 3, E a4 b4 4, F a5 b5 5)
    (A a0 b0 0, B a1 b1 1, C a2 b2 2, D a3 b3 3, E a4 b4 4, F a5 b5 5, G a6 b6 6)
    (A a0 b0 0, B a1 b1 1, C a2 b2 2, D a3 b3 3, E a4 b4 4, F a5 b5 5, G a6 b6 6, H a7 b7 7)
    (A a0 b0 0, B a1 b1 1, C a2 b2 2, D a3 b3 3, E a4 b4 4, F a5 b5 5, G a6 b6 6, H a7 b7 7, I a8 b8 8)
    (A a0 b0 0, B a1 b1 1, C a2 b2 2, D a3 b3 3, E a4 b4 4, F a5 b5 5, G a6 b6 6, H a7 b7 7, I a8 b8 8, J a9 b9 9)
    (A a0 b0 0, B a1 b1 1, C a2 b2 2, D a3 b3 3, E a4 b4 4, F a5 b5 5, G a6 b6 6, H a7 b7 7, I a8 b8 8, J a9 b9 9, K a10 b10 10)
    (A a0 b0 0, B a1 b1 1, C a2 b2 2, D a3 b3 3, E a4 b4 4, F a5 b5 5, G a6 b6 6, H a7 b7 7, I a8 b8 8, J a9 b9 9, K a10 b10 10, M a11 b11 11)
}
