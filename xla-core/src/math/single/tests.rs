//! Every function over `f32` against an `f64` reference, and its special values.

use super::*;
use crate::level::{Detected, Kernel, Level};

/// The distance in units of the last place of the exact value, at least those of the least subnormal number.
fn ulps(got: f32, exact: f64) -> f64 {
    if got.is_nan() || exact.is_nan() {
        return if got.is_nan() && exact.is_nan() {
            0.0
        } else {
            f64::INFINITY
        };
    }
    if f64::from(got) == exact {
        return 0.0;
    }
    if exact.abs() >= f64::from(f32::MAX) {
        // What rounds to infinity may be infinity.
        return if f64::from(got.abs()) >= f64::from(f32::MAX) && f64::from(got) * exact > 0.0 {
            0.0
        } else {
            f64::INFINITY
        };
    }
    let exponent = ((exact.abs().to_bits() >> 52) as i32 - 1023).max(-126);
    (f64::from(got) - exact).abs() / 2f64.powi(exponent - 23)
}

/// Every `step`-th bit pattern.
fn patterns(step: u32) -> impl Iterator<Item = f32> {
    (0..=u32::MAX / step).map(move |i| f32::from_bits(i.wrapping_mul(step)))
}

macro_rules! functions {
    ($($name:ident: $bound:expr, $reference:expr;)*) => {$(
        mod $name {
            use super::*;

            struct Error(u32);

            impl Kernel for Error {
                type Output = (f64, f32);

                #[inline(always)]
                fn run<L: Level>(self) -> (f64, f32) {
                    let reference: fn(f64) -> f64 = $reference;
                    let (mut worst, mut at) = (0.0, 0.0);
                    for x in patterns(self.0) {
                        let error = ulps(super::super::$name::<L>(x), reference(f64::from(x)));
                        if !(error <= worst) {
                            (worst, at) = (error, x);
                        }
                    }
                    (worst, at)
                }
            }

            #[test]
            fn is_within_its_bound() {
                for level in Detected::all() {
                    let (worst, at) = level.run(Error(4099));
                    println!("{} {}: {worst} ULP at {at:e}", stringify!($name), level.name());
                    assert!(worst <= $bound, "{}: {worst} ULP at {at:e}", level.name());
                }
            }

            #[test]
            #[ignore = "every f32, which takes a minute; `cargo test --release -- --ignored`"]
            fn is_within_its_bound_everywhere() {
                for level in Detected::all() {
                    let (worst, at) = level.run(Error(1));
                    println!("{} {}: {worst} ULP at {at:e}", stringify!($name), level.name());
                    assert!(worst <= $bound, "{}: {worst} ULP at {at:e}", level.name());
                }
            }
        }
    )*};
}

functions! {
    exp: 1.0, f64::exp;
    expm1: 2.0, f64::exp_m1;
    log: 1.0, f64::ln;
    log1p: 1.0, f64::ln_1p;
    tanh: 3.0, f64::tanh;
    logistic: 2.0, |x| 1.0 / (1.0 + (-x).exp());
    sin: 2.0, f64::sin;
    cos: 2.0, f64::cos;
}
