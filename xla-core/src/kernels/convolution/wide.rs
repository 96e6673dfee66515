//! The types in which convolutions are summed.

use num_complex::Complex;

use crate::kernels::dot_general::{Bit, Plain, Ring};
use crate::level::Level;
use crate::loops::Cascade;
#[cfg(not(feature = "std"))]
use crate::math::std_free::FloatMethods as _;

/// A type in which sums are computed.
pub(super) trait Wide: Plain {
    const ZERO: Self;
    /// `a * b + c`.
    fn mul_add<L: Level>(a: Self, b: Self, c: Self) -> Self;
    /// `a + b`.
    fn add(a: Self, b: Self) -> Self;
}

/// The most terms that are added one after another.
const CHAIN: usize = 32;

/// Returns the sums of `count` terms, which `term` adds to sums of terms, in the order of their numbers, 32 at a time.
#[inline(always)]
pub(super) fn sums<W: Wide, const N: usize>(
    count: usize,
    term: impl Fn(usize, &mut [W; N]),
) -> [W; N] {
    // Most windows are small: a loop without the cascade keeps their sums in registers.
    if count <= CHAIN {
        return chain(0, count, &term);
    }
    // Chains of 32 terms, which the cascade adds in pairs.
    let (mut chains, mut p) = (Cascade::new([W::ZERO; N]), 0);
    while p < count {
        let end = count.min(p + CHAIN);
        chains.push(
            chain(p, end, &term),
            #[inline(always)]
            |a, b| add(a, b),
        );
        p = end;
    }
    chains.total(
        #[inline(always)]
        |a, b| add(a, b),
    )
}

/// Returns the sums of the terms from `first` to `end`, one after another.
#[inline(always)]
fn chain<W: Wide, const N: usize>(
    first: usize,
    end: usize,
    term: &impl Fn(usize, &mut [W; N]),
) -> [W; N] {
    let (mut sums, mut p) = ([W::ZERO; N], first);
    while p < end {
        term(p, &mut sums);
        p += 1;
    }
    sums
}

#[inline(always)]
fn add<W: Wide, const N: usize>(mut a: [W; N], b: [W; N]) -> [W; N] {
    let mut i = 0;
    while i < N {
        a[i] = W::add(a[i], b[i]);
        i += 1;
    }
    a
}

macro_rules! floats {
    ($($t:ty)*) => {$(
        impl Wide for $t {
            const ZERO: $t = 0.0;

            #[inline(always)]
            fn mul_add<L: Level>(a: $t, b: $t, c: $t) -> $t {
                if L::FMA { a.mul_add(b, c) } else { a * b + c }
            }

            #[inline(always)]
            fn add(a: $t, b: $t) -> $t {
                a + b
            }
        }

        impl Wide for Complex<$t> {
            const ZERO: Self = Complex::new(0.0, 0.0);

            #[inline(always)]
            fn mul_add<L: Level>(a: Self, b: Self, c: Self) -> Self {
                let fused = <$t as Wide>::mul_add::<L>;
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

macro_rules! exact {
    ($($t:ty)*) => {$(
        impl Wide for $t {
            const ZERO: $t = <$t as Ring>::ZERO;

            #[inline(always)]
            fn mul_add<L: Level>(a: $t, b: $t, c: $t) -> $t {
                <$t as Ring>::mul_add(a, b, c)
            }

            #[inline(always)]
            fn add(a: $t, b: $t) -> $t {
                <$t as Ring>::add(a, b)
            }
        }
    )*};
}

exact!(u8 u16 u32 u64 Bit);
