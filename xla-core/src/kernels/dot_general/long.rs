//! Products with a long contraction: sums of two products, each of half of it, so that no sum has many terms one after
//! another.

use super::bytes::Plain;
use super::choose::ProductKernel;
use super::scratch::{Scratch, room};
use super::simd::Simd;

/// Returns the longest contraction that a kernel sums at once: up to 64 additions follow one another, in each lane of
/// [`ProductKernel::Dots`], of 8 terms each in [`ProductKernel::Row`], and of a block in [`ProductKernel::Tiles`].
pub(super) const fn longest(kernel: ProductKernel) -> usize {
    match kernel {
        ProductKernel::Row => 512,
        ProductKernel::Dots => 2048,
        ProductKernel::Tiles => 4096,
    }
}

/// The parts of a product with a contraction of `k`.
pub(super) struct Parts<'a, T> {
    /// The longest contraction of one part.
    pub(super) most: usize,
    /// Computes the product of a part: its first contracted index, and their number.
    pub(super) product: &'a mut dyn FnMut(&mut [T], [usize; 2]),
    /// Adds an array to another.
    pub(super) add: &'a dyn Fn(&mut [T], &[T]),
}

impl<T: Plain> Parts<'_, T> {
    /// Writes the product with all of `k` to `out`. The order of additions depends on `k` alone.
    #[inline(never)]
    pub(super) fn sum(mut self, out: &mut [T], k: usize) {
        let parts = k.div_ceil(self.most).next_power_of_two().ilog2() as usize;
        let mut scratch = Scratch::of(room(parts * size_of_val(out)));
        let rest = scratch.rest().slice(parts * out.len());
        self.of(out, [0, k], rest);
    }

    fn of(&mut self, out: &mut [T], [first, count]: [usize; 2], rest: &mut [T]) {
        if count <= self.most {
            return (self.product)(out, [first, count]);
        }
        let left = count.div_ceil(self.most) / 2 * self.most;
        self.of(out, [first, left], rest);
        let (part, rest) = rest.split_at_mut(out.len());
        self.of(part, [first + left, count - left], rest);
        (self.add)(out, part);
    }
}

/// Adds an array to another one.
pub(in crate::kernels) fn add<T: Plain + Default, S: Simd<T>>(simd: S, out: &mut [T], part: &[T]) {
    assert_eq!(out.len(), part.len());
    let (whole, n) = (out.len() / S::LANES * S::LANES, out.len());
    simd.run(
        #[inline(always)]
        || {
            let (out, part, mut at) = (out.as_mut_ptr(), part.as_ptr(), 0);
            // SAFETY: both have `n` elements: whole vectors end at `whole`, and the mask names the rest.
            unsafe {
                while at < whole {
                    let sum = simd.add(simd.load(out.add(at)), simd.load(part.add(at)));
                    simd.store(out.add(at), sum);
                    at += S::LANES;
                }
                if at < n {
                    let mask = simd.mask(n - at);
                    let [x, y] = [out.cast_const(), part].map(|from| from.wrapping_add(at));
                    let sum = simd.add(simd.load_masked(x, mask), simd.load_masked(y, mask));
                    simd.store_masked(out.add(at), mask, sum);
                }
            }
        },
    );
}
