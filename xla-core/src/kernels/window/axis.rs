//! The windows along one dimension.

use alloc::vec::Vec;

use super::Window;

/// One dimension and its windows.
#[derive(Clone, Copy, Debug, Default)]
pub struct Axis {
    /// The array's size.
    pub size: usize,
    /// The number of places.
    pub places: usize,
    /// The number of elements of the window.
    pub window: usize,
    /// The distance between two places.
    pub stride: usize,
    /// The padding before the operand; negative if elements are omitted.
    pub low: isize,
    /// The distance between neighbours of the operand after its dilation.
    pub base: usize,
    /// The distance between neighbours of the window.
    pub dilation: usize,
    /// The distance in the array between neighbours of a span.
    pub step: usize,
    /// The distance in the window between elements that are elements of the array: the others are in its gaps.
    pub(super) each: usize,
}

/// The elements of the array in the window at one place, without the padding and the gaps of a dilated array.
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
        // In a dilated array, every `base`-th position is an element. A window meets one at every `each`-th of its
        // elements, and these are `step` elements of the array apart.
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

    /// Whether there is a window of one element at each element.
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

    /// Whether the windows do not overlap, and cover the array.
    pub(super) fn tiles(&self) -> bool {
        let side_by_side = (self.stride, self.low, self.base) == (self.window, 0, 1);
        let dense = self.dilation == 1 || self.window == 1;
        side_by_side && dense && self.size == self.places * self.window
    }

    /// Returns the part of the window at `place` that lies in the operand.
    pub fn span(&self, place: usize) -> Span {
        let start = (place * self.stride) as isize - self.low;
        let at = |k: usize| start + (k * self.dilation) as isize;
        // The elements of the window before the array are skipped, and then those before the first that is an element
        // of the dilated array.
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
        // The span ends with the window or with the array.
        let in_window = steps(self.window - k, self.each);
        let in_array = steps(self.size - first, self.step);
        Span {
            first,
            count: in_window.min(in_array),
        }
    }

    /// Lists columns of places whose windows contain equally many elements: the first place, the number of places, and
    /// the span of the first.
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
