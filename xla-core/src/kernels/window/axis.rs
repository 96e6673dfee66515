//! The windows along one dimension.

use super::Window;

/// One dimension and its windows.
#[derive(Clone, Copy, Debug, Default)]
pub struct Axis {
    /// The array's size.
    pub size: usize,
    /// How many places a window has.
    pub places: usize,
    /// How many elements it has.
    pub window: usize,
    /// From one place to the next.
    pub stride: usize,
    /// The padding before the operand, negative where elements are left out.
    pub low: isize,
    /// The distance of neighbours of the operand after its dilation.
    pub base: usize,
    /// The distance of neighbours of the window.
    pub dilation: usize,
    /// From one element of a span to the next.
    pub step: usize,
    /// Of a window's elements one of so many falls on one of the array's.
    pub(super) each: usize,
}

/// The elements in one place of a window, those in the padding and between the array's elements left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Span {
    /// The first element of the operand.
    pub first: usize,
    /// The number of elements.
    pub count: usize,
}

impl Axis {
    /// Returns the axis of an operand of `size` elements with `places` windows.
    pub fn new(size: usize, places: usize, window: Window) -> Axis {
        let (base, dilation) = (window.base_dilation, window.window_dilation);
        let both = gcd(dilation, base);
        Axis {
            size,
            places,
            window: window.size,
            stride: window.stride,
            low: window.low as isize,
            base,
            dilation,
            step: dilation / both,
            each: base / both,
        }
    }

    /// Whether each window is one element and all elements are in one.
    pub(super) fn is_plain(&self) -> bool {
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
    pub(super) fn tiles(&self) -> bool {
        let side_by_side = (self.stride, self.low, self.base) == (self.window, 0, 1);
        let dense = self.dilation == 1 || self.window == 1;
        side_by_side && dense && self.size == self.places * self.window
    }

    /// Returns the part of the window at `place` that lies in the operand.
    pub fn span(&self, place: usize) -> Span {
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

    /// Lists columns of places whose windows hold equally many elements: the first place, how many there are, and what the first
    /// holds.
    pub(super) fn columns(&self, columns: &mut Vec<(usize, usize, Span)>) {
        let (whole, mut place) = (self.whole(), 0);
        while place < self.places {
            let count = if place == whole.start {
                whole.len().max(1)
            } else {
                1
            };
            columns.push((place, count, self.span(place)));
            place += count;
        }
    }

    /// Returns the places whose whole window is inside the array.
    pub fn whole(&self) -> core::ops::Range<usize> {
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
