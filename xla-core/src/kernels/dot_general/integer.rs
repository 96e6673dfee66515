//! The product of integers, which wraps, and of `bool`, where it is `or` over `and`.

use super::{Matrix, Sizes};
use crate::level::{Kernel, Level, dispatch};

/// What a product needs of an element whose sums are exact, and so may be taken in any order.
pub(super) trait Ring: Copy {
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

integers!(i8 i16 i32 i64 u8 u16 u32 u64);

impl Ring for bool {
    const ZERO: bool = false;

    #[inline(always)]
    fn mul_add(a: bool, b: bool, c: bool) -> bool {
        a & b | c
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
            sizes: Sizes { n, k, .. },
        } = self;
        for (i, out) in out.chunks_exact_mut(n).enumerate() {
            let lhs = lhs.at(i, 0);
            if rhs.strides[1] == 1 {
                out.fill(T::ZERO);
                let mut p = 0;
                while p + 4 <= k {
                    add_rows::<T, 4>(out, lhs.at(0, p), rhs.at(p, 0));
                    p += 4;
                }
                while p < k {
                    add_rows::<T, 1>(out, lhs.at(0, p), rhs.at(p, 0));
                    p += 1;
                }
            } else {
                for (j, out) in out.iter_mut().enumerate() {
                    *out = dot(lhs, rhs.at(0, j), k);
                }
            }
        }
    }
}

/// Adds `R` rows of `rhs`, each times its factor.
#[inline(always)]
fn add_rows<T: Ring, const R: usize>(out: &mut [T], lhs: Matrix<'_, T>, rhs: Matrix<'_, T>) {
    let factors: [T; R] = core::array::from_fn(|r| lhs.data[r * lhs.strides[1]]);
    let rows: [&[T]; R] = core::array::from_fn(|r| &rhs.data[r * rhs.strides[0]..][..out.len()]);
    for (j, out) in out.iter_mut().enumerate() {
        for (factor, row) in factors.iter().zip(&rows) {
            *out = T::mul_add(*factor, row[j], *out);
        }
    }
}

/// A row of `lhs` times a column of `rhs`.
#[inline(always)]
fn dot<T: Ring>(lhs: Matrix<'_, T>, rhs: Matrix<'_, T>, k: usize) -> T {
    if lhs.strides[1] == 1 && rhs.strides[0] == 1 {
        let pairs = lhs.data[..k].iter().zip(&rhs.data[..k]);
        return pairs.fold(
            T::ZERO,
            #[inline(always)]
            |sum, (a, b)| T::mul_add(*a, *b, sum),
        );
    }
    (0..k).fold(
        T::ZERO,
        #[inline(always)]
        |sum, p| {
            T::mul_add(
                lhs.data[p * lhs.strides[1]],
                rhs.data[p * rhs.strides[0]],
                sum,
            )
        },
    )
}
