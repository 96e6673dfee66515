//! Windows that slide over an array: the elements that each place's window contains.
//!
//! Along one dimension these are a first element and others at equal distances, whatever the padding and the dilations
//! are: a [`Span`]. In several dimensions they are rows of the last dimension, whose starts the spans of the others
//! determine.

use alloc::vec::Vec;
use core::cell::Cell;
use core::mem::take;

pub(crate) mod axis;

pub(super) use axis::{Axis, Span};

#[cfg(feature = "std")]
use crate::kept::Kept as _;
use crate::kept::kept;

/// The maximum number of dimensions after adjacent ones have been merged.
const RANK: usize = 16;

/// A window along one dimension of an array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// The number of elements of the window.
    pub size: usize,
    /// The distance between two places of the window.
    pub stride: usize,
    /// The number of elements before the array's first one; negative if elements are omitted.
    pub low: i64,
    /// The distance between neighbours of the array in the padded one.
    pub base_dilation: usize,
    /// The distance between neighbours of the window.
    pub window_dilation: usize,
}

impl Window {
    /// The window of one element at each element.
    pub const ONE: Window = Window {
        size: 1,
        stride: 1,
        low: 0,
        base_dilation: 1,
        window_dilation: 1,
    };
}

/// Windows along one dimension that each contain all elements from one end of it to their place.
#[derive(Clone, Copy, Debug)]
pub struct Running {
    /// The product of the sizes before the dimension.
    pub(super) outer: usize,
    /// The size of the dimension.
    pub(super) size: usize,
    /// The stride of its elements.
    pub(super) inner: usize,
    /// Whether the windows end with the last element instead of beginning with the first.
    pub(super) reverse: bool,
}

/// Windows over an array.
#[derive(Clone, Copy, Debug)]
pub struct Windows {
    /// The dimensions. Adjacent dimensions without windows are merged, also with one after them that windows tile.
    axes: [Axis; RANK],
    rank: usize,
}

impl Windows {
    /// Makes the windows over an array of these sizes, with `places` places along each dimension.
    ///
    /// # Panics
    ///
    /// Panics if the lists have different lengths, or there are too many dimensions.
    pub(super) fn new(sizes: &[usize], places: &[usize], windows: &[Window]) -> Windows {
        let ranks = [sizes.len(), places.len(), windows.len()];
        assert_eq!(
            ranks,
            [sizes.len(); 3],
            "expected a size, a place and a window for each dimension"
        );
        let (mut axes, mut rank) = ([PLAIN; RANK], 0);
        for (d, (&size, &places)) in sizes.iter().zip(places).enumerate() {
            let axis = Axis::new(size, places, windows[d]);
            // A tiled last dimension is not merged: its places form a row, and threads divide the rows among them.
            let joins = axis.is_plain() || axis.tiles() && d + 1 < sizes.len();
            match axes[..rank].last_mut() {
                // Windows that tile a dimension tile its merger with plain ones before it too.
                Some(last) if last.is_plain() && joins => {
                    *last = Axis {
                        size: last.size * size,
                        places: last.places * places,
                        ..axis
                    };
                }
                _ if size == 1 && axis.is_plain() => {}
                _ => {
                    assert!(
                        rank < RANK,
                        "more than {RANK} dimensions that cannot be merged"
                    );
                    axes[rank] = axis;
                    rank += 1;
                }
            }
        }
        let rank = rank.max(1);
        Windows { axes, rank }
    }

    /// Returns the last dimension.
    pub(super) fn minor(&self) -> &Axis {
        &self.axes[self.rank - 1]
    }

    /// Returns the dimensions before the last.
    fn around(&self) -> &[Axis] {
        &self.axes[..self.rank - 1]
    }

    /// Returns the number of rows of places along the last dimension.
    pub(super) fn rows(&self) -> usize {
        self.around().iter().map(|axis| axis.places).product()
    }

    /// Returns the number of parts of the array that share no window: one for each place along a first dimension that
    /// windows tile.
    pub(super) fn outer(&self) -> usize {
        match self.around() {
            [first, ..] if first.tiles() => first.places,
            _ => 1,
        }
    }

    /// Returns the maximum number of the array's rows in a window.
    pub(super) fn most(&self) -> usize {
        let counts = self.around().iter();
        counts.map(|axis| axis.window.min(axis.size)).product()
    }

    /// Whether the windows are squares of two by two elements that cover every row completely and share no row.
    pub(super) fn are_squares(&self) -> bool {
        let two = |axis: &Axis| (axis.window, axis.stride, axis.dilation) == (2, 2, 1);
        let alone = |axis: &Axis| two(axis) && axis.whole().len() == axis.places;
        let around = self.around().iter().filter(|axis| !axis.is_plain());
        let minor = self.minor();
        alone(minor)
            && minor.size == 2 * minor.places
            && self.around().last().is_some_and(alone)
            && around.count() == 1
    }

    /// Returns the form of running windows: only one dimension has windows, and they contain all elements from the
    /// first one to each, or from each to the last one.
    pub(super) fn running(&self) -> Option<Running> {
        let axes = &self.axes[..self.rank];
        let mut there = axes.iter().enumerate();
        let (at, axis) = there.find(|(_, axis)| !axis.is_plain())?;
        if there.any(|(_, axis)| !axis.is_plain()) {
            return None;
        }
        let Axis {
            size, window, low, ..
        } = *axis;
        let by_one = axis.places == size && (axis.stride, axis.base, axis.dilation) == (1, 1, 1);
        // `grows`: each window begins before the array and ends at its place. `shrinks`: it begins at its place and
        // ends after the array.
        let grows = low + 1 >= size as isize && window as isize == low + 1;
        let shrinks = low == 0 && window >= size;
        let product = |axes: &[Axis]| axes.iter().map(|axis| axis.places).product();
        (by_one && (grows || shrinks)).then(|| Running {
            outer: product(&axes[..at]),
            size,
            inner: product(&axes[at + 1..]),
            reverse: !grows,
        })
    }

    /// Walks over `count` rows of places, from row `first` on.
    #[inline(never)]
    pub(super) fn walk(&self, first: usize, count: usize) -> Walk<'_> {
        let (mut memory, mut lists) = MEMORY.visit(Cell::take).flatten().unwrap_or_default();
        lists.columns.clear();
        let most = self.most().max(1);
        if memory.len() < 2 * most {
            memory.resize(2 * most, 0);
        }
        Walk {
            windows: self,
            first,
            count,
            done: 0,
            most,
            memory,
            lists,
        }
    }

    /// Computes the starts of the array's rows in the windows of one row of places, and returns their number.
    fn starts(&self, planes: &mut [usize], starts: &mut [usize], number: usize) -> usize {
        let (row, around) = self.around().split_last().unwrap_or((&PLAIN, &[]));
        let inner = self.minor().size;
        let some = starts_of(planes, around, number / row.places, row.size * inner);
        let span = row.span(number % row.places);
        let mut taken = 0;
        for plane in &planes[..some] {
            let mut at = plane + span.first * inner;
            for start in &mut starts[taken..][..span.count] {
                *start = at;
                at += row.step * inner;
            }
            taken += span.count;
        }
        taken
    }
}

kept! {
    /// The memory of the last walk, for the next one.
    static MEMORY: Cell<Option<(Vec<usize>, Lists)>> = const { Cell::new(None) };
}

/// The lists that a walk keeps in memory.
#[derive(Debug, Default)]
pub(super) struct Lists {
    /// Columns of places whose windows contain equally many elements: the first place, the number of places, the span
    /// of the first.
    columns: Vec<(usize, usize, Span)>,
    /// The offsets of a window's elements.
    taps: Vec<usize>,
}

impl Lists {
    /// Returns a column of a run, and a piece of its windows' elements, each by its index. Windows begin at an offset
    /// from the starts.
    #[inline(never)]
    pub(super) fn column(
        &mut self,
        axis: &Axis,
        run: &Run<'_>,
        from: usize,
        (number, piece): (usize, usize),
    ) -> Option<Column<'_>> {
        if self.columns.is_empty() {
            axis.columns(&mut self.columns);
        }
        let (place, count, span) = *self.columns.get(number)?;
        // A piece continues where the one before it ended: at element `k` of row `row` of the window.
        let (mut row, mut k) = match piece {
            0 => (0, 0),
            _ => (piece * PIECE / span.count, piece * PIECE % span.count),
        };
        self.taps.clear();
        while row < run.starts.len() && self.taps.len() < PIECE {
            let first = run.starts[row] + from + span.first;
            let end = span.count.min(k + PIECE - self.taps.len());
            self.taps.extend((k..end).map(|k| first + k * axis.step));
            (row, k) = (row + 1, 0);
        }
        Some(Column {
            place,
            count,
            taps: &self.taps,
            pieces: (run.starts.len() * span.count).div_ceil(PIECE).max(1),
        })
    }
}

/// The number of elements of a window in one piece.
const PIECE: usize = 4096;

/// Adjacent places whose windows contain equally many elements.
pub(super) struct Column<'l> {
    /// The first place, and the number of places.
    pub(super) place: usize,
    pub(super) count: usize,
    /// The offsets in the first row of the elements of the first window, in order: one piece of them.
    pub(super) taps: &'l [usize],
    /// The number of pieces.
    pub(super) pieces: usize,
}

/// An iterator over rows of places, one run after another.
///
/// Not generic, and without closures: its callers are compiled for each level, the walk only once.
#[derive(Debug)]
pub(super) struct Walk<'w> {
    windows: &'w Windows,
    first: usize,
    count: usize,
    done: usize,
    most: usize,
    /// The starts of the array's rows, and of its planes.
    memory: Vec<usize>,
    lists: Lists,
}

/// Rows of places whose windows differ only by an offset.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run<'s> {
    /// The index of the first row within the walk.
    pub(super) number: usize,
    /// The number of rows.
    pub(super) rows: usize,
    /// The starts of the array's rows in the windows of the first row, in order.
    pub(super) starts: &'s [usize],
    /// The distance between the starts of consecutive rows.
    pub(super) advance: usize,
}

impl Walk<'_> {
    /// Returns the next run.
    pub(super) fn next(&mut self) -> Option<Run<'_>> {
        self.next_and_lists().map(|(run, _)| run)
    }

    /// Returns the next run, and the lists for its columns.
    #[inline(never)]
    pub(super) fn next_and_lists(&mut self) -> Option<(Run<'_>, &mut Lists)> {
        if self.done == self.count {
            return None;
        }
        let windows = self.windows;
        let (row, _) = windows.around().split_last().unwrap_or((&PLAIN, &[]));
        let number = self.done;
        let (whole, place) = (row.whole(), (self.first + number) % row.places);
        // Windows of successive places that are inside the array differ only by an offset: they are one run.
        let rows = if whole.contains(&place) {
            (whole.end - place).min(self.count - number)
        } else {
            1
        };
        self.done += rows;
        let (planes, starts) = self.memory.split_at_mut(self.most);
        let taken = windows.starts(planes, starts, self.first + number);
        let run = Run {
            number,
            rows,
            starts: &starts[..taken],
            advance: row.stride * windows.minor().size,
        };
        Some((run, &mut self.lists))
    }
}

impl Drop for Walk<'_> {
    fn drop(&mut self) {
        let memory = (take(&mut self.memory), take(&mut self.lists));
        MEMORY.visit(|kept| kept.set(Some(memory)));
    }
}

/// A dimension of one element.
const PLAIN: Axis = Axis {
    size: 1,
    places: 1,
    window: 1,
    stride: 1,
    low: 0,
    base: 1,
    dilation: 1,
    step: 1,
    each: 1,
};

/// Computes the starts of the elements of the windows of some dimensions at one of their places, where an element has
/// `inner` elements of the array, and returns their number.
fn starts_of(starts: &mut [usize], axes: &[Axis], mut place: usize, inner: usize) -> usize {
    let mut chosen = [Span::default(); RANK];
    for (axis, chosen) in axes.iter().zip(&mut chosen).rev() {
        *chosen = axis.span(place % axis.places);
        place /= axis.places;
    }
    let count: usize = chosen[..axes.len()].iter().map(|span| span.count).product();
    for (number, start) in starts[..count].iter_mut().enumerate() {
        // The digits of `number` are the indices, in row-major order.
        let (mut rest, mut stride) = (number, inner);
        *start = 0;
        for (axis, span) in axes.iter().zip(&chosen).rev() {
            *start += (span.first + rest % span.count * axis.step) * stride;
            rest /= span.count;
            stride *= axis.size;
        }
    }
    count
}
