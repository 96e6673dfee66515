//! Every function over `f64` against `std`, which is exact to about 1 ULP; erf against computed digits.

use xla_core::level::Detected;
use xla_core::rt::Kernel;
use xla_core::rt::Level;

/// The distance in units of the last place of the reference.
fn ulps(got: f64, expected: f64) -> f64 {
    if got.to_bits() == expected.to_bits() || (got.is_nan() && expected.is_nan()) {
        return 0.0;
    }
    if !got.is_finite() || !expected.is_finite() {
        return f64::INFINITY;
    }
    got.to_bits().abs_diff(expected.to_bits()) as f64
}

/// Many bit patterns, and many numbers of moderate size.
fn samples() -> impl Iterator<Item = f64> {
    let patterns = (0..400_000u64).map(|i| f64::from_bits(i.wrapping_mul(0x9E37_79B9_7F4A_7C15)));
    let moderate =
        (0..400_000u64).map(|i| (i as f64 * 0.618_033_988_749_895).fract() * 60.0 - 30.0);
    let special = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
        f64::MIN_POSITIVE,
        5e-324,
    ];
    patterns.chain(moderate).chain(special)
}

macro_rules! functions {
    ($($name:ident: $bound:expr, $reference:expr;)*) => {$(
        #[test]
        fn $name() {
            struct Error;

            impl Kernel for Error {
                type Output = (f64, f64);

                #[inline(always)]
                fn run<L: Level>(self) -> (f64, f64) {
                    let reference: fn(f64) -> f64 = $reference;
                    let (mut worst, mut at) = (0.0, 0.0);
                    for x in samples() {
                        let error = ulps(xla_core::math::double::$name::<L>(x), reference(x));
                        if error > worst {
                            (worst, at) = (error, x);
                        }
                    }
                    (worst, at)
                }
            }

            for level in Detected::all() {
                let (worst, at) = level.run(Error);
                assert!(worst <= $bound, "{}: {worst} ULP at {at:e}", level.name());
            }
        }
    )*};
}

// Both sides round: a bound here is one more than the documented one.
functions! {
    exp: 2.0, f64::exp;
    exp2: 2.0, f64::exp2;
    expm1: 3.0, f64::exp_m1;
    log: 2.0, f64::ln;
    log2: 1.0, f64::log2;
    log10: 2.0, f64::log10;
    log1p: 3.0, f64::ln_1p;
    tanh: 4.0, f64::tanh;
    sin: 2.0, f64::sin;
    cos: 2.0, f64::cos;
    logistic: 3.0, |x| if x < 0.0 { x.exp() / (1.0 + x.exp()) } else { 1.0 / (1.0 + (-x).exp()) };
    floor: 0.0, f64::floor;
    ceil: 0.0, f64::ceil;
    round_nearest_even: 0.0, f64::round_ties_even;
    round_nearest_afz: 0.0, f64::round;
}

/// Powers of 2 and of 10 have whole logarithms, and whole numbers exact powers, at each level.
#[test]
fn powers_of_a_base_are_exact() {
    struct Exact;

    impl Kernel for Exact {
        type Output = ();

        #[inline(always)]
        fn run<L: Level>(self) {
            for n in -1074..1024 {
                let power = 2f64.powi(n / 2) * 2f64.powi(n - n / 2);
                assert_eq!(xla_core::math::double::exp2::<L>(n.into()), power, "{n}");
                assert_eq!(
                    xla_core::math::double::log2::<L>(power),
                    f64::from(n),
                    "{n}"
                );
            }
            for n in -307..309 {
                let power: f64 = format!("1e{n}").parse().unwrap();
                assert_eq!(
                    xla_core::math::double::log10::<L>(power),
                    f64::from(n),
                    "{n}"
                );
            }
            for n in -149..128 {
                let power = 2f32.powi(n / 2) * 2f32.powi(n - n / 2);
                assert_eq!(xla_core::math::single::exp2::<L>(n as f32), power, "{n}");
                assert_eq!(xla_core::math::single::log2::<L>(power), n as f32, "{n}");
            }
            for n in -37..39 {
                let power: f32 = format!("1e{n}").parse().unwrap();
                assert_eq!(xla_core::math::single::log10::<L>(power), n as f32, "{n}");
            }
        }
    }

    for level in Detected::all() {
        level.run(Exact);
    }
}

/// The angles next to multiples of a quarter turn, where most digits of the angle cancel, and others up to the limits of the
/// short form and above.
#[test]
fn sines_are_accurate_where_digits_cancel() {
    struct Error;

    impl Kernel for Error {
        type Output = (f64, f64);

        #[inline(always)]
        fn run<L: Level>(self) -> (f64, f64) {
            let mut worst = (0.0, 0.0);
            for i in 0..200_000u64 {
                let turns = (i * i + i) as f64 / if i % 3 == 0 { 1.0 } else { 64.0 };
                let x = core::f64::consts::FRAC_PI_2 * turns.round();
                let next = f64::from_bits(x.to_bits() + 1 + i % 5);
                for x in [x, -x, next, x + 0.77, turns] {
                    let (sin, cos) = (
                        xla_core::math::double::sin::<L>(x),
                        xla_core::math::double::cos::<L>(x),
                    );
                    let error = ulps(sin, x.sin()).max(ulps(cos, x.cos()));
                    if error > worst.0 {
                        worst = (error, x);
                    }
                }
            }
            worst
        }
    }

    for level in Detected::all() {
        let (worst, at) = level.run(Error);
        assert!(worst <= 1.0, "{}: {worst} ULP at {at:e}", level.name());
    }
}

/// Digits from a computation with 30 of them.
#[test]
fn erf() {
    let table = [
        (0.0, 0.0),
        (1e-300, 1.1283791670955126e-300),
        (1e-10, 1.1283791670955126e-10),
        (0.1, 0.1124629160182849),
        (0.25, 0.27632639016823696),
        (0.5, 0.5204998778130465),
        (0.7, 0.6778011938374184),
        (0.84, 0.7651427114549945),
        (0.86, 0.7761002683235567),
        (0.849, 0.7701197221205981),
        (0.851, 0.7712154617178288),
        (1.0, 0.8427007929497149),
        (1.25, 0.9229001282564583),
        (1.5, 0.9661051464753108),
        (1.9, 0.9927904292352575),
        (2.0, 0.9953222650189527),
        (2.5, 0.999593047982555),
        (3.0, 0.9999779095030014),
        (3.7, 0.9999998328489421),
        (4.5, 0.9999999998033839),
        (5.5, 0.9999999999999927),
        (5.9, 0.9999999999999999),
    ];
    for (x, expected) in table {
        for (x, expected) in [(x, expected), (-x, -expected)] {
            let got = xla_core::math::double::erf::<xla_core::level::Baseline>(x);
            assert!(
                ulps(got, expected) <= 2.0,
                "erf({x}) is {expected:e}, not {got:e}"
            );
        }
    }
    for x in [f64::INFINITY, f64::MAX, 6.5] {
        assert_eq!(
            xla_core::math::double::erf::<xla_core::level::Baseline>(x),
            1.0
        );
    }
    assert!(xla_core::math::double::erf::<xla_core::level::Baseline>(f64::NAN).is_nan());
}
