//! Sums without a product of matrices: a few vectors of the result stay in registers for all elements of the window.

use super::wide::{self, Wide};
use crate::kernels::dot_general::{Step, places};
use crate::level::{Kernel, Level};

/// One row of the result: weights, `step` elements apart, times windows. The elements of a window are at the offsets
/// `taps` from the window's place, which is the sum of the steps of a column, from column `first` on.
pub(super) struct Row<'a, W> {
    pub(super) out: &'a mut [W],
    pub(super) weights: &'a [W],
    pub(super) step: usize,
    pub(super) data: &'a [W],
    pub(super) taps: &'a [usize],
    pub(super) columns: &'a [Step],
    pub(super) first: usize,
}

impl<W: Wide> Kernel for Row<'_, W> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        let Row {
            out,
            weights,
            step,
            data,
            taps,
            columns,
            first,
        } = self;
        let Some(&inner) = columns.last() else {
            return;
        };
        // One line of columns at a time, along which the window moves by one step.
        let mut done = 0;
        while done < out.len() {
            let mut start = [0];
            places(columns, first + done, &mut start);
            let sums = Sums {
                data: &data[start[0]..],
                taps,
                weights,
                step,
            };
            let out = &mut out[done..][..inner.size];
            done += inner.size;
            // If neighbouring places have neighbouring windows, a vector of the result is one weight times a vector of
            // the input.
            if inner.step == 1 {
                sums.neighbours::<L>(out);
                continue;
            }
            let mut j = 0;
            while j < inner.size {
                sums.block::<L, 1>(&mut out[j..], j * inner.step);
                j += 1;
            }
        }
    }
}

/// Sums of the elements at the offsets `taps`, each times its weight.
struct Sums<'a, W> {
    data: &'a [W],
    taps: &'a [usize],
    weights: &'a [W],
    step: usize,
}

impl<W: Wide> Sums<'_, W> {
    #[inline(always)]
    fn neighbours<L: Level>(&self, out: &mut [W]) {
        let len = out.len();
        let mut at = 0;
        while at + 32 <= len {
            self.block::<L, 32>(&mut out[at..], at);
            at += 32;
        }
        // The last block overlaps elements before it, whose results stay the same.
        while at < len {
            if len >= 8 {
                at = at.min(len - 8);
                self.block::<L, 8>(&mut out[at..], at);
                at += 8;
            } else {
                self.block::<L, 1>(&mut out[at..], at);
                at += 1;
            }
        }
    }

    #[inline(always)]
    fn block<L: Level, const N: usize>(&self, out: &mut [W], at: usize) {
        let sums = wide::sums::<W, N>(
            self.taps.len(),
            #[inline(always)]
            |p, sums| {
                let weight = self.weights[p * self.step];
                let Some(data) = self.data[self.taps[p] + at..].first_chunk::<N>() else {
                    return;
                };
                let mut i = 0;
                while i < N {
                    sums[i] = W::mul_add::<L>(weight, data[i], sums[i]);
                    i += 1;
                }
            },
        );
        if let Some(out) = out.first_chunk_mut() {
            *out = sums;
        }
    }
}

/// The features of some places, one after the other: slices of the operand at `taps` from where a place starts, times slices of
/// weights, `step` elements apart.
pub(super) struct Features<'a, W> {
    pub(super) out: &'a mut [W],
    pub(super) data: &'a [W],
    pub(super) starts: &'a [usize],
    pub(super) taps: &'a [usize],
    pub(super) weights: &'a [W],
    pub(super) step: usize,
}

impl<W: Wide> Kernel for Features<'_, W> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        // All features of a place are neighbours, in the input, in the weights and in the result.
        let features = self.out.len() / self.starts.len();
        let mut place = 0;
        while place < self.starts.len() {
            let out = &mut self.out[place * features..][..features];
            let sums = Products {
                data: &self.data[self.starts[place]..],
                taps: self.taps,
                weights: self.weights,
                step: self.step,
            };
            let mut at = 0;
            while at < features {
                at += match features - at {
                    32.. => sums.block::<L, 32>(out, at),
                    8.. => sums.block::<L, 8>(out, at),
                    _ => sums.block::<L, 1>(out, at),
                };
            }
            place += 1;
        }
    }
}

/// Sums of the products of slices.
struct Products<'a, W> {
    data: &'a [W],
    taps: &'a [usize],
    weights: &'a [W],
    step: usize,
}

impl<W: Wide> Products<'_, W> {
    #[inline(always)]
    fn block<L: Level, const N: usize>(&self, out: &mut [W], at: usize) -> usize {
        let sums = wide::sums::<W, N>(
            self.taps.len(),
            #[inline(always)]
            |p, sums| {
                let data = self.data[self.taps[p] + at..].first_chunk::<N>();
                let weights = self.weights[p * self.step + at..].first_chunk::<N>();
                let (Some(data), Some(weights)) = (data, weights) else {
                    return;
                };
                let mut i = 0;
                while i < N {
                    sums[i] = W::mul_add::<L>(weights[i], data[i], sums[i]);
                    i += 1;
                }
            },
        );
        if let Some(out) = out[at..].first_chunk_mut() {
            *out = sums;
        }
        N
    }
}
