//! A right operand whose elements lie at sums of two tables: the windows of a convolution.

use super::panel::Panels;
use super::scratch::Plain;
use super::{Matrix, Sizes, choose};
use crate::kernels::transpose::{self, Plane};

/// One dimension of the columns: its size, and by how many elements the operand advances with it.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Step {
    pub size: usize,
    pub step: usize,
}

/// Element `p, j` is `data[rows[p] + c]`, where `c` is the sum of the steps of column `first + j`, counted in row-major order.
#[doc(hidden)]
#[derive(Debug)]
pub struct Gathered<'a, T> {
    pub data: &'a [T],
    pub rows: &'a [usize],
    pub columns: &'a [Step],
    /// Which of the columns these are: from this one on, so many.
    pub first: usize,
    pub count: usize,
}

impl<T> Clone for Gathered<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Gathered<'_, T> {}

/// The widest panel of any processor.
const WIDEST: usize = 64;

impl<T> Gathered<'_, T> {
    /// The places of columns that follow each other, from column `first` of these on.
    #[inline(always)]
    pub(in crate::kernels) fn places(&self, first: usize, places: &mut [usize]) {
        let Some((inner, outer)) = self.columns.split_last() else {
            places.fill(0);
            return;
        };
        let mut at = self.first + first;
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
}

impl<T: Copy + Default> Panels<T> for Gathered<'_, T> {
    fn check(&self, k: usize, n: usize) {
        let columns: usize = self.columns.iter().map(|dim| dim.size).product();
        assert!(
            self.rows.len() == k && self.count == n && self.first + n <= columns,
            "{k} by {n} elements of {} by {} from {} on of {columns}",
            self.rows.len(),
            self.count,
            self.first
        );
    }

    #[inline(always)]
    fn lies(&self, _: usize, _: usize) -> Option<Matrix<'_, T>> {
        None
    }

    #[inline(always)]
    fn pack(&self, packed: &mut [T], [from, depth, column, columns]: [usize; 4], width: usize) {
        let mut places = [0; WIDEST];
        let places = &mut places[..columns];
        self.places(column, places);
        if columns < width {
            packed.fill(T::default());
        }
        let rows = &self.rows[from..][..depth];
        if breaks(places) > columns / 4 && breaks(rows) < depth / LONG {
            return self.across(packed, rows, places, width);
        }
        let mut start = 0;
        while start < columns {
            let neighbours = places[start..].windows(2);
            let len = 1 + neighbours.take_while(|pair| pair[1] == pair[0] + 1).count();
            let run = Run {
                data: &self.data[places[start]..],
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
}

/// How many rows follow each other at least, on average, for a panel to be copied along them.
const LONG: usize = 8;
/// How many are copied at a time.
const STRETCH: usize = 64;

/// How often the next place is not the neighbour of the one before.
#[inline(always)]
fn breaks(places: &[usize]) -> usize {
    let pairs = places.iter().zip(&places[1..]);
    pairs.filter(|(a, b)| **b != **a + 1).count()
}

impl<T: Copy + Default> Gathered<'_, T> {
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
            for (to, place) in block.iter_mut().zip(places) {
                let from = &self.data[place + rows[at]..][..len];
                match len {
                    16.. => stretch::<T, 16>(to, from),
                    4.. => stretch::<T, 4>(to, from),
                    _ => stretch::<T, 1>(to, from),
                }
            }
            let plane = Plane {
                rows: len,
                columns: places.len(),
                out_row: width,
                operand_row: STRETCH,
            };
            let packed = &mut packed[at * width..][..len * width];
            transpose::plane(packed, block.as_flattened(), plane);
            at += len;
        }
    }
}

/// Copies in blocks, of which the last may lie over the one before.
#[inline(always)]
fn stretch<T: Copy, const BLOCK: usize>(to: &mut [T; STRETCH], from: &[T]) {
    let last = from.len() - BLOCK;
    for at in (0..last).step_by(BLOCK) {
        block::<T, BLOCK>(&mut to[at..], &from[at..]);
    }
    block::<T, BLOCK>(&mut to[last..], &from[last..]);
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
    /// Copies the run of each row in blocks, of which the last may lie over the one before.
    #[inline(always)]
    fn copy<const BLOCK: usize>(&self, packed: &mut [T]) {
        let &Run {
            data,
            rows,
            start,
            len,
            width,
        } = self;
        let last = len - BLOCK;
        for (&row, to) in rows.iter().zip(packed.chunks_exact_mut(width)) {
            let (from, to) = (&data[row..][..len], &mut to[start..][..len]);
            let mut at = 0;
            while at < last {
                block::<T, BLOCK>(&mut to[at..], &from[at..]);
                at += BLOCK;
            }
            block::<T, BLOCK>(&mut to[last..], &from[last..]);
        }
    }
}

#[inline(always)]
fn block<T: Copy, const BLOCK: usize>(to: &mut [T], from: &[T]) {
    if let (Some(to), Some(from)) = (to.first_chunk_mut::<BLOCK>(), from.first_chunk::<BLOCK>()) {
        *to = *from;
    }
}

/// Whether there is a product with such an operand for elements of this type on this processor, and then `out = lhs * rhs`.
/// `lhs` has these strides.
pub(in crate::kernels) fn gathered<T: Tiled>(
    out: &mut [T],
    (lhs, strides): (&[T], [usize; 2]),
    rhs: Gathered<'_, T>,
    [m, n]: [usize; 2],
) -> bool {
    let sizes = Sizes {
        m,
        n,
        k: rhs.rows.len(),
        way: choose::Way::Tiles,
    };
    T::tiles(out, Matrix::new(lhs, strides), rhs, sizes)
}

/// An element type that may have tiles.
#[doc(hidden)]
pub trait Tiled: Plain + Default {
    /// Whether it has them here, and then `out = lhs * rhs`.
    #[doc(hidden)]
    fn tiles(
        _out: &mut [Self],
        _lhs: Matrix<'_, Self>,
        _rhs: Gathered<'_, Self>,
        _sizes: Sizes,
    ) -> bool {
        false
    }
}
