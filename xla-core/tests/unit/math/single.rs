//! Every function over a part of `f32` against an `f64` reference, and its special values; `examples/ulp.rs` goes
//! through all of `f32`.

use xla_core::level::Detected;
use xla_core::math::single::*;
use xla_core::rt::Kernel;
use xla_core::rt::Level;

/// The distance in units of the last place of the exact value, at least in units of the least subnormal number.
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
        // A result that rounds to infinity may be infinity.
        return if f64::from(got.abs()) >= f64::from(f32::MAX) && f64::from(got) * exact > 0.0 {
            0.0
        } else {
            f64::INFINITY
        };
    }
    let exponent = ((exact.abs().to_bits() >> 52) as i32 - 1023).max(-126);
    (f64::from(got) - exact).abs() / 2f64.powi(exponent - 23)
}

/// Every `step`-th bit pattern, and the special values.
fn patterns(step: u32) -> impl Iterator<Item = f32> {
    let special = [
        0.0,
        -0.0,
        f32::INFINITY,
        f32::NEG_INFINITY,
        f32::NAN,
        f32::MAX,
        f32::MIN,
        1e-45,
        f32::MIN_POSITIVE,
    ];
    (0..=u32::MAX / step)
        .map(move |i| f32::from_bits(i * step))
        .chain(special)
}

macro_rules! functions {
    ($($name:ident: $bound:expr, $reference:expr;)*) => {$(
        mod $name {
            use super::*;

            struct Error;

            impl Kernel for Error {
                type Output = (f64, f32);

                #[inline(always)]
                fn run<L: Level>(self) -> (f64, f32) {
                    let reference: fn(f64) -> f64 = $reference;
                    let (mut worst, mut at) = (0.0, 0.0);
                    for x in patterns(4099) {
                        let error = ulps(xla_core::math::single::$name::<L>(x), reference(f64::from(x)));
                        if error > worst {
                            (worst, at) = (error, x);
                        }
                    }
                    (worst, at)
                }
            }

            #[test]
            fn is_within_its_bound() {
                for level in Detected::all() {
                    let (worst, at) = level.run(Error);
                    assert!(worst <= $bound, "{}: {worst} ULP at {at:e}", level.name());
                }
            }
        }
    )*};
}

functions! {
    exp: 2.5, f64::exp;
    exp2: 0.8, f64::exp2;
    expm1: 1.6, f64::exp_m1;
    log: 1.5, f64::ln;
    log2: 0.51, f64::log2;
    log10: 0.51, f64::log10;
    log1p: 2.3, f64::ln_1p;
    tanh: 6.3, f64::tanh;
    logistic: 3.6, |x| 1.0 / (1.0 + (-x).exp());
    sin: 2.0, f64::sin;
    cos: 2.0, f64::cos;
    cbrt: 0.51, f64::cbrt;
    // Ours of `f64` is measured against digits computed elsewhere, in its own tests.
    erf: 7.2, xla_core::math::double::erf::<xla_core::level::Baseline>;
}

#[test]
fn pow_is_within_its_bound() {
    struct Error;

    impl Kernel for Error {
        type Output = (f64, f32, f32);

        #[inline(always)]
        fn run<L: Level>(self) -> (f64, f32, f32) {
            let mut worst = (0.0, 0.0, 0.0);
            for (i, x) in patterns(8209).enumerate() {
                // Exponents for which the result covers the whole range, the subnormal numbers too.
                let t = (i as f64 * 0.618_033_988_749_895).fract() * 194.0 - 104.0;
                let y = (t / f64::from(x).abs().ln()) as f32;
                let error = ulps(pow::<L>(x, y), f64::from(x).powf(y.into()));
                if error > worst.0 {
                    worst = (error, x, y);
                }
            }
            worst
        }
    }
    for level in Detected::all() {
        let (worst, x, y) = level.run(Error);
        assert!(
            worst <= 1.0,
            "{}: {worst} ULP at {x:e} to the power of {y:e}",
            level.name()
        );
    }
}

#[test]
fn atan2_is_within_its_bound() {
    struct Error;

    impl Kernel for Error {
        type Output = (f64, f32, f32);

        #[inline(always)]
        fn run<L: Level>(self) -> (f64, f32, f32) {
            let mut worst = (0.0, 0.0, 0.0);
            for (i, x) in patterns(4099).enumerate() {
                // Points whose angle is no multiple of a quarter turn to all digits.
                let t = (i as f64 * 0.618_033_988_749_895).fract() * 48.0 - 24.0;
                let y = (f64::from(x) * t.signum() * t.abs().exp2() / 4096.0) as f32;
                let error = ulps(atan2::<L>(y, x), f64::from(y).atan2(x.into()));
                if error > worst.0 {
                    worst = (error, y, x);
                }
            }
            worst
        }
    }
    for level in Detected::all() {
        let (worst, y, x) = level.run(Error);
        assert!(
            worst <= 1.8,
            "{}: {worst} ULP at the point ({x:e}, {y:e})",
            level.name()
        );
    }
}
