//! Results that are split between threads.

use core::marker::PhantomData;
use core::slice;

/// One result of a loop over rows: a slice with `per_row` items for each row.
#[derive(Debug)]
pub struct Out<'o, T> {
    slice: &'o mut [T],
    per_row: usize,
}

impl<'o, T> Out<'o, T> {
    /// Makes a result with `per_row` items for each row.
    #[inline]
    pub fn new(slice: &'o mut [T], per_row: usize) -> Self {
        Out { slice, per_row }
    }

    /// Reinterprets the result as items of another type.
    pub(crate) fn map<U>(self, f: impl FnOnce(&'o mut [T]) -> &'o mut [U]) -> Out<'o, U> {
        Out::new(f(self.slice), self.per_row)
    }

    #[inline]
    fn check(&self, rows: usize) {
        let (len, per_row) = (self.slice.len(), self.per_row);
        assert_eq!(
            rows.checked_mul(per_row),
            Some(len),
            "expected a result of {rows} rows of {per_row} elements, found {len} elements"
        );
    }
}

/// An [`Out`] that several threads may hold, each for different rows.
#[doc(hidden)]
#[derive(Debug)]
pub struct Shared<'o, T> {
    start: *mut T,
    per_row: usize,
    rows: PhantomData<&'o mut [T]>,
}

impl<T> Clone for Shared<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Shared<'_, T> {}

// SAFETY: it represents the `&mut [T]` that it was made from, which may be sent where `T` may be.
unsafe impl<T: Send> Send for Shared<'_, T> {}
// SAFETY: the only operation on it is `rows`, whose callers guarantee that no two of them hold the same row.
unsafe impl<T: Send> Sync for Shared<'_, T> {}

impl<'o, T> Shared<'o, T> {
    #[inline]
    fn new(out: Out<'o, T>, rows: usize) -> Self {
        out.check(rows);
        Shared {
            start: out.slice.as_mut_ptr(),
            per_row: out.per_row,
            rows: PhantomData,
        }
    }

    /// Returns the slice of a range of rows.
    ///
    /// # Safety
    ///
    /// The rows are among those passed to `new`, and no other slice that contains one of them is alive.
    #[inline]
    unsafe fn rows(self, first: usize, count: usize) -> &'o mut [T] {
        let (first, len) = (first * self.per_row, count * self.per_row);
        // SAFETY: `new` checked that the slice holds all rows, so this range is inside it; the slice was borrowed
        // mutably for 'o, and the caller guarantees that nothing else holds this part of it.
        unsafe { slice::from_raw_parts_mut(self.start.add(first), len) }
    }
}

/// The results that a piece of a loop writes: a mutable slice of the piece's rows, or a tuple of 0 to 12 such results.
/// Tuples may be nested, `(a, (b, ()))`, so that any number of results is possible.
pub trait Split<'o>: Sized {
    /// The results with their items per row, as passed to [`Exec::rows`](super::Exec::rows).
    type Parts;

    /// The results as all threads of a loop share them.
    #[doc(hidden)]
    type Shared: Copy + Send + Sync;

    /// Checks that every result has `rows` rows, and panics otherwise.
    #[doc(hidden)]
    fn share(parts: Self::Parts, rows: usize) -> Self::Shared;

    /// Returns the slices of a range of rows.
    ///
    /// # Safety
    ///
    /// The rows are among those passed to `share`, and no other slices that contain one of them are alive.
    #[doc(hidden)]
    unsafe fn rows(shared: Self::Shared, first: usize, count: usize) -> Self;
}

/// A result of a loop whose pieces write columns, the same columns of each row: a row has `row` items, `unit` of them
/// for each step of the loop.
#[derive(Debug)]
pub struct Across<'o, T> {
    /// The elements of all rows.
    pub slice: &'o mut [T],
    /// The number of elements of a row.
    pub row: usize,
    /// The number of adjacent elements that one step of the loop writes in each row.
    pub unit: usize,
}

/// An [`Across`] that several threads may hold, each for different columns.
#[derive(Debug)]
pub struct Frame<'o, T> {
    start: *mut T,
    len: usize,
    row: usize,
    unit: usize,
    slice: PhantomData<&'o mut [T]>,
}

impl<T> Clone for Frame<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Frame<'_, T> {}

// SAFETY: it represents the `&mut [T]` that it was made from, which may be sent where `T` may be.
unsafe impl<T: Send> Send for Frame<'_, T> {}
// SAFETY: the only operation on it is `Split::rows`, whose callers guarantee that no two of them hold the same columns.
unsafe impl<T: Send> Sync for Frame<'_, T> {}

/// A range of columns of a result.
#[derive(Debug)]
pub struct Columns<'o, T> {
    frame: Frame<'o, T>,
    first: usize,
    count: usize,
}

impl<T> Columns<'_, T> {
    /// Returns these columns of one row.
    pub fn row(&mut self, row: usize) -> &mut [T] {
        let first = row * self.frame.row + self.first;
        assert!(
            first + self.count <= self.frame.len,
            "expected a row of {} elements inside {}, found row {row}",
            self.frame.row,
            self.frame.len
        );
        // SAFETY: the range is inside the slice. It is borrowed through `self`, and within the row it is the range of
        // columns that was passed to `Split::rows`, whose caller guaranteed that nothing else holds them.
        unsafe { slice::from_raw_parts_mut(self.frame.start.add(first), self.count) }
    }
}

impl<'o, T: Send> Split<'o> for Columns<'o, T> {
    type Parts = Across<'o, T>;
    type Shared = Frame<'o, T>;

    fn share(parts: Self::Parts, units: usize) -> Self::Shared {
        let Across { slice, row, unit } = parts;
        assert!(
            units.checked_mul(unit) == Some(row) && slice.len().is_multiple_of(row.max(1)),
            "expected rows of {units} units of {unit} columns, found rows of {row} in a result of {}",
            slice.len()
        );
        Frame {
            start: slice.as_mut_ptr(),
            len: slice.len(),
            row,
            unit,
            slice: PhantomData,
        }
    }

    unsafe fn rows(frame: Self::Shared, first: usize, count: usize) -> Self {
        Columns {
            frame,
            first: first * frame.unit,
            count: count * frame.unit,
        }
    }
}

impl<'o, T: Send> Split<'o> for &'o mut [T] {
    type Parts = Out<'o, T>;
    type Shared = Shared<'o, T>;

    #[inline]
    fn share(part: Self::Parts, rows: usize) -> Self::Shared {
        Shared::new(part, rows)
    }

    #[inline]
    unsafe fn rows(shared: Self::Shared, first: usize, count: usize) -> Self {
        // SAFETY: guaranteed by the caller.
        unsafe { shared.rows(first, count) }
    }
}

macro_rules! tuples {
    ($(($($t:ident $i:tt),*))*) => {$(
        impl<'o, $($t: Split<'o>),*> Split<'o> for ($($t,)*) {
            type Parts = ($($t::Parts,)*);
            type Shared = ($($t::Shared,)*);

            #[inline]
            #[allow(clippy::unused_unit, reason = "the empty tuple is the unit")]
            fn share(_parts: Self::Parts, _rows: usize) -> Self::Shared {
                ($($t::share(_parts.$i, _rows),)*)
            }

            #[inline]
            #[allow(clippy::unused_unit, reason = "the empty tuple is the unit")]
            unsafe fn rows(_shared: Self::Shared, _first: usize, _count: usize) -> Self {
                // SAFETY: the caller's guarantee holds for each result.
                ($(unsafe { $t::rows(_shared.$i, _first, _count) },)*)
            }
        }
    )*};
}

tuples! {
    ()
    (A 0)
    (A 0, B 1)
    (A 0, B 1, C 2)
    (A 0, B 1, C 2, D 3)
    (A 0, B 1, C 2, D 3, E 4)
    (A 0, B 1, C 2, D 3, E 4, F 5)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10, M 11)
}
