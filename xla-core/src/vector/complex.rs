//! The functions of `Complex<f32>` with a short form, for blocks in which it is right for every element.
//!
//! Other blocks are computed by the general form, which returns the same values where both are right.

use num_complex::Complex;

use crate::level::Level;
use crate::math::complex::{parts, single};

/// The element type of these functions.
pub type C = Complex<f32>;

/// The number of elements for which one form is chosen.
pub const BLOCK: usize = 512;

/// Returns the block of `x` that begins at `at` and has the length of `out`.
#[inline(always)]
fn block<'a, T>(x: &'a [C], at: usize, out: &[T]) -> &'a [C] {
    &x[at..][..out.len()]
}

#[inline(always)]
fn magnitude(x: f32) -> u32 {
    x.to_bits() & 0x7fff_ffff
}

#[inline(always)]
fn greater(a: u32, b: u32) -> u32 {
    if a < b { b } else { a }
}

/// Rows of functions of an angle, the imaginary part, with a short form for moderate angles.
macro_rules! of_angles {
    ($($name:ident $short:ident;)*) => {$(
        #[inline(always)]
        pub(super) fn $name<L: Level>(out: &mut [C], x: &[C]) {
            for (i, out) in out.chunks_mut(BLOCK).enumerate() {
                let x = block(x, i * BLOCK, out);
                let mut most = 0;
                for z in x {
                    most = greater(most, magnitude(z.im));
                }
                if most <= parts::MODERATE.to_bits() {
                    for j in 0..out.len() {
                        out[j] = single::$short::<L>(x[j]);
                    }
                } else {
                    for j in 0..out.len() {
                        out[j] = single::$name::<L>(x[j]);
                    }
                }
            }
        }
    )*};
}

of_angles! {
    exp exp_moderate;
    tanh tanh_moderate;
}

/// Computes the quotients. If no quotient of a block has an infinite or NaN part, none is a special case.
#[inline(always)]
pub(super) fn div<L: Level>(out: &mut [C], a: &[C], b: &[C]) {
    for (i, out) in out.chunks_mut(BLOCK).enumerate() {
        let (a, b) = (block(a, i * BLOCK, out), block(b, i * BLOCK, out));
        let mut most = 0;
        for j in 0..out.len() {
            let z = single::div_ordinary(a[j], b[j]);
            most = greater(most, greater(magnitude(z.re), magnitude(z.im)));
            out[j] = z;
        }
        if most >= f32::INFINITY.to_bits() {
            for j in 0..out.len() {
                out[j] = single::div::<L>(a[j], b[j]);
            }
        }
    }
}

/// Computes the absolute values. If every absolute value of a block is moderate, no part needs scaling.
#[inline(always)]
pub(super) fn abs<L: Level>(out: &mut [f32], x: &[C]) {
    for (i, out) in out.chunks_mut(BLOCK).enumerate() {
        let x = block(x, i * BLOCK, out);
        let mut most = 0;
        for j in 0..out.len() {
            let distance = single::abs_moderate::<L>(x[j]);
            most = greater(most, single::above_least(distance));
            out[j] = distance;
        }
        if most > single::above_least(single::MODERATE) {
            for j in 0..out.len() {
                out[j] = single::abs::<L>(x[j]);
            }
        }
    }
}
