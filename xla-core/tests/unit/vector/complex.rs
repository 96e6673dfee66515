//! Tests of `xla-core/src/vector/complex.rs`.

use xla_core::level::dispatch;
use xla_core::rt::Kernel;
use xla_core::rt::Level;
use xla_core::rt::scalar;
use xla_core::rt::vector;
use xla_core::testing::vector::complex::*;

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
        for (i, expected) in dispatch(Each(a, &b)).into_iter().enumerate() {
            let got = [exp[i], tanh[i], div[i], abs[i].into()];
            assert_eq!(
                got.map(key),
                expected.map(key),
                "{i}: {:?}, {:?}",
                a[i],
                b[i]
            );
        }
    }
}
