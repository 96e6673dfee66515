//! Dot products of two long vectors.

use super::*;

/// A float whose sums of small integers are exact.
trait Whole: Number {
    /// Returns an integer as a float.
    fn whole(re: i32, im: i32) -> Self;
}

macro_rules! whole {
    ($($t:ty: $from:expr;)*) => {$(
        impl Whole for $t {
            fn whole(re: i32, _: i32) -> $t {
                $from(re as f32)
            }
        }
    )*};
}

whole! {
    f32: |x| x;
    f64: f64::from;
    f16: f16::from_f32;
    bf16: bf16::from_f32;
}

macro_rules! complexes {
    ($($t:ty)*) => {$(
        impl Whole for Complex<$t> {
            fn whole(re: i32, im: i32) -> Self {
                Complex::new(re as $t, im as $t)
            }
        }
    )*};
}

complexes!(f32 f64);

/// A computation of the dot product of two vectors.
type Dot<T> = fn(&[T], &[T]) -> T;

/// Returns the dot product by the kernel that is chosen for the type.
fn chosen<T: Whole>(lhs: &[T], rhs: &[T]) -> T {
    let mut out = [T::whole(7, 7)];
    let contract = Contract::row_major(1, 1, 1, lhs.len());
    run(&Exec::serial(), &mut out, lhs, rhs, &contract);
    out[0]
}

/// Returns the dot product by every set of vector instructions that the processor has, not only the best one.
macro_rules! levels {
    ($t:ty) => {{
        use xla_core::testing::kernels::dot_general::choose;

        fn by(
            kernel: fn(&mut [$t], Matrix<'_, $t>, Matrix<'_, $t>, Sizes, bool),
            lhs: &[$t],
            rhs: &[$t],
        ) -> $t {
            let (kind, mut out) = (choose::kernel(1, [1, 1]), [<$t>::NAN]);
            let sizes = Sizes {
                m: 1,
                n: 1,
                k: lhs.len(),
                kernel: kind,
            };
            let lhs = Matrix::new(lhs, [lhs.len(), 1]);
            kernel(&mut out, lhs, Matrix::new(rhs, [1, 1]), sizes, false);
            out[0]
        }
        #[allow(unused_mut)]
        let mut all: Vec<(&str, Dot<$t>)> = vec![("chosen", chosen::<$t>)];
        #[cfg(target_arch = "x86_64")]
        {
            use xla_core::level::Detected;
            use xla_core::testing::kernels::dot_general::float::with;
            use xla_core::testing::kernels::dot_general::simd::{Avx2, Avx512};

            fn most() -> Detected {
                *Detected::all().last().unwrap()
            }
            if Avx2::of(most()).is_some() {
                all.push(("AVX2", |lhs, rhs| {
                    by(
                        |o, l, r, s, add| with(Avx2::of(most()).unwrap(), o, l, r, s, add),
                        lhs,
                        rhs,
                    )
                }));
            }
            if Avx512::of(most()).is_some() {
                all.push(("AVX-512", |lhs, rhs| {
                    by(
                        |o, l, r, s, add| with(Avx512::of(most()).unwrap(), o, l, r, s, add),
                        lhs,
                        rhs,
                    )
                }));
            }
        }
        all
    }};
}

/// Blocks of this many terms are summed at once.
const BLOCK: usize = 2048;

/// Compares sums of products of small integers with the exact ones, for lengths of some blocks and a rest.
fn are_exact<T: Whole>(dots: &[(&str, Dot<T>)]) {
    let random = &mut Random(37);
    for blocks in [1, 2, 3, 4, 5] {
        for rest in [0, 1, 15, 16, 17, 1000, BLOCK - 1] {
            let k = blocks * BLOCK + rest;
            let mut digit = || random.below(15) as i32 - 7;
            let [lhs, rhs]: [Vec<[i32; 2]>; 2] =
                [(); 2].map(|()| (0..k).map(|_| [digit(), digit()]).collect());
            let of = |parts: &[[i32; 2]]| -> Vec<T> {
                parts.iter().map(|&[re, im]| T::whole(re, im)).collect()
            };
            let [lhs, rhs] = [of(&lhs), of(&rhs)];
            let sum: Complex<f64> = (lhs.iter().zip(&rhs))
                .map(|(a, b)| a.exact() * b.exact())
                .sum();
            let expected = T::whole(sum.re as i32, sum.im as i32);
            for (name, dot) in dots {
                let value = dot(&lhs, &rhs);
                assert_eq!(value, expected, "{name}: {blocks} blocks and {rest}");
            }
        }
    }
}

#[test]
fn every_block_and_the_rest_are_summed_once() {
    are_exact::<f32>(&levels!(f32));
    are_exact::<f64>(&levels!(f64));
    are_exact::<f16>(&[("f16", chosen)]);
    are_exact::<bf16>(&[("bf16", chosen)]);
    are_exact::<Complex<f32>>(&[("c64", chosen)]);
    are_exact::<Complex<f64>>(&[("c128", chosen)]);
}

/// Compares sums of a million terms of one sign with exact ones, by their relative error.
fn are_precise<T: Whole>(dots: &[(&str, Dot<T>)], terms: [T; 2], most: f64) {
    let [lhs, rhs] = terms.map(|term| vec![term; 1_000_000]);
    let expected = terms[0].exact() * terms[1].exact() * 1e6;
    for (name, dot) in dots {
        let error = (dot(&lhs, &rhs).exact() - expected).norm() / expected.norm();
        assert!(error <= most, "{name}: a relative error of {error:e}");
    }
}

#[test]
fn sums_of_a_million_products_keep_their_precision() {
    let most = 1e-6;
    are_precise::<f32>(&levels!(f32), [0.1, 0.7], most);
    are_precise::<f64>(&levels!(f64), [0.1, 0.7], 1e-14);
    let [x, y] = [Complex::new(0.1, 0.3), Complex::new(0.7, 0.1)];
    are_precise::<Complex<f32>>(&[("c64", chosen)], [x, y], most);
    let wide = |x: Complex<f32>| Complex::new(f64::from(x.re), f64::from(x.im));
    are_precise::<Complex<f64>>(&[("c128", chosen)], [wide(x), wide(y)], 1e-14);
    let [x, y] = [0.1, 0.3].map(bf16::from_f32);
    are_precise::<bf16>(&[("bf16", chosen)], [x, y], 2e-3);
    let [x, y] = [0.1, 0.3].map(f16::from_f32);
    are_precise::<f16>(&[("f16", chosen)], [x, y], 2.5e-4);
}
