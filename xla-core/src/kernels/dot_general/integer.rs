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
    /// `a + b`.
    fn add(a: Self, b: Self) -> Self;
}

macro_rules! integers {
    ($($t:ty)*) => {$(
        impl Ring for $t {
            const ZERO: $t = 0;

            #[inline(always)]
            fn mul_add(a: $t, b: $t, c: $t) -> $t {
                a.wrapping_mul(b).wrapping_add(c)
            }

            #[inline(always)]
            fn add(a: $t, b: $t) -> $t {
                a.wrapping_add(b)
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

    #[inline(always)]
    fn add(a: Bit, b: Bit) -> Bit {
        Bit(a.0 | b.0)
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
            // Contiguous rows of `rhs` are added to a row of the result, each times its factor; otherwise each element is
            // a dot product. Sums are exact in either order.
            if rhs.strides[1] != 1 {
                dots(out, lhs, rhs, k);
                continue;
            }
            out.fill(T::ZERO);
            add_rows(out, lhs, rhs, k);
        }
    }
}

/// Adds the rows of `rhs`, each times its factor, to a row of the result: four at a time, and then one.
#[inline(always)]
fn add_rows<T: Ring>(out: &mut [T], lhs: Matrix<'_, T>, rhs: Matrix<'_, T>, k: usize) {
    let n = out.len();
    let mut p = 0;
    // Four rows for each pass over the result.
    while p + 4 <= k {
        let (fa, a) = term(lhs, rhs, p, n);
        let (fb, b) = term(lhs, rhs, p + 1, n);
        let (fc, c) = term(lhs, rhs, p + 2, n);
        let (fd, d) = term(lhs, rhs, p + 3, n);
        let mut j = 0;
        while j < n {
            let sum = T::mul_add(fb, b[j], T::mul_add(fa, a[j], out[j]));
            out[j] = T::mul_add(fd, d[j], T::mul_add(fc, c[j], sum));
            j += 1;
        }
        p += 4;
    }
    while p < k {
        let (factor, row) = term(lhs, rhs, p, n);
        let mut j = 0;
        while j < n {
            out[j] = T::mul_add(factor, row[j], out[j]);
            j += 1;
        }
        p += 1;
    }
}

/// Returns an element of `lhs` and the row of `rhs` that it multiplies, of `n` elements.
#[inline(always)]
fn term<'a, T: Ring>(lhs: Matrix<'_, T>, rhs: Matrix<'a, T>, p: usize, n: usize) -> (T, &'a [T]) {
    (
        lhs.data[p * lhs.strides[1]],
        &rhs.data[p * rhs.strides[0]..][..n],
    )
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
