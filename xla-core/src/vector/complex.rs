//! The functions of `Complex<f32>` that have a short form, for blocks in which it is right for every element.
//!
//! Elsewhere a block is computed by the form for every number, which gives the same values where both are right.

use num_complex::Complex;

use crate::level::Level;
use crate::math::complex::{parts, single};

type C = Complex<f32>;

/// Elements that are decided on together.
const BLOCK: usize = 512;

/// The block of a slice that begins at a place and is as long as another.
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

/// Rows of functions of an angle, the imaginary part, that have a short form for moderate ones.
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
                    for (out, &z) in out.iter_mut().zip(x) {
                        *out = single::$short::<L>(z);
                    }
                } else {
                    for (out, &z) in out.iter_mut().zip(x) {
                        *out = single::$name::<L>(z);
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

/// Where no quotient of a block has an infinite part or NaN, none is special.
#[inline(always)]
pub(super) fn div<L: Level>(out: &mut [C], a: &[C], b: &[C]) {
    for (i, out) in out.chunks_mut(BLOCK).enumerate() {
        let (a, b) = (block(a, i * BLOCK, out), block(b, i * BLOCK, out));
        let mut most = 0;
        for (out, (&a, &b)) in out.iter_mut().zip(a.iter().zip(b)) {
            let z = single::div_ordinary(a, b);
            most = greater(most, greater(magnitude(z.re), magnitude(z.im)));
            *out = z;
        }
        if most >= f32::INFINITY.to_bits() {
            for (out, (&a, &b)) in out.iter_mut().zip(a.iter().zip(b)) {
                *out = single::div::<L>(a, b);
            }
        }
    }
}

/// Where every distance of a block is moderate, no part had to be scaled.
#[inline(always)]
pub(super) fn abs<L: Level>(out: &mut [f32], x: &[C]) {
    for (i, out) in out.chunks_mut(BLOCK).enumerate() {
        let x = block(x, i * BLOCK, out);
        let mut most = 0;
        for (out, &z) in out.iter_mut().zip(x) {
            let distance = single::abs_moderate::<L>(z);
            most = greater(most, single::above_least(distance));
            *out = distance;
        }
        if most > single::above_least(single::MODERATE) {
            for (out, &z) in out.iter_mut().zip(x) {
                *out = single::abs::<L>(z);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::{Kernel, dispatch};
    use crate::{scalar, vector};

    /// Ordinary numbers, and as many with one special number in each of the later blocks.
    fn samples() -> [Vec<C>; 2] {
        let part = |i: usize, by: f32| (i as f32 * by).fract() * 80.0 - 40.0;
        let ordinary: Vec<C> = (0..4 * BLOCK + 100)
            .map(|i| C::new(part(i, 0.618_034), part(i, 0.754_877)))
            .collect();
        let mut special = ordinary.clone();
        let infinite = C::new(f32::INFINITY, f32::NAN);
        let few = [
            C::new(0.0, -0.0),
            infinite,
            C::new(1.0, 1e30),
            C::new(1e30, 1e-30),
        ];
        for (i, z) in few.into_iter().enumerate() {
            special[(i + 1) * BLOCK + 17 * i] = z;
        }
        [ordinary, special]
    }

    /// The bits of both parts, any NaN being as good as another.
    fn key(z: C) -> [u32; 2] {
        [z.re, z.im].map(|x| {
            if x.is_nan() {
                f32::NAN.to_bits()
            } else {
                x.to_bits()
            }
        })
    }

    #[test]
    fn blocks_have_the_values_of_their_elements() {
        struct Each<'a>(&'a [C], &'a [C]);

        impl Kernel for Each<'_> {
            type Output = Vec<[C; 4]>;

            #[inline(always)]
            fn run<L: Level>(self) -> Vec<[C; 4]> {
                let mut all = Vec::new();
                for (&a, &b) in self.0.iter().zip(self.1) {
                    all.push([
                        scalar::exp::<L, C>(a),
                        scalar::tanh::<L, C>(a),
                        scalar::div::<L, C>(a, b),
                        scalar::abs::<L, C>(a).into(),
                    ]);
                }
                all
            }
        }
        let [ordinary, special] = samples();
        for (a, b) in [
            (&ordinary, &ordinary),
            (&special, &ordinary),
            (&ordinary, &special),
        ] {
            let b: Vec<C> = b.iter().rev().copied().collect();
            let (mut exp, mut tanh, mut div) = (a.clone(), a.clone(), a.clone());
            let mut abs = vec![0.0; a.len()];
            vector::exp(&mut exp, a);
            vector::tanh(&mut tanh, a);
            vector::div(&mut div, a, &b);
            vector::abs(&mut abs, a);
            for (i, want) in dispatch(Each(a, &b)).into_iter().enumerate() {
                let got = [exp[i], tanh[i], div[i], abs[i].into()];
                assert_eq!(got.map(key), want.map(key), "{i}: {:?}, {:?}", a[i], b[i]);
            }
        }
    }
}
