//! Windows that move over an array: which of its elements lie in each place of one.
//!
//! Along one dimension these are a first element and others at equal distances, whatever the padding and the dilations: a
//! [`Span`]. In several dimensions they are rows of the last one, at starts that the spans of the others give.

use super::scratch;

/// The most dimensions that may be left when neighbours were merged.
const RANK: usize = 16;

/// The numbers of one dimension's windows: size, stride, low padding, dilation of the array, of the window.
const NUMBERS: usize = 5;

/// One dimension and its windows.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Axis {
    /// The array's size.
    pub(super) size: usize,
    /// How many places a window has.
    pub(super) places: usize,
    /// How many elements it has.
    pub(super) window: usize,
    /// From one place to the next.
    pub(super) stride: usize,
    low: isize,
    base: usize,
    dilation: usize,
    /// From one element of a span to the next.
    pub(super) step: usize,
    /// Of a window's elements one of so many falls on one of the array's.
    each: usize,
}

/// The elements in one place of a window, those in the padding and between the array's elements left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Span {
    pub(super) first: usize,
    pub(super) count: usize,
}

impl Axis {
    fn new(size: usize, places: usize, numbers: [i64; NUMBERS]) -> Axis {
        let [window, stride, low, base, dilation] = numbers;
        let (base, dilation) = (base as usize, dilation as usize);
        let both = gcd(dilation, base);
        Axis {
            size,
            places,
            window: window as usize,
            stride: stride as usize,
            low: low as isize,
            base,
            dilation,
            step: dilation / both,
            each: base / both,
        }
    }

    /// Whether each window is one element and all elements are in one.
    fn is_plain(&self) -> bool {
        let Axis {
            size,
            places,
            window,
            stride,
            low,
            base,
            ..
        } = *self;
        size == places && (window, stride, low, base) == (1, 1, 0, 1)
    }

    /// Whether the windows lie side by side and leave nothing out.
    fn tiles(&self) -> bool {
        let side_by_side = (self.stride, self.low, self.base) == (self.window, 0, 1);
        let dense = self.dilation == 1 || self.window == 1;
        side_by_side && dense && self.size == self.places * self.window
    }

    pub(super) fn span(&self, place: usize) -> Span {
        let start = (place * self.stride) as isize - self.low;
        let at = |k: usize| start + (k * self.dilation) as isize;
        let before = usize::try_from(-start).unwrap_or(0);
        let mut k = match before {
            0 => 0,
            _ => before.div_ceil(self.dilation),
        };
        if self.base > 1 {
            let mut some = k..self.window.min(k + self.each);
            let on_element = some.find(|&k| (at(k) as usize).is_multiple_of(self.base));
            k = on_element.unwrap_or(self.window);
        }
        if k >= self.window {
            return Span::default();
        }
        let first = match self.base {
            1 => at(k) as usize,
            base => at(k) as usize / base,
        };
        if first >= self.size {
            return Span::default();
        }
        let steps = |count: usize, step: usize| match step {
            1 => count,
            step => (count - 1) / step + 1,
        };
        let in_window = steps(self.window - k, self.each);
        let in_array = steps(self.size - first, self.step);
        Span {
            first,
            count: in_window.min(in_array),
        }
    }

    /// Which places have a whole window in the array.
    pub(super) fn whole(&self) -> core::ops::Range<usize> {
        let extent = (self.window - 1) * self.dilation;
        let last = self.size as isize - 1 + self.low - extent as isize;
        if self.base > 1 || last < 0 {
            return 0..0;
        }
        let from = usize::try_from(self.low).unwrap_or(0).div_ceil(self.stride);
        let end = (last as usize / self.stride + 1).min(self.places);
        from.min(end)..end
    }
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Windows along one dimension that hold all there is from one end of it on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Running {
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

    /// Calls `f` with runs of these rows: the number of the first one among them, how many they are, where the array's rows in
    /// its window begin, in order, and how much further those of each next one do.
    ///
    /// `f` carries `#[inline(always)]`.
    #[inline(always)]
    pub(super) fn runs(
        &self,
        first: usize,
        count: usize,
        mut f: impl FnMut(usize, usize, &[usize], usize),
    ) {
        scratch::lend(
            2 * self.most().max(1),
            #[inline(always)]
            |memory: &mut [usize]| {
                let (planes, starts) = memory.split_at_mut(memory.len() / 2);
                let (row, _) = self.around().split_last().unwrap_or((&PLAIN, &[]));
                let (whole, advance) = (row.whole(), row.stride * self.minor().size);
                let mut done = 0;
                while done < count {
                    let place = (first + done) % row.places;
                    let alike = match whole.contains(&place) {
                        true => (whole.end - place).min(count - done),
                        false => 1,
                    };
                    let taken = self.starts(planes, starts, first + done);
                    f(done, alike, &starts[..taken], advance);
                    done += alike;
                }
            },
        );
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_holds_what_the_windows_definition_says() {
        for number in 0..4000 {
            let mut rest = number;
            let mut draw = |count: usize| {
                let drawn = rest % count;
                rest /= count;
                drawn
            };
            let size = draw(5);
            let [window, stride, base, dilation] = [4, 3, 4, 4].map(|most| 1 + draw(most) as i64);
            let low = draw(6) as i64 - 2;
            let axis = Axis::new(size, 6, [window, stride, low, base, dilation]);
            for place in 0..axis.places {
                let at = |k: usize| (place * axis.stride + k * axis.dilation) as isize - axis.low;
                let holds = (0..axis.window).map(at).filter(|&at| {
                    at >= 0
                        && at % axis.base as isize == 0
                        && at / (axis.base as isize) < axis.size as isize
                });
                let holds: Vec<usize> = holds.map(|at| at as usize / axis.base).collect();
                let Span { first, count } = axis.span(place);
                let span: Vec<usize> = (0..count).map(|i| first + i * axis.step).collect();
                assert_eq!(span, holds, "{axis:?} at {place}");
                let whole = axis.base == 1 && count == axis.window;
                assert_eq!(axis.whole().contains(&place), whole, "{axis:?} at {place}");
            }
        }
    }
}
