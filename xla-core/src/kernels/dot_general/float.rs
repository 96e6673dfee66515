//! Products of `f32` and `f64`, by the kernel that suits the sizes and the processor.

use super::bytes::{Plain, elements_mut};
use super::choose::ProductKernel;
use super::gathered::Gathered;
use super::panel::Panels;
use super::portable::Portable;
use super::simd::Simd;
use super::{Matrix, Sizes, blocked, direct, gemv, long, transposed};
#[cfg(target_arch = "x86_64")]
use crate::level::Detected;

/// `f32` and `f64`, to which the other types are widened.
pub trait Float: Plain + Default + Portable + core::ops::AddAssign {
    /// Computes `out = lhs * rhs`, or `out += lhs * rhs` if `add` is true.
    fn multiply(
        out: &mut [Self],
        lhs: Matrix<'_, Self>,
        rhs: Matrix<'_, Self>,
        sizes: Sizes,
        add: bool,
    );

    /// Inlined version of [`multiply`](Float::multiply), for products so small that a call matters. Implementations
    /// carry `#[inline(always)]`.
    fn multiply_here(
        out: &mut [Self],
        lhs: Matrix<'_, Self>,
        rhs: Matrix<'_, Self>,
        sizes: Sizes,
        add: bool,
    );

    /// Computes `out = lhs * rhs` if this processor has register tiles; returns whether it has.
    fn gathered(
        out: &mut [Self],
        lhs: Matrix<'_, Self>,
        rhs: Gathered<'_, Self>,
        sizes: Sizes,
    ) -> bool;
}

macro_rules! floats {
    ($($t:ty)*) => {$(
        impl Float for $t {
            fn multiply(out: &mut [$t], lhs: Matrix<'_, $t>, rhs: Matrix<'_, $t>, sizes: Sizes, add: bool) {
                <$t>::multiply_here(out, lhs, rhs, sizes, add);
            }

            #[inline(always)]
            fn multiply_here(out: &mut [$t], lhs: Matrix<'_, $t>, rhs: Matrix<'_, $t>, sizes: Sizes, add: bool) {
                #[cfg(target_arch = "x86_64")]
                {
                    let level = Detected::best();
                    if let Some(simd) = super::simd::Avx512::of(level) {
                        return with(simd, out, lhs, rhs, sizes, add);
                    }
                    if let Some(simd) = super::simd::Avx2::of(level) {
                        return with(simd, out, lhs, rhs, sizes, add);
                    }
                }
                // Without vectors, `matrixmultiply` adds the terms one after another: a long contraction is divided
                // into parts whose sums are added in pairs.
                if add || sizes.k <= SHORT {
                    return <$t>::portable(out, lhs, rhs, sizes, add);
                }
                let parts = long::Parts {
                    most: SHORT,
                    product: &mut |out, [first, k]| {
                        let (lhs, rhs) = (lhs.at(0, first), rhs.at(first, 0));
                        <$t>::portable(out, lhs, rhs, Sizes { k, ..sizes }, false);
                    },
                    add: &|out, part| {
                        for (out, part) in out.iter_mut().zip(part) {
                            *out += part;
                        }
                    },
                };
                parts.sum(out, sizes.k);
            }

            fn gathered(out: &mut [$t], lhs: Matrix<'_, $t>, rhs: Gathered<'_, $t>, sizes: Sizes) -> bool {
                #[cfg(target_arch = "x86_64")]
                {
                    let level = Detected::best();
                    if let Some(simd) = super::simd::Avx512::of(level) {
                        windows(simd, out, lhs, rhs, sizes);
                        return true;
                    }
                    if let Some(simd) = super::simd::Avx2::of(level) {
                        windows(simd, out, lhs, rhs, sizes);
                        return true;
                    }
                }
                #[cfg(not(target_arch = "x86_64"))]
                let _ = (out, lhs, rhs, sizes);
                false
            }
        }
    )*};
}

floats!(f32 f64);

/// The longest contraction of a call of `matrixmultiply`, which adds all of its terms one after another.
const SHORT: usize = 128;

/// Computes a product with an operand of gathered elements.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn windows<T: Plain + Default, S: Simd<T>>(
    simd: S,
    out: &mut [T],
    lhs: Matrix<'_, T>,
    rhs: Gathered<'_, T>,
    sizes: Sizes,
) {
    let most = long::longest(sizes.kernel);
    if sizes.k <= most {
        return blocked::multiply(simd, out, lhs, Panels::Gathered(&rhs), sizes, false);
    }
    let parts = long::Parts {
        most,
        product: &mut |out, [first, k]| {
            let rows = &rhs.rows[first..][..k];
            let rhs = Gathered { rows, ..rhs };
            let (lhs, sizes) = (lhs.at(0, first), Sizes { k, ..sizes });
            blocked::multiply(simd, out, lhs, Panels::Gathered(&rhs), sizes, false);
        },
        add: &|out, part| long::add(simd, out, part),
    };
    parts.sum(out, sizes.k);
}

/// Computes a product with our kernels, for one set of vector instructions.
#[inline(always)]
pub fn with<T: Plain + Default, S: Simd<T>>(
    simd: S,
    out: &mut [T],
    lhs: Matrix<'_, T>,
    rhs: Matrix<'_, T>,
    sizes: Sizes,
    add: bool,
) {
    if !add && sizes.k > long::longest(sizes.kernel) {
        return split(simd, out, lhs, rhs, sizes);
    }
    short(simd, out, lhs, rhs, sizes, add);
}

/// Computes a product whose contraction is split. A separate function, so that small products need no memory for it.
#[inline(never)]
fn split<T: Plain + Default, S: Simd<T>>(
    simd: S,
    out: &mut [T],
    lhs: Matrix<'_, T>,
    rhs: Matrix<'_, T>,
    sizes: Sizes,
) {
    let is_contiguous = lhs.strides[1] == 1 && rhs.strides[0] == 1;
    if let ([out], true) = (&mut *out, is_contiguous) {
        return gemv::one(simd, out, &lhs.data[..sizes.k], &rhs.data[..sizes.k]);
    }
    let parts = long::Parts {
        most: long::longest(sizes.kernel),
        product: &mut |out, [first, k]| {
            let (lhs, rhs) = (lhs.at(0, first), rhs.at(first, 0));
            short(simd, out, lhs, rhs, Sizes { k, ..sizes }, false);
        },
        add: &|out, part| long::add(simd, out, part),
    };
    parts.sum(out, sizes.k);
}

/// Computes a product whose contraction is not split.
#[inline(always)]
fn short<T: Plain + Default, S: Simd<T>>(
    simd: S,
    out: &mut [T],
    lhs: Matrix<'_, T>,
    rhs: Matrix<'_, T>,
    sizes: Sizes,
    add: bool,
) {
    match sizes.kernel {
        ProductKernel::Row if !add => gemv::row(simd, out, lhs, rhs, sizes),
        ProductKernel::Dots if !add => gemv::dots(simd, out, lhs, rhs, sizes),
        _ if direct::multiply(simd, out, lhs, rhs, sizes, add) => {}
        _ if !add && transposed::multiply(simd, out, lhs, rhs, sizes) => {}
        _ => blocked::multiply(simd, out, lhs, Panels::Matrix(rhs), sizes, add),
    }
}

/// Whether there is a product with such an operand for elements of this type on this processor, and then `out = lhs * rhs`.
/// `lhs` has these strides.
pub(in crate::kernels) fn gathered<T: Float>(
    out: &mut [u8],
    (lhs, strides): (&[u8], [usize; 2]),
    rhs: Gathered<'_, u8>,
    [m, n]: [usize; 2],
) -> bool {
    let sizes = Sizes {
        m,
        n,
        k: rhs.rows.len(),
        kernel: ProductKernel::Tiles,
    };
    let lhs = Matrix::new(lhs, strides).of();
    T::gathered(elements_mut(out), lhs, rhs.of(), sizes)
}
