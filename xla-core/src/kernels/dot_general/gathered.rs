//! A right operand whose elements are at offsets that are sums of entries of two tables: the windows of a convolution.

use super::bytes::{Plain, elements};
use crate::movement::{self, Plane};

/// One dimension of the columns: its size, and the distance in the operand between its indices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::kernels) struct Step {
    pub(in crate::kernels) size: usize,
    pub(in crate::kernels) step: usize,
}

/// Element `p, j` is `data[rows[p] + c]`, where `c` is the sum of the steps of column `first + j`, counted in row-major order.
#[derive(Debug)]
pub struct Gathered<'a, T> {
    pub(in crate::kernels) data: &'a [T],
    pub(in crate::kernels) rows: &'a [usize],
    pub(in crate::kernels) columns: &'a [Step],
    /// The range of columns: the index of the first one, and their number.
    pub(in crate::kernels) first: usize,
    pub(in crate::kernels) count: usize,
}

impl<T> Clone for Gathered<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Gathered<'_, T> {}

/// The widest panel of any processor.
const WIDEST: usize = 64;

impl<'a> Gathered<'a, u8> {
    /// Returns the operand as elements, from its bytes; tables count elements in both.
    pub(in crate::kernels) fn of<T: Plain>(self) -> Gathered<'a, T> {
        Gathered {
            data: elements(self.data),
            rows: self.rows,
            columns: self.columns,
            first: self.first,
            count: self.count,
        }
    }
}

/// Computes the offsets of consecutive columns, from column `at` on.
#[inline]
pub(in crate::kernels) fn places(columns: &[Step], mut at: usize, places: &mut [usize]) {
    let Some((inner, outer)) = columns.split_last() else {
        return places.fill(0);
    };
    // Along the inner dimension, places are a progression; an outer index changes only after it.
    let mut done = 0;
    while done < places.len() {
        let index = at % inner.size;
        let mut rest = at / inner.size;
        let mut place = index * inner.step;
        for dim in outer.iter().rev() {
            place += rest % dim.size * dim.step;
            rest /= dim.size;
        }
        let count = (inner.size - index).min(places.len() - done);
        for to in &mut places[done..][..count] {
            *to = place;
            place += inner.step;
        }
        done += count;
        at += count;
    }
}

impl<T: Copy + Default> Gathered<'_, T> {
    pub(super) fn check(&self, k: usize, n: usize) {
        let columns: usize = self.columns.iter().map(|dim| dim.size).product();
        assert!(
            self.rows.len() == k && self.count == n && self.first + n <= columns,
            "{k} by {n} elements of {} by {} from {} on of {columns}",
            self.rows.len(),
            self.count,
            self.first
        );
    }

    /// Copies a panel: see [`Panels::pack`](super::panel::Panels::pack).
    #[inline(always)]
    pub(super) fn pack(
        &self,
        packed: &mut [T],
        [from, depth, column, columns]: [usize; 4],
        width: usize,
    ) {
        let mut at = [0; WIDEST];
        let at = &mut at[..columns];
        places(self.columns, self.first + column, at);
        if columns < width {
            packed.fill(T::default());
        }
        let rows = &self.rows[from..][..depth];
        // Columns that are apart, but rows that are neighbours in long stretches: copying along rows takes fewer and
        // longer copies.
        if breaks(at) > columns / 4 && breaks(rows) < depth / LONG {
            return self.across(packed, rows, at, width);
        }
        // Runs of neighbouring columns are copied together, in blocks of up to 16 elements.
        let mut start = 0;
        while start < columns {
            let mut len = 1;
            while start + len < columns && at[start + len] == at[start] + len {
                len += 1;
            }
            let run = Run {
                data: &self.data[at[start]..],
                rows,
                start,
                len,
                width,
            };
            match len {
                16.. => run.copy::<16>(packed),
                8.. => run.copy::<8>(packed),
                4.. => run.copy::<4>(packed),
                2.. => run.copy::<2>(packed),
                _ => run.copy::<1>(packed),
            }
            start += len;
        }
    }

    /// Copies a panel whose rows are neighbours in long stretches, and whose columns are not: each column's part of a stretch,
    /// then the block that they make, transposed.
    #[inline(always)]
    fn across(&self, packed: &mut [T], rows: &[usize], places: &[usize], width: usize) {
        let mut block = [[T::default(); STRETCH]; WIDEST];
        let mut at = 0;
        while at < rows.len() {
            let most = (rows.len() - at).min(STRETCH);
            let mut len = 1;
            while len < most && rows[at + len] == rows[at] + len {
                len += 1;
            }
            let mut column = 0;
            while column < places.len() {
                let from = &self.data[places[column] + rows[at]..][..len];
                let to = &mut block[column];
                column += 1;
                match len {
                    16.. => copy::<T, 16>(to, from),
                    4.. => copy::<T, 4>(to, from),
                    _ => copy::<T, 1>(to, from),
                }
            }
            let plane = Plane {
                rows: len,
                columns: places.len(),
                out_row: width,
                operand_row: STRETCH,
            };
            let packed = &mut packed[at * width..][..len * width];
            movement::plane(packed, block.as_flattened(), plane);
            at += len;
        }
    }
}

/// The minimum mean length of runs of neighbouring rows for which a panel is copied along its rows.
const LONG: usize = 8;
/// The number of rows that are copied at a time.
const STRETCH: usize = 64;

/// Returns the number of places that are not the neighbour of the one before.
fn breaks(places: &[usize]) -> usize {
    let mut count = 0;
    for i in 1..places.len() {
        count += usize::from(places[i] != places[i - 1] + 1);
    }
    count
}

/// Copies `from` in blocks; the last block may overlap the one before it.
#[inline(always)]
// The last block overlaps the one before it, instead of a loop over the rest.
fn copy<T: Copy, const BLOCK: usize>(to: &mut [T], from: &[T]) {
    let to = &mut to[..from.len()];
    let last = from.len() - BLOCK;
    let mut at = 0;
    while at < last {
        block::<T, BLOCK>(&mut to[at..], &from[at..]);
        at += BLOCK;
    }
    block::<T, BLOCK>(&mut to[last..], &from[last..]);
}

#[inline(always)]
fn block<T: Copy, const BLOCK: usize>(to: &mut [T], from: &[T]) {
    if let (Some(to), Some(from)) = (to.first_chunk_mut::<BLOCK>(), from.first_chunk::<BLOCK>()) {
        *to = *from;
    }
}

/// Neighbouring columns whose elements are neighbours.
struct Run<'a, T> {
    data: &'a [T],
    rows: &'a [usize],
    start: usize,
    len: usize,
    width: usize,
}

impl<T: Copy> Run<'_, T> {
    /// Copies the run of each row.
    #[inline(always)]
    fn copy<const BLOCK: usize>(&self, packed: &mut [T]) {
        let &Run {
            data,
            rows,
            start,
            len,
            width,
        } = self;
        for (p, &row) in rows.iter().enumerate() {
            copy::<T, BLOCK>(&mut packed[p * width + start..], &data[row..][..len]);
        }
    }
}
