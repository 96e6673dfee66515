//! The product of integers, which wraps, and of `bool`, where it is `or` over `and`.

use super::bytes::Plain;
use super::{Matrix, Sizes};
use crate::level::{Kernel, Level, dispatch};

/// The operations of an element type whose sums are exact, so that they may be computed in any order.
pub trait Ring: Plain {
    /// The value of an empty sum.
    const ZERO: Self;
    /// `a * b + c`.
    fn mul_add(a: Self, b: Self, c: Self) -> Self;
}

macro_rules! integers {
    ($($t:ty)*) => {$(
        impl Ring for $t {
            const ZERO: $t = 0;

            #[inline(always)]
            fn mul_add(a: $t, b: $t, c: $t) -> $t {
                a.wrapping_mul(b).wrapping_add(c)
            }
        }
    )*};
}

integers!(u8 u16 u32 u64);

/// The byte of a `bool`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(transparent)]
pub(in crate::kernels) struct Bit(u8);

// SAFETY: it is a `u8`.
unsafe impl Plain for Bit {}

impl Ring for Bit {
    const ZERO: Bit = Bit(0);

    #[inline(always)]
    fn mul_add(a: Bit, b: Bit, c: Bit) -> Bit {
        Bit(a.0 & b.0 | c.0)
    }
}

/// `out = lhs * rhs` for row-major `out`.
pub(super) fn multiply<T: Ring>(
    out: &mut [T],
    lhs: Matrix<'_, T>,
    rhs: Matrix<'_, T>,
    sizes: Sizes,
) {
    dispatch(Multiply {
        out,
        lhs,
        rhs,
        sizes,
    });
}

struct Multiply<'a, T> {
    out: &'a mut [T],
    lhs: Matrix<'a, T>,
    rhs: Matrix<'a, T>,
    sizes: Sizes,
}

impl<T: Ring> Kernel for Multiply<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        let Multiply {
            out,
            lhs,
            rhs,
            sizes: Sizes { m, n, k, .. },
        } = self;
        let mut i = 0;
        while i < m {
            let (lhs, out) = (lhs.at(i, 0), &mut out[i * n..][..n]);
            i += 1;
            if rhs.strides[1] != 1 {
                dots(out, lhs, rhs, k);
                continue;
            }
            out.fill(T::ZERO);
            let mut p = 0;
            while p < k {
                p += if p + 4 <= k {
                    add_rows::<T, 4>(out, lhs.at(0, p), rhs.at(p, 0))
                } else {
                    add_rows::<T, 1>(out, lhs.at(0, p), rhs.at(p, 0))
                };
            }
        }
    }
}

/// Adds `R` rows of `rhs`, each times its factor.
#[inline(always)]
fn add_rows<T: Ring, const R: usize>(
    out: &mut [T],
    lhs: Matrix<'_, T>,
    rhs: Matrix<'_, T>,
) -> usize {
    let n = out.len();
    let mut factors = [T::ZERO; R];
    let mut rows: [&[T]; R] = [&[]; R];
    let mut r = 0;
    while r < R {
        factors[r] = lhs.data[r * lhs.strides[1]];
        rows[r] = &rhs.data[r * rhs.strides[0]..][..n];
        r += 1;
    }
    let mut j = 0;
    while j < n {
        let (mut sum, mut r) = (out[j], 0);
        while r < R {
            sum = T::mul_add(factors[r], rows[r][j], sum);
            r += 1;
        }
        out[j] = sum;
        j += 1;
    }
    R
}

/// A row of `lhs` times each column of `rhs`.
#[inline(always)]
fn dots<T: Ring>(out: &mut [T], lhs: Matrix<'_, T>, rhs: Matrix<'_, T>, k: usize) {
    let mut j = 0;
    while j < out.len() {
        let rhs = rhs.at(0, j);
        let (mut sum, mut p) = (T::ZERO, 0);
        if lhs.strides[1] == 1 && rhs.strides[0] == 1 {
            let (row, column) = (&lhs.data[..k], &rhs.data[..k]);
            while p < k {
                sum = T::mul_add(row[p], column[p], sum);
                p += 1;
            }
        } else {
            while p < k {
                let (a, b) = (lhs.data[p * lhs.strides[1]], rhs.data[p * rhs.strides[0]]);
                sum = T::mul_add(a, b, sum);
                p += 1;
            }
        }
        out[j] = sum;
        j += 1;
    }
}
