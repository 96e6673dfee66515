//! Tests of `xla-core/src/reduce.rs`.

use xla_core::level::Detected;
use xla_core::rt::Baseline;
use xla_core::rt::Kernel;
use xla_core::rt::Level;
use xla_core::rt::fold;
use xla_core::rt::reduce::*;
use xla_core::rt::scalar;

const LENGTHS: [usize; 12] = [0, 1, 7, 8, 63, 64, 65, 500, 2047, 2048, 2049, 5000];

fn numbers(n: usize) -> Vec<f32> {
    (0..n)
        .map(|i| (i as f32 * 0.618_034).fract() * 6.0 - 3.0)
        .collect()
}

fn plain_max(x: &[f32]) -> f32 {
    let max = |a, b| scalar::max::<Baseline, f32>(a, b);
    x.iter().copied().fold(f32::NEG_INFINITY, max)
}

#[test]
fn extremes_are_those_of_one_item_after_the_other() {
    for n in LENGTHS {
        let x = numbers(n);
        let shifts = [0.0, 3.5, -3.5].map(|by| x.iter().map(|x| x + by).collect::<Vec<_>>());
        for x in shifts {
            assert_eq!(
                max(f32::NEG_INFINITY, &x).to_bits(),
                plain_max(&x).to_bits(),
                "{n}"
            );
            let least = x.iter().copied().fold(f32::INFINITY, f32::min);
            assert_eq!(min(f32::INFINITY, &x).to_bits(), least.to_bits(), "{n}");
            let wide: Vec<f64> = x.iter().copied().map(f64::from).collect();
            assert_eq!(
                max(f64::NEG_INFINITY, &wide),
                f64::from(plain_max(&x)),
                "{n}"
            );
            assert_eq!(min(f64::INFINITY, &wide), f64::from(least), "{n}");
        }
    }
}

#[test]
fn one_nan_anywhere_gives_nan() {
    for n in LENGTHS {
        for at in [0, n / 2, n.saturating_sub(1)]
            .into_iter()
            .filter(|at| *at < n)
        {
            let mut x = numbers(n);
            x[at] = f32::NAN;
            assert!(max(f32::NEG_INFINITY, &x).is_nan(), "{at} of {n}");
            assert!(min(f32::INFINITY, &x).is_nan(), "{at} of {n}");
            let x: Vec<f64> = x.into_iter().map(f64::from).collect();
            assert!(max(f64::NEG_INFINITY, &x).is_nan(), "{at} of {n}");
            assert!(min(f64::INFINITY, &x).is_nan(), "{at} of {n}");
        }
    }
}

#[test]
fn positive_zero_is_greater_than_negative_zero() {
    for n in [1, 2, 64, 100] {
        for at in 0..n {
            let mut x = vec![-0.0f32; n];
            assert_eq!(max(f32::NEG_INFINITY, &x).to_bits(), (-0.0f32).to_bits());
            x[at] = 0.0;
            assert_eq!(max(f32::NEG_INFINITY, &x).to_bits(), 0.0f32.to_bits());
            assert_eq!(
                min(f32::INFINITY, &x).to_bits(),
                if n == 1 { 0.0f32 } else { -0.0 }.to_bits()
            );
        }
    }
}

#[test]
fn sums_are_grouped_as_a_loop_groups_them() {
    struct Sum<'a>(&'a [f32]);
    impl Kernel for Sum<'_> {
        type Output = f32;
        #[inline(always)]
        fn run<L: Level>(self) -> f32 {
            fold::<L, _, _>(self.0.len(), (self.0,), 0.0, |(x,)| x, |a, b| a + b)
        }
    }
    for n in LENGTHS {
        let x = numbers(n);
        for level in Detected::all() {
            assert_eq!(add(0.0, &x).to_bits(), level.run(Sum(&x)).to_bits(), "{n}");
        }
    }
}

#[test]
fn integers_and_bools_are_folded_exactly() {
    for n in LENGTHS {
        let x: Vec<i32> = (0..n as i32)
            .map(|i| i.wrapping_mul(0x9E37_79B1_u32 as i32))
            .collect();
        assert_eq!(add(0, &x), x.iter().fold(0, |a: i32, x| a.wrapping_add(*x)));
        assert_eq!(
            max(i32::MIN, &x),
            x.iter().copied().max().unwrap_or(i32::MIN)
        );
        assert_eq!(xor(0, &x), x.iter().fold(0, |a, x| a ^ x));
        let b: Vec<bool> = x.iter().map(|x| *x >= 0).collect();
        assert_eq!(and(true, &b), b.iter().all(|b| *b));
        assert_eq!(or(false, &b), b.iter().any(|b| *b));
    }
}
