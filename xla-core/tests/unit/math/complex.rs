//! The functions of `Complex<f32>` against the functions of `Complex<f64>`, which are exact to a few ULP of their own.

use num_complex::Complex;

use xla_core::level::Detected;
use xla_core::math::complex::single;
use xla_core::rt::Kernel;
use xla_core::rt::Level;

type C = Complex<f32>;

/// Special parts, and parts at which a function changes its ways.
const SPECIAL: [f32; 30] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    f32::INFINITY,
    f32::NEG_INFINITY,
    f32::NAN,
    1e-45,
    -1e-45,
    1e-38,
    f32::MAX,
    f32::MIN,
    f32::MIN_POSITIVE,
    8.881_784e-16,
    4e-16,
    1.152_921_5e18,
    0.5,
    2.0,
    -2.5,
    3.0,
    88.0,
    -88.0,
    22.5,
    -104.0,
    400.0,
    1_048_576.0,
    1_048_577.0,
    core::f32::consts::PI,
    core::f32::consts::FRAC_PI_2,
    1e20,
];

/// All pairs of special parts; any bits; numbers of moderate size; numbers near the unit circle, where a logarithm vanishes; and
/// angles near multiples of a quarter turn, where a sine or cosine does.
fn samples() -> Vec<C> {
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    let mut bits = move || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 32) as u32
    };
    let mut all: Vec<C> = SPECIAL
        .iter()
        .flat_map(|&re| SPECIAL.map(|im| C::new(re, im)))
        .collect();
    for _ in 0..20_000 {
        all.push(C::new(f32::from_bits(bits()), f32::from_bits(bits())));
        let mut within = |most: f32| (bits() as f32 / 2f32.powi(31) - 1.0) * most;
        for most in [1.0, 3.0, 30.0, 110.0] {
            all.push(C::new(within(most), within(most)));
        }
        let (angle, radius) = (within(3.2), 1.0 + within(1e-3));
        all.push(C::new(angle.cos() * radius, angle.sin() * radius));
        let quarters = f64::from(within(2e6)).round() * core::f64::consts::FRAC_PI_2;
        all.push(C::new(within(3.0), quarters as f32));
    }
    all
}

/// The distance in units of the last place of the exact value; infinite for another special value.
fn ulps(got: f32, exact: f64) -> f64 {
    const TOP: f64 = 340_282_366_920_938_463_463_374_607_431_768_211_456.0;
    if got.is_nan() || exact.is_nan() {
        return if got.is_nan() && exact.is_nan() {
            0.0
        } else {
            f64::INFINITY
        };
    }
    let exponent = ((exact.to_bits() >> 52 & 0x7ff) as i32 - 1023).clamp(-126, 127);
    let apart = f64::from(got).clamp(-TOP, TOP) - exact.clamp(-TOP, TOP);
    apart.abs() / 2f64.powi(exponent - 23)
}

/// Whether both are zeros of opposite signs.
fn other_zero(got: f32, exact: f64) -> bool {
    got == 0.0 && exact as f32 == 0.0 && got.is_sign_negative() != exact.is_sign_negative()
}

fn wide(z: C) -> Complex<f64> {
    Complex::new(z.re.into(), z.im.into())
}

/// Rows of functions with the bound of each part's error.
macro_rules! functions {
    ($($name:ident: $bound:literal;)*) => {$(
        #[test]
        fn $name() {
            struct Error<'a>(&'a [C]);

            impl Kernel for Error<'_> {
                type Output = ();

                #[inline(always)]
                fn run<L: Level>(self) {
                    for &z in self.0 {
                        let (got, expected) = (single::$name::<L>(z), xla_core::math::complex::$name::<L>(wide(z)));
                        for (got, expected) in [(got.re, expected.re), (got.im, expected.im)] {
                            let far = ulps(got, expected) > $bound || other_zero(got, expected);
                            assert!(!far, "of {z:?}: {got:e}, not {expected:e}");
                        }
                    }
                }
            }
            let samples = samples();
            for level in Detected::all() {
                level.run(Error(&samples));
            }
        }
    )*};
}

functions! {
    sqrt: 0.51;
    exp: 0.51;
    log: 0.51;
    tanh: 0.51;
}

#[test]
fn abs() {
    struct Error<'a>(&'a [C]);

    impl Kernel for Error<'_> {
        type Output = ();

        #[inline(always)]
        fn run<L: Level>(self) {
            for &z in self.0 {
                let (got, expected) = (single::abs::<L>(z), wide(z).re.hypot(wide(z).im));
                assert!(
                    ulps(got, expected) <= 1.5,
                    "of {z:?}: {got:e}, not {expected:e}"
                );
            }
        }
    }
    let samples = samples();
    for level in Detected::all().into_iter() {
        level.run(Error(&samples));
    }
}

/// The quotient: products of two `f32` are exact, so that each part is rounded three times; special ones by their own rules.
fn quotient(a: C, b: C) -> Complex<f64> {
    let (a, b) = (wide(a), wide(b));
    if a.is_finite() && b.is_finite() && b.norm_sqr() > 0.0 {
        let product = a * b.conj();
        return Complex::new(product.re / b.norm_sqr(), product.im / b.norm_sqr());
    }
    xla_core::math::complex::div(a, b)
}

#[test]
fn div() {
    struct Error<'a>(&'a [(C, C)]);

    impl Kernel for Error<'_> {
        type Output = ();

        #[inline(always)]
        fn run<L: Level>(self) {
            for &(a, b) in self.0 {
                let (got, expected) = (single::div::<L>(a, b), quotient(a, b));
                for (got, expected) in [(got.re, expected.re), (got.im, expected.im)] {
                    assert!(
                        ulps(got, expected) <= 0.51,
                        "{a:?} by {b:?}: {got:e}, not {expected:e}"
                    );
                }
            }
        }
    }
    let samples = samples();
    let special = &samples[..SPECIAL.len() * SPECIAL.len()];
    let few = special.iter().step_by(7);
    let mut pairs: Vec<(C, C)> = few
        .flat_map(|&a| special.iter().map(move |&b| (a, b)))
        .collect();
    pairs.extend(samples.iter().copied().zip(samples.iter().rev().copied()));
    for level in Detected::all().into_iter() {
        level.run(Error(&pairs));
    }
}
