//! Windows that move over an array: which of its elements lie in each place of one.
//!
//! Along one dimension these are a first element and others at equal distances, whatever the padding and the dilations: a
//! [`Span`]. In several dimensions they are rows of the last one, at starts that the spans of the others give.

use core::cell::Cell;
use core::mem::take;

pub(crate) mod axis;

pub(super) use axis::{Axis, Span};

/// The most dimensions that may be left when neighbours were merged.
const RANK: usize = 16;

/// The numbers of one dimension's windows: size, stride, low padding, dilation of the array, of the window.
const NUMBERS: usize = 5;

/// Windows along one dimension that hold all there is from one end of it on.
#[derive(Clone, Copy, Debug)]
pub struct Running {
    /// How often there is such a dimension.
    pub(super) outer: usize,
    /// Its size.
    pub(super) size: usize,
    /// How far its elements lie apart.
    pub(super) inner: usize,
    /// Whether they are from the last element on.
    pub(super) reverse: bool,
}

/// Windows over an array.
#[derive(Clone, Copy, Debug)]
pub struct Windows {
    /// The dimensions, those that have no windows joined to their like, and to one after them that windows tile.
    axes: [Axis; RANK],
    rank: usize,
}

impl Windows {
    /// The windows over an array of these sizes, of which the places are a result of those sizes.
    ///
    /// # Panics
    ///
    /// When the lists do not fit each other, or there are too many dimensions.
    pub(super) fn new(sizes: &[usize], places: &[usize], numbers: &[i64]) -> Windows {
        let (numbers, rest) = numbers.as_chunks::<NUMBERS>();
        let ranks = [sizes.len(), places.len(), numbers.len()];
        assert_eq!(ranks, [sizes.len(); 3], "a window for each dimension");
        assert!(rest.is_empty(), "{NUMBERS} numbers for each dimension");
        let (mut axes, mut rank) = ([PLAIN; RANK], 0);
        for (d, (&size, &places)) in sizes.iter().zip(places).enumerate() {
            let axis = Axis::new(size, places, numbers[d]);
            // The last dimension's places are a row, and rows are what threads share out.
            let joins = axis.is_plain() || axis.tiles() && d + 1 < sizes.len();
            match axes[..rank].last_mut() {
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

    /// The last dimension.
    pub(super) fn minor(&self) -> &Axis {
        &self.axes[self.rank - 1]
    }

    /// The others.
    fn around(&self) -> &[Axis] {
        &self.axes[..self.rank - 1]
    }

    /// How many rows of the last dimension the places make.
    pub(super) fn rows(&self) -> usize {
        self.around().iter().map(|axis| axis.places).product()
    }

    /// How many parts of the array share no window: one for each place along a first dimension that windows tile, of one element
    /// or more.
    pub(super) fn outer(&self) -> usize {
        match self.around() {
            [first, ..] if first.tiles() => first.places,
            _ => 1,
        }
    }

    /// How many rows of the array lie in a window at most.
    pub(super) fn most(&self) -> usize {
        let counts = self.around().iter();
        counts.map(|axis| axis.window.min(axis.size)).product()
    }

    /// Whether the windows are two neighbours in each of two rows, and leave nothing out of a row, nor share a row.
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

    /// What the windows are where one dimension has any, and they hold all elements from the first one to each, or from each to
    /// the last one.
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

    /// Walks over rows of places, `count` of them from row `first` on.
    #[inline(never)]
    pub(super) fn walk(&self, first: usize, count: usize) -> Walk<'_> {
        let (mut memory, mut lists) = MEMORY.take().unwrap_or_default();
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

    /// Where the array's rows in the window of one row of places begin; how many there are.
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

thread_local! {
    /// Memory of the last walk, for the next one.
    static MEMORY: Cell<Option<(Vec<usize>, Lists)>> = const { Cell::new(None) };
}

/// What a walk keeps in memory.
#[derive(Debug, Default)]
pub(super) struct Lists {
    /// Columns of places whose windows hold equally many elements: the first place, how many there are, and what the first holds.
    columns: Vec<(usize, usize, Span)>,
    /// Where the elements of a window are.
    taps: Vec<usize>,
}

impl Lists {
    /// Returns a column of a run by its number, and a piece of the elements of its windows by that one's number. Windows begin so far
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

/// How many elements of a window are listed at once.
const PIECE: usize = 4096;

/// Places whose windows hold equally many elements.
pub(super) struct Column<'l> {
    /// The first place, and how many there are.
    pub(super) place: usize,
    pub(super) count: usize,
    /// Where the elements of the first one's window are in the first row, in order: a piece of them.
    pub(super) taps: &'l [usize],
    /// How many pieces there are.
    pub(super) pieces: usize,
}

/// Rows of places, one run after another.
///
/// Not generic, and no closure is called: who walks is compiled for its level, the walk once.
#[derive(Debug)]
pub(super) struct Walk<'w> {
    windows: &'w Windows,
    first: usize,
    count: usize,
    done: usize,
    most: usize,
    /// Where rows of the array begin, and planes of them.
    memory: Vec<usize>,
    lists: Lists,
}

/// Rows of places whose windows differ by a distance only.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run<'s> {
    /// The first of the rows, counted from that of the walk.
    pub(super) number: usize,
    /// How many rows these are.
    pub(super) rows: usize,
    /// Where the array's rows in the windows of the first row begin, in order.
    pub(super) starts: &'s [usize],
    /// How much further those of each next row begin.
    pub(super) advance: usize,
}

impl Walk<'_> {
    /// Returns the next run.
    pub(super) fn next(&mut self) -> Option<Run<'_>> {
        self.next_and_lists().map(|(run, _)| run)
    }

    /// Returns the next run, and lists of what is in it.
    #[inline(never)]
    pub(super) fn next_and_lists(&mut self) -> Option<(Run<'_>, &mut Lists)> {
        if self.done == self.count {
            return None;
        }
        let windows = self.windows;
        let (row, _) = windows.around().split_last().unwrap_or((&PLAIN, &[]));
        let number = self.done;
        let (whole, place) = (row.whole(), (self.first + number) % row.places);
        let rows = match whole.contains(&place) {
            true => (whole.end - place).min(self.count - number),
            false => 1,
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
        MEMORY.set(Some((take(&mut self.memory), take(&mut self.lists))));
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

/// Where what the windows of some dimensions hold begins, at one of their places; an element of them has `inner` elements. How
/// many there are.
fn starts_of(starts: &mut [usize], axes: &[Axis], mut place: usize, inner: usize) -> usize {
    let mut chosen = [Span::default(); RANK];
    for (axis, chosen) in axes.iter().zip(&mut chosen).rev() {
        *chosen = axis.span(place % axis.places);
        place /= axis.places;
    }
    let count: usize = chosen[..axes.len()].iter().map(|span| span.count).product();
    for (number, start) in starts[..count].iter_mut().enumerate() {
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
