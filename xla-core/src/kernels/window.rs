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
}

/// The elements in one place of a window, those in the padding and between the array's elements left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Span {
    pub(super) first: usize,
    pub(super) count: usize,
}

impl Axis {
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

    /// From one element of a span to the next.
    pub(super) fn step(&self) -> usize {
        self.dilation / gcd(self.dilation, self.base)
    }

    fn span(&self, place: usize) -> Span {
        let start = (place * self.stride) as isize - self.low;
        let at = |k: usize| start + (k * self.dilation) as isize;
        // Of the window's elements one of so many falls on one of the array's.
        let each = self.base / gcd(self.dilation, self.base);
        let before = usize::try_from(-start).unwrap_or(0);
        let from = before.div_ceil(self.dilation);
        let mut some = from..self.window.min(from + each);
        let first = some.find(|&k| at(k) as usize % self.base == 0);
        let Some(k) = first else {
            return Span::default();
        };
        let first = at(k) as usize / self.base;
        if first >= self.size {
            return Span::default();
        }
        let in_window = (self.window - 1 - k) / each + 1;
        let in_array = (self.size - 1 - first) / self.step() + 1;
        Span {
            first,
            count: in_window.min(in_array),
        }
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
pub struct Windows<'a> {
    /// The dimensions, those that have no windows joined to their like.
    pub(super) axes: &'a [Axis],
    /// The span of each place: of the first dimension, then of the next.
    spans: &'a [Span],
}

impl Windows<'_> {
    /// Lends the windows over an array of these sizes, of which the places are a result of those sizes.
    ///
    /// # Panics
    ///
    /// When the lists do not fit each other, or there are too many dimensions.
    pub(super) fn lend<R>(
        sizes: &[usize],
        places: &[usize],
        numbers: &[i64],
        f: impl FnOnce(Windows<'_>) -> R,
    ) -> R {
        let (numbers, rest) = numbers.as_chunks::<NUMBERS>();
        let ranks = [sizes.len(), places.len(), numbers.len()];
        assert_eq!(ranks, [sizes.len(); 3], "a window for each dimension");
        assert!(rest.is_empty(), "{NUMBERS} numbers for each dimension");
        let (mut axes, mut rank) = ([Axis::default(); RANK], 0);
        for ((&size, &places), &[window, stride, low, base, dilation]) in
            sizes.iter().zip(places).zip(numbers)
        {
            let axis = Axis {
                size,
                places,
                window: window as usize,
                stride: stride as usize,
                low: low as isize,
                base: base as usize,
                dilation: dilation as usize,
            };
            match axes[..rank].last_mut() {
                Some(last) if last.is_plain() && axis.is_plain() => {
                    last.size *= size;
                    last.places *= size;
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
        if rank == 0 {
            (axes[0], rank) = (PLAIN, 1);
        }
        let axes = &axes[..rank];
        let count = axes.iter().map(|axis| axis.places).sum();
        scratch::lend(count, |spans: &mut [Span]| {
            let all = axes
                .iter()
                .flat_map(|axis| (0..axis.places).map(|place| axis.span(place)));
            spans.iter_mut().zip(all).for_each(|(to, span)| *to = span);
            f(Windows { axes, spans })
        })
    }

    /// The last dimension, and its spans.
    pub(super) fn minor(&self) -> (&Axis, &[Span]) {
        let (axis, _) = self.split();
        (axis, &self.spans[self.spans.len() - axis.places..])
    }

    fn split(&self) -> (&Axis, &[Axis]) {
        self.axes.split_last().unwrap_or((&PLAIN, &[]))
    }

    /// How many rows of the last dimension the places make.
    pub(super) fn rows(&self) -> usize {
        self.split().1.iter().map(|axis| axis.places).product()
    }

    /// How many parts of the array share no window: one for each index of a first dimension that has none.
    pub(super) fn outer(&self) -> usize {
        match self.axes {
            [first, _, ..] if first.is_plain() => first.places,
            _ => 1,
        }
    }

    /// How many rows of the array lie in a window at most.
    pub(super) fn most(&self) -> usize {
        let counts = self.split().1.iter().map(|axis| axis.window.min(axis.size));
        counts.product()
    }

    /// Which of the last dimension's places have a whole window in the array.
    pub(super) fn whole(&self) -> core::ops::Range<usize> {
        let (axis, spans) = self.minor();
        let whole = |span: &Span| axis.base == 1 && span.count == axis.window;
        let from = spans.iter().position(whole).unwrap_or(spans.len());
        let count = spans[from..].iter().take_while(|span| whole(span)).count();
        from..from + count
    }

    /// What the windows are where one dimension has any, and they hold all elements from the first one to each, or from each to
    /// the last one.
    pub(super) fn running(&self) -> Option<Running> {
        let mut there = self.axes.iter().enumerate();
        let (at, axis) = there.find(|(_, axis)| !axis.is_plain())?;
        if there.any(|(_, axis)| !axis.is_plain()) || axis.step() != 1 || axis.size != axis.places {
            return None;
        }
        let (before, after) = (&self.axes[..at], &self.axes[at + 1..]);
        let places = before.iter().map(|axis| axis.places);
        let spans = &self.spans[places.clone().sum()..][..axis.places];
        let grows = |(place, span): (usize, &Span)| (span.first, span.count) == (0, place + 1);
        let shrinks =
            |(place, span): (usize, &Span)| (span.first, span.count) == (place, axis.size - place);
        let reverse = !spans.iter().enumerate().all(grows);
        let runs = !reverse || spans.iter().enumerate().all(shrinks);
        runs.then(|| Running {
            outer: places.product(),
            size: axis.size,
            inner: after.iter().map(|axis| axis.places).product(),
            reverse,
        })
    }

    /// Calls `f` with each of these rows: its number among them, and where the array's rows in its window begin, in order.
    ///
    /// `f` carries `#[inline(always)]`.
    #[inline(always)]
    pub(super) fn each_row(&self, first: usize, count: usize, mut f: impl FnMut(usize, &[usize])) {
        scratch::lend(
            2 * self.most(),
            #[inline(always)]
            |memory: &mut [usize]| {
                let (planes, starts) = memory.split_at_mut(memory.len() / 2);
                let (minor, around) = self.split();
                let (row, around) = around.split_last().unwrap_or((&PLAIN, &[]));
                let spans = &self.spans[..self.spans.len() - minor.places];
                let (spans, of_row) = match self.axes.len() {
                    1 => (spans, &[Span { first: 0, count: 1 }][..]),
                    _ => spans.split_at(spans.len() - row.places),
                };
                let mut there = None;
                let mut some = 0;
                for number in 0..count {
                    let (plane, place) = (
                        (first + number) / of_row.len(),
                        (first + number) % of_row.len(),
                    );
                    if there != Some(plane) {
                        some = starts_of(planes, around, spans, plane, row.size * minor.size);
                        there = Some(plane);
                    }
                    let (span, step) = (of_row[place], row.step() * minor.size);
                    let mut taken = 0;
                    for plane in &planes[..some] {
                        let mut at = plane + span.first * minor.size;
                        for start in &mut starts[taken..][..span.count] {
                            *start = at;
                            at += step;
                        }
                        taken += span.count;
                    }
                    f(number, &starts[..taken]);
                }
            },
        );
    }
}

/// A dimension of one element.
static PLAIN: Axis = Axis {
    size: 1,
    places: 1,
    window: 1,
    stride: 1,
    low: 0,
    base: 1,
    dilation: 1,
};

/// Where what the windows of some dimensions hold begins, at one of their places; an element of them has `inner` elements. How
/// many there are.
fn starts_of(
    starts: &mut [usize],
    axes: &[Axis],
    spans: &[Span],
    mut place: usize,
    inner: usize,
) -> usize {
    let (mut chosen, mut end) = ([Span::default(); RANK], spans.len());
    for (axis, chosen) in axes.iter().zip(&mut chosen).rev() {
        end -= axis.places;
        *chosen = spans[end + place % axis.places];
        place /= axis.places;
    }
    let count: usize = chosen[..axes.len()].iter().map(|span| span.count).product();
    for (number, start) in starts[..count].iter_mut().enumerate() {
        let (mut rest, mut stride) = (number, inner);
        *start = 0;
        for (axis, span) in axes.iter().zip(&chosen).rev() {
            *start += (span.first + rest % span.count * axis.step()) * stride;
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
            let axis = Axis {
                size: draw(5),
                window: 1 + draw(4),
                stride: 1 + draw(3),
                low: draw(6) as isize - 2,
                base: 1 + draw(4),
                dilation: 1 + draw(4),
                places: 6,
            };
            for place in 0..axis.places {
                let at = |k: usize| (place * axis.stride + k * axis.dilation) as isize - axis.low;
                let holds = (0..axis.window).map(at).filter(|&at| {
                    at >= 0
                        && at % axis.base as isize == 0
                        && at / (axis.base as isize) < axis.size as isize
                });
                let holds: Vec<usize> = holds.map(|at| at as usize / axis.base).collect();
                let Span { first, count } = axis.span(place);
                let span: Vec<usize> = (0..count).map(|i| first + i * axis.step()).collect();
                assert_eq!(span, holds, "{axis:?} at {place}");
            }
        }
    }
}
