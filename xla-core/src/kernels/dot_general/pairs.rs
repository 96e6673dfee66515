//! A batch of products of small matrices that may all differ: one call computes many products.
//!
//! The rows of the right matrix are copied to vectors, so that its strides do not matter, and each row of the result is a
//! sum of multiples of them.

use super::bytes::{Plain, elements, elements_mut};
use super::inlined::Inlined;
use super::{Batch, Sizes};
use crate::level::{Kernel, Level, dispatch};
use crate::loops::copy;

/// The most rows, columns and contracted elements of a matrix.
const MOST: usize = 8;

/// Computes products of a batch from bytes, from the product with this number on.
pub(in crate::kernels) type Pairs = fn(&mut [u8], usize, [Batch<'_>; 2], Sizes);

/// Whether products of these sizes are small.
pub(super) fn fits(batch: usize, &Sizes { m, n, k, .. }: &Sizes) -> bool {
    batch > 1 && m <= MOST && n <= MOST && k <= MOST
}

/// Implements [`Pairs`].
pub(super) fn multiply<F: Plain + Inlined + Default>(
    out: &mut [u8],
    first: usize,
    [lhs, rhs]: [Batch<'_>; 2],
    sizes: Sizes,
) {
    dispatch(Products::<F> {
        out: elements_mut(out),
        lhs: (elements(lhs.data), lhs.strides),
        rhs: (elements(rhs.data), rhs.strides),
        first,
        sizes,
    });
}

struct Products<'a, F> {
    out: &'a mut [F],
    lhs: (&'a [F], [usize; 3]),
    rhs: (&'a [F], [usize; 3]),
    first: usize,
    sizes: Sizes,
}

impl<F: Plain + Inlined + Default> Kernel for Products<'_, F> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        // `W` is `N` rounded up to a power of two, so that a row is whole vectors.
        match self.sizes.n {
            1 => self.columns::<L, 1, 1>(),
            2 => self.columns::<L, 2, 2>(),
            3 => self.columns::<L, 3, 4>(),
            4 => self.columns::<L, 4, 4>(),
            5 => self.columns::<L, 5, 8>(),
            6 => self.columns::<L, 6, 8>(),
            7 => self.columns::<L, 7, 8>(),
            _ => self.columns::<L, 8, 8>(),
        }
    }
}

impl<F: Plain + Inlined + Default> Products<'_, F> {
    /// Computes products of `N` columns by vectors of `W` numbers.
    #[inline(always)]
    fn columns<L: Level, const N: usize, const W: usize>(self) {
        let Sizes { m, k, .. } = self.sizes;
        let (lhs, [lhs_batch, lhs_row, lhs_k]) = self.lhs;
        let (rhs, [rhs_batch, rhs_k, rhs_column]) = self.rhs;
        let mut rows = [[F::default(); W]; MOST];
        for (at, out) in self.out.chunks_exact_mut(m * N).enumerate() {
            let lhs = &lhs[(self.first + at) * lhs_batch..];
            let rhs = &rhs[(self.first + at) * rhs_batch..];
            // The rows of `rhs` of this product, in vectors whose surplus lanes keep zeros.
            for (p, row) in rows[..k].iter_mut().enumerate() {
                let from = &rhs[p * rhs_k..];
                match rhs_column {
                    1 => copy(&mut row[..N], &from[..N]),
                    _ => {
                        for j in 0..N {
                            row[j] = from[j * rhs_column];
                        }
                    }
                }
            }
            for (i, out) in out.chunks_exact_mut(N).enumerate() {
                let mut sums = [F::default(); W];
                for (p, row) in rows[..k].iter().enumerate() {
                    let factor = lhs[i * lhs_row + p * lhs_k];
                    for j in 0..W {
                        sums[j] = F::mul_add::<L>(factor, row[j], sums[j]);
                    }
                }
                copy(out, &sums[..N]);
            }
        }
    }
}
