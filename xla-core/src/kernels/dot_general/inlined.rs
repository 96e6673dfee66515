//! Products that register blocks inline: plain loops, which are unrolled where the sizes are constants.

use num_complex::Complex;

use super::Contract;
use crate::level::Level;
use crate::loops::copy;
use crate::scalar::mul_add;

/// An element type whose small products are inlined.
pub trait Inlined: Copy + Default {
    /// Returns `a * b`.
    #[doc(hidden)]
    fn mul<L: Level>(a: Self, b: Self) -> Self;

    /// Returns `a * b + c`, rounded once where the level has such an instruction.
    #[doc(hidden)]
    fn mul_add<L: Level>(a: Self, b: Self, c: Self) -> Self;

    /// Returns `a + b`; integers wrap.
    #[doc(hidden)]
    fn add(a: Self, b: Self) -> Self;
}

macro_rules! floats {
    ($($t:ty)*) => {$(
        impl Inlined for $t {
            #[inline(always)]
            fn mul<L: Level>(a: $t, b: $t) -> $t {
                a * b
            }

            #[inline(always)]
            fn mul_add<L: Level>(a: $t, b: $t, c: $t) -> $t {
                mul_add::<L, $t>(a, b, c)
            }

            #[inline(always)]
            fn add(a: $t, b: $t) -> $t {
                a + b
            }
        }

        impl Inlined for Complex<$t> {
            #[inline(always)]
            fn mul<L: Level>(a: Self, b: Self) -> Self {
                let fused = <$t as Inlined>::mul_add::<L>;
                Complex::new(fused(a.re, b.re, -a.im * b.im), fused(a.re, b.im, a.im * b.re))
            }

            #[inline(always)]
            fn mul_add<L: Level>(a: Self, b: Self, c: Self) -> Self {
                let fused = <$t as Inlined>::mul_add::<L>;
                Complex::new(
                    fused(a.re, b.re, fused(-a.im, b.im, c.re)),
                    fused(a.re, b.im, fused(a.im, b.re, c.im)),
                )
            }

            #[inline(always)]
            fn add(a: Self, b: Self) -> Self {
                a + b
            }
        }
    )*};
}
floats!(f32 f64);

macro_rules! integers {
    ($($t:ty)*) => {$(
        impl Inlined for $t {
            #[inline(always)]
            fn mul<L: Level>(a: $t, b: $t) -> $t {
                a.wrapping_mul(b)
            }

            #[inline(always)]
            fn mul_add<L: Level>(a: $t, b: $t, c: $t) -> $t {
                a.wrapping_mul(b).wrapping_add(c)
            }

            #[inline(always)]
            fn add(a: $t, b: $t) -> $t {
                a.wrapping_add(b)
            }
        }
    )*};
}
integers!(i32 i64 u32 u64);

/// The number of columns from which the result is kept in memory. LLVM vectorises stores to memory; it computes an
/// array that is only in registers one element at a time.
const IN_MEMORY: usize = 4;

/// The least number of terms of a dot product that is computed as partial sums.
const TERMS: usize = 16;

/// Computes a batch of matrix products as [`run`](super::run) does, in line, for small sizes that are constants of the
/// caller. Each element of `out` is summed in the order of the contracted index, except that a row times a column of
/// adjacent elements, 16 or more, has 8 partial sums, or 16 if the elements have 4 bytes. A sum begins with its first
/// term instead of zero, so that it is -0 where all terms are.
///
/// # Panics
///
/// Panics if `out` has another length than `batch * m * n`, or an operand is too short for its sizes and strides.
///
/// ```
/// use xla_core::kernels::dot_general::{Contract, small};
/// use xla_core::level::Baseline;
///
/// let (lhs, rhs) = ([1.0_f32, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]);
/// let mut out = [0.0; 4];
/// small::<Baseline, _>(&mut out, &lhs, &rhs, &Contract::row_major(1, 2, 2, 2));
/// assert_eq!(out, [19.0, 22.0, 43.0, 50.0]);
/// ```
#[inline(always)]
pub fn small<L: Level, T: Inlined>(out: &mut [T], lhs: &[T], rhs: &[T], contract: &Contract) {
    let &Contract { batch, m, n, .. } = contract;
    assert!(out.len() == batch * m * n);
    if contract.k == 0 {
        // The rows of operands without elements would begin after their end.
        out.fill(T::default());
        return;
    }
    // Plain `while` loops: iterators take longer to compile.
    let mut row = 0;
    while row < batch * m {
        let (b, i) = (row / m, row % m);
        let lhs = &lhs[b * contract.lhs_strides[0] + i * contract.lhs_strides[1]..];
        let rhs = &rhs[b * contract.rhs_strides[0]..];
        // Eight columns at once, then four, two and one: the number is a constant, so the sums are registers.
        let out = &mut out[row * n..][..n];
        let mut j = 0;
        while j + 8 <= n {
            columns::<L, T, 8>(out, lhs, rhs, contract, j);
            j += 8;
        }
        if j + 4 <= n {
            columns::<L, T, 4>(out, lhs, rhs, contract, j);
            j += 4;
        }
        if j + 2 <= n {
            columns::<L, T, 2>(out, lhs, rhs, contract, j);
            j += 2;
        }
        if j < n && is_dot(contract) {
            out[j] = match size_of::<T>() {
                4 => dot::<L, T, 16>(lhs, rhs, contract.k),
                _ => dot::<L, T, 8>(lhs, rhs, contract.k),
            };
        } else if j < n {
            columns::<L, T, 1>(out, lhs, rhs, contract, j);
        }
        row += 1;
    }
    if n >= IN_MEMORY {
        core::hint::black_box(out.as_mut_ptr());
    }
}

/// Computes `N` elements of a row of the result, from column `first` on.
#[inline(always)]
fn columns<L: Level, T: Inlined, const N: usize>(
    out: &mut [T],
    lhs: &[T],
    rhs: &[T],
    contract: &Contract,
    first: usize,
) {
    let [_, _, along] = contract.lhs_strides;
    let [_, down, across] = contract.rhs_strides;
    let mut sums = [T::default(); N];
    // The first term begins the sum.
    let mut j = 0;
    while j < N {
        sums[j] = T::mul::<L>(lhs[0], rhs[(first + j) * across]);
        j += 1;
    }
    let mut p = 1;
    while p < contract.k {
        let factor = lhs[p * along];
        let mut j = 0;
        while j < N {
            sums[j] = T::mul_add::<L>(factor, rhs[p * down + (first + j) * across], sums[j]);
            j += 1;
        }
        p += 1;
    }
    copy(&mut out[first..][..N], &sums);
}

/// Whether the products are products of rows and one column, all with adjacent elements.
#[inline(always)]
fn is_dot(contract: &Contract) -> bool {
    contract.n == 1
        && contract.k >= TERMS
        && contract.lhs_strides[2] == 1
        && contract.rhs_strides[1] == 1
}

/// Computes a dot product of at least `N` terms as `N` partial sums, which are independent of each other.
#[inline(always)]
fn dot<L: Level, T: Inlined, const N: usize>(lhs: &[T], rhs: &[T], k: usize) -> T {
    let mut sums = [T::default(); N];
    let mut j = 0;
    while j < N {
        sums[j] = T::mul::<L>(lhs[j], rhs[j]);
        j += 1;
    }
    let mut p = N;
    while p + N <= k {
        let mut j = 0;
        while j < N {
            sums[j] = T::mul_add::<L>(lhs[p + j], rhs[p + j], sums[j]);
            j += 1;
        }
        p += N;
    }
    // The partial sums are added in halves, then the terms that do not fill all of them.
    let mut half = N / 2;
    while half > 0 {
        let mut j = 0;
        while j < half {
            sums[j] = T::add(sums[j], sums[j + half]);
            j += 1;
        }
        half /= 2;
    }
    let mut sum = sums[0];
    while p < k {
        sum = T::mul_add::<L>(lhs[p], rhs[p], sum);
        p += 1;
    }
    sum
}
