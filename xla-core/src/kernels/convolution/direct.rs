//! Sums without a product of matrices: a few vectors of the result are held while the window passes by.

use super::element::Wide;
use crate::kernels::dot_general::Gathered;
use crate::level::{Kernel, Level};

/// One row of the result: weights, `step` elements apart, times the operand.
pub(super) struct Row<'a, W> {
    pub(super) out: &'a mut [W],
    pub(super) weights: &'a [W],
    pub(super) step: usize,
    pub(super) operand: Gathered<'a, W>,
}

impl<W: Wide> Kernel for Row<'_, W> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        let Row {
            out,
            weights,
            step,
            operand,
        } = self;
        let Some(inner) = operand.columns.last() else {
            return;
        };
        for (i, out) in out.chunks_exact_mut(inner.size).enumerate() {
            let mut start = [0];
            operand.places(i * inner.size, &mut start);
            let data = &operand.data[start[0]..];
            let sums = Sums {
                data,
                rows: operand.rows,
                weights,
                step,
            };
            if inner.step == 1 {
                sums.blocks::<L>(out);
                continue;
            }
            for (j, out) in out.iter_mut().enumerate() {
                let mut sum = [W::default()];
                sums.block::<L, 1>(&mut sum, j * inner.step);
                *out = sum[0];
            }
        }
    }
}

/// Sums of elements that lie `rows` from each other, each times its weight.
struct Sums<'a, W> {
    data: &'a [W],
    rows: &'a [usize],
    weights: &'a [W],
    step: usize,
}

impl<W: Wide> Sums<'_, W> {
    /// Neighbouring sums.
    #[inline(always)]
    fn blocks<L: Level>(&self, out: &mut [W]) {
        let len = out.len();
        let mut at = 0;
        while at + 32 <= len {
            self.block::<L, 32>(&mut out[at..], at);
            at += 32;
        }
        // What is left is done with elements before it, which come out the same.
        while at < len {
            match len {
                8.. => {
                    at = at.min(len - 8);
                    self.block::<L, 8>(&mut out[at..], at);
                    at += 8;
                }
                _ => {
                    self.block::<L, 1>(&mut out[at..], at);
                    at += 1;
                }
            }
        }
    }

    #[inline(always)]
    fn block<L: Level, const N: usize>(&self, out: &mut [W], at: usize) {
        let mut sums = [W::default(); N];
        for (p, &row) in self.rows.iter().enumerate() {
            let weight = self.weights[p * self.step];
            let Some(data) = self.data[row + at..].first_chunk::<N>() else {
                return;
            };
            for (sum, x) in sums.iter_mut().zip(data) {
                *sum = W::mul_add::<L>(weight, *x, *sum);
            }
        }
        out[..N].copy_from_slice(&sums);
    }
}

/// The features of one place: slices of the operand at `taps` times slices of weights, `step` elements apart.
pub(super) struct Features<'a, W> {
    pub(super) out: &'a mut [W],
    pub(super) data: &'a [W],
    pub(super) taps: &'a [usize],
    pub(super) weights: &'a [W],
    pub(super) step: usize,
}

impl<W: Wide> Kernel for Features<'_, W> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(mut self) {
        let mut at = 0;
        while at < self.out.len() {
            at += match self.out.len() - at {
                32.. => self.block::<L, 32>(at),
                8.. => self.block::<L, 8>(at),
                _ => self.block::<L, 1>(at),
            };
        }
    }
}

impl<W: Wide> Features<'_, W> {
    #[inline(always)]
    fn block<L: Level, const N: usize>(&mut self, at: usize) -> usize {
        let mut sums = [W::default(); N];
        for (p, &tap) in self.taps.iter().enumerate() {
            let data = &self.data[tap + at..][..N];
            let weights = &self.weights[p * self.step + at..][..N];
            for ((sum, x), weight) in sums.iter_mut().zip(data).zip(weights) {
                *sum = W::mul_add::<L>(*weight, *x, *sum);
            }
        }
        self.out[at..][..N].copy_from_slice(&sums);
        N
    }
}
