//! Special values of each operation, as XLA's CPU backend gives them.

use core::fmt::Debug;

use half::{bf16, f16};
use num_complex::Complex;

use super::*;
<<<<<<< HEAD
use crate::level::{Baseline as L, Detected, Kernel, Level};
=======
use crate::level::Baseline as L;

mod complex;
mod convert;
mod floats;
>>>>>>> loops

const INF: f32 = f32::INFINITY;
const NAN: f32 = f32::NAN;

/// Equal as values, the sign of zero included; any NaN is as good as another.
fn same(got: f64, want: f64) -> bool {
    (got.is_nan() && want.is_nan()) || got.to_bits() == want.to_bits()
}

/// Rows of `(operands) result`.
fn check<A: Copy + Debug>(name: &str, rows: &[(A, f32)], f: impl Fn(A) -> f32) {
    for (operands, want) in rows {
        let got = f(*operands);
        assert!(
            same(got.into(), (*want).into()),
            "{name}{operands:?} is {want}, not {got}"
        );
    }
}

#[test]
fn integers_wrap_and_never_trap() {
    assert_eq!(add::<L, i8>(127, 1), -128);
    assert_eq!(sub::<L, u8>(0, 1), 255);
    assert_eq!(mul::<L, i32>(i32::MIN, -1), i32::MIN);
    assert_eq!(neg::<L, i64>(i64::MIN), i64::MIN);
    assert_eq!(neg::<L, u8>(1), 255);
    assert_eq!(abs::<L, i16>(i16::MIN), i16::MIN);
    assert_eq!([-7, 0, 7].map(sign::<L, i8>), [-1, 0, 1]);
    for (a, b, quotient, rest) in [
        (7, 2, 3, 1),
        (-7, 2, -3, -1),
        (7, -2, -3, 1),
        (7, 0, -1, 7),
        (-7, 0, -1, -7),
        (-128, -1, -128, 0),
    ] {
        assert_eq!(
            (div::<L, i8>(a, b), rem::<L, i8>(a, b)),
            (quotient, rest),
            "{a} by {b}"
        );
    }
    assert_eq!((div::<L, u64>(5, 0), rem::<L, u64>(5, 0)), (u64::MAX, 5));
}

#[test]
fn integer_powers() {
    for (a, b, want) in [
        (7, 0, 1),
        (0, 0, 1),
        (7, 2, 49),
        (-7, 33, -7),
        (5, 33, -123),
        (7, 100, 97),
        (7, -1, 0),
        (0, -1, 0),
        (1, -3, 1),
        (-1, -3, -1),
        (-1, -2, 1),
        (-128, -128, 0),
    ] {
        assert_eq!(pow::<L, i8>(a, b), want, "{a} to the power of {b}");
    }
    assert_eq!(pow::<L, u8>(249, 255), 249u8.wrapping_pow(255));
    assert_eq!(pow::<L, i64>(7, 33), 5_883_222_197_588_761_863);
}

#[test]
fn shifts_past_the_width() {
    for by in [8, 9, 100, -1, -8] {
        assert_eq!(shift_left::<L, i8>(-7, by), 0);
        assert_eq!(shift_right_logical::<L, i8>(-7, by), 0);
        assert_eq!(
            [-7, 7].map(|x| shift_right_arithmetic::<L, i8>(x, by)),
            [-1, 0]
        );
    }
    assert_eq!(shift_left::<L, i32>(3, 31), i32::MIN);
    assert_eq!(shift_right_logical::<L, i8>(-7, 1), 124);
    assert_eq!(shift_right_arithmetic::<L, i8>(-7, 1), -4);
    assert_eq!(shift_right_arithmetic::<L, u8>(249, 1), 252);
    assert_eq!(shift_right_arithmetic::<L, u8>(249, 8), 255);
}

#[test]
fn bitwise_on_integers_logical_on_bool() {
    assert_eq!(
        (
            and::<L, u8>(12, 10),
            or::<L, u8>(12, 10),
            xor::<L, u8>(12, 10),
            not::<L, u8>(12)
        ),
        (8, 14, 6, 243)
    );
    for (a, b) in [(false, false), (false, true), (true, false), (true, true)] {
        assert_eq!(
            [
                and::<L, bool>(a, b),
                mul::<L, bool>(a, b),
                min::<L, bool>(a, b)
            ],
            [a && b; 3],
            "{a} {b}"
        );
        assert_eq!(
            [
                or::<L, bool>(a, b),
                add::<L, bool>(a, b),
                max::<L, bool>(a, b)
            ],
            [a || b; 3],
            "{a} {b}"
        );
        assert_eq!((xor::<L, bool>(a, b), not::<L, bool>(a)), (a != b, !a));
        assert_eq!((lt::<L, bool>(a, b), ge::<L, bool>(a, b)), (!a & b, a | !b));
    }
}
<<<<<<< HEAD

#[test]
fn max_and_min_know_nan_and_both_zeros() {
    let rows = [
        ((0.0, -0.0), 0.0, -0.0),
        ((-0.0, 0.0), 0.0, -0.0),
        ((-0.0, -0.0), -0.0, -0.0),
        ((1.0, 2.0), 2.0, 1.0),
        ((-INF, 1.0), 1.0, -INF),
        ((NAN, 1.0), NAN, NAN),
        ((1.0, NAN), NAN, NAN),
        ((INF, NAN), NAN, NAN),
    ];
    check("max", &rows.map(|(x, max, _)| (x, max)), |(a, b)| {
        max::<L, f32>(a, b)
    });
    check("min", &rows.map(|(x, _, min)| (x, min)), |(a, b)| {
        min::<L, f32>(a, b)
    });
    check("max in f16", &rows.map(|(x, max, _)| (x, max)), |(a, b)| {
        max::<L, f16>(f16::from_f32(a), f16::from_f32(b)).to_f32()
    });
    check(
        "clamp",
        &[
            ((1.0, NAN, 2.0), NAN),
            ((NAN, 0.0, 2.0), NAN),
            ((2.0, 3.0, 1.0), 1.0),
            ((2.0, 0.0, 1.0), 1.0),
        ],
        |(lo, x, hi)| clamp::<L, f32>(lo, x, hi),
    );
}

#[test]
fn comparisons_with_nan_are_false() {
    for (a, b) in [(NAN, 1.0), (1.0, NAN), (NAN, NAN)] {
        assert!(!eq::<L, f32>(a, b) && ne::<L, f32>(a, b));
        assert!(
            !lt::<L, f32>(a, b)
                && !le::<L, f32>(a, b)
                && !gt::<L, f32>(a, b)
                && !ge::<L, f32>(a, b)
        );
        assert!(ne::<L, bf16>(bf16::from_f32(a), bf16::from_f32(b)));
    }
    assert!(eq::<L, f32>(0.0, -0.0) && le::<L, f32>(0.0, -0.0) && !lt::<L, f32>(-0.0, 0.0));
    assert!(eq::<L, f16>(f16::ZERO, f16::NEG_ZERO));
    assert!(ne::<L, Complex<f32>>(
        Complex::new(1.0, 2.0),
        Complex::new(1.0, 3.0)
    ));
    assert!(select::<L, i32>(gt::<L, u8>(200, 100), 1, 2) == 1);
}

#[test]
fn special_values_of_floats() {
    let x = |rows: &[(f32, f32)], name: &str, f: fn(f32) -> f32| check(name, rows, f);
    x(
        &[
            (0.0, 0.0),
            (-0.0, -0.0),
            (1e-40, 1.0),
            (-INF, -1.0),
            (NAN, NAN),
        ],
        "sign",
        sign::<L, f32>,
    );
    x(
        &[
            (0.5, 1.0),
            (-0.5, -1.0),
            (1.5, 2.0),
            (2.5, 3.0),
            (-2.5, -3.0),
            (0.49999997, 0.0),
            (INF, INF),
            (NAN, NAN),
            (-0.0, -0.0),
            (8388609.0, 8388609.0),
        ],
        "round_nearest_afz",
        round_nearest_afz::<L, f32>,
    );
    x(
        &[
            (0.5, 0.0),
            (-0.5, -0.0),
            (1.5, 2.0),
            (2.5, 2.0),
            (-2.5, -2.0),
            (-INF, -INF),
            (NAN, NAN),
            (3e38, 3e38),
        ],
        "round_nearest_even",
        round_nearest_even::<L, f32>,
    );
    x(
        &[
            (-0.5, -0.0),
            (0.5, 1.0),
            (-0.0, -0.0),
            (INF, INF),
            (NAN, NAN),
            (1e-40, 1.0),
        ],
        "ceil",
        ceil::<L, f32>,
    );
    x(
        &[
            (-0.5, -1.0),
            (0.5, 0.0),
            (-0.0, -0.0),
            (-INF, -INF),
            (NAN, NAN),
            (-1e-40, -1.0),
        ],
        "floor",
        floor::<L, f32>,
    );
    x(
        &[
            (0.0, INF),
            (-0.0, -INF),
            (-1.0, NAN),
            (INF, 0.0),
            (NAN, NAN),
            (4.0, 0.5),
        ],
        "rsqrt",
        rsqrt::<L, f32>,
    );
    x(
        &[
            (0.0, 0.0),
            (-0.0, -0.0),
            (-1.0, NAN),
            (INF, INF),
            (NAN, NAN),
            (4.0, 2.0),
        ],
        "sqrt",
        sqrt::<L, f32>,
    );
    x(
        &[
            (0.0, 1.0),
            (-INF, 0.0),
            (INF, INF),
            (NAN, NAN),
            (100.0, INF),
            (-200.0, 0.0),
        ],
        "exp",
        exp::<L, f32>,
    );
    x(
        &[
            (0.0, 0.0),
            (-0.0, -0.0),
            (-INF, -1.0),
            (INF, INF),
            (NAN, NAN),
        ],
        "expm1",
        expm1::<L, f32>,
    );
    x(
        &[
            (0.0, -INF),
            (-0.0, -INF),
            (-1.0, NAN),
            (1.0, 0.0),
            (INF, INF),
            (-INF, NAN),
            (NAN, NAN),
        ],
        "log",
        log::<L, f32>,
    );
    x(
        &[
            (0.0, 0.0),
            (-0.0, -0.0),
            (-1.0, -INF),
            (INF, INF),
            (-2.0, NAN),
            (NAN, NAN),
        ],
        "log1p",
        log1p::<L, f32>,
    );
    x(
        &[
            (0.0, 0.0),
            (-0.0, -0.0),
            (INF, 1.0),
            (-INF, -1.0),
            (NAN, NAN),
        ],
        "tanh",
        tanh::<L, f32>,
    );
    x(
        &[
            (0.0, 0.0),
            (-0.0, -0.0),
            (INF, 1.0),
            (-INF, -1.0),
            (NAN, NAN),
        ],
        "erf",
        erf::<L, f32>,
    );
    x(
        &[(0.0, 0.5), (INF, 1.0), (-INF, 0.0), (NAN, NAN)],
        "logistic",
        logistic::<L, f32>,
    );
    x(
        &[
            (0.0, 0.0),
            (-0.0, -0.0),
            (INF, NAN),
            (-INF, NAN),
            (NAN, NAN),
        ],
        "sin",
        sin::<L, f32>,
    );
    x(
        &[(0.0, 1.0), (-0.0, 1.0), (INF, NAN), (-INF, NAN), (NAN, NAN)],
        "cos",
        cos::<L, f32>,
    );
    check(
        "rem",
        &[
            ((5.0, 3.0), 2.0),
            ((-5.0, 3.0), -2.0),
            ((5.0, -3.0), 2.0),
            ((5.5, 0.0), NAN),
            ((INF, 2.0), NAN),
            ((-2.0, INF), -2.0),
            ((-6.0, 3.0), -0.0),
        ],
        |(a, b)| rem::<L, f32>(a, b),
    );
    for (x, finite) in [
        (0.0, true),
        (f32::MAX, true),
        (INF, false),
        (-INF, false),
        (NAN, false),
    ] {
        assert_eq!(is_finite::<L, f32>(x), finite);
        assert_eq!(
            is_finite::<L, bf16>(bf16::from_f32(x)),
            finite && x != f32::MAX,
            "the greatest f32 rounds up"
        );
    }
}

/// Bases down, exponents across.
#[test]
fn powers_of_floats() {
    let exponents = [
        0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 0.5, -0.5, INF, -INF, NAN, 3.0, -3.0,
    ];
    let table: [(f32, [f32; 13]); 11] = [
        (
            0.0,
            [
                1.0, 1.0, 0.0, INF, 0.0, INF, 0.0, INF, 0.0, INF, NAN, 0.0, INF,
            ],
        ),
        (
            -0.0,
            [
                1.0, 1.0, -0.0, -INF, 0.0, INF, 0.0, INF, 0.0, INF, NAN, -0.0, -INF,
            ],
        ),
        (1.0, [1.0; 13]),
        (
            -1.0,
            [
                1.0, 1.0, -1.0, -1.0, 1.0, 1.0, NAN, NAN, 1.0, 1.0, NAN, -1.0, -1.0,
            ],
        ),
        (
            4.0,
            [
                1.0, 1.0, 4.0, 0.25, 16.0, 0.0625, 2.0, 0.5, INF, 0.0, NAN, 64.0, 0.015625,
            ],
        ),
        (
            -2.0,
            [
                1.0, 1.0, -2.0, -0.5, 4.0, 0.25, NAN, NAN, INF, 0.0, NAN, -8.0, -0.125,
            ],
        ),
        (
            0.25,
            [
                1.0, 1.0, 0.25, 4.0, 0.0625, 16.0, 0.5, 2.0, 0.0, INF, NAN, 0.015625, 64.0,
            ],
        ),
        (
            -0.5,
            [
                1.0, 1.0, -0.5, -2.0, 0.25, 4.0, NAN, NAN, 0.0, INF, NAN, -0.125, -8.0,
            ],
        ),
        (
            INF,
            [
                1.0, 1.0, INF, 0.0, INF, 0.0, INF, 0.0, INF, 0.0, NAN, INF, 0.0,
            ],
        ),
        (
            -INF,
            [
                1.0, 1.0, -INF, -0.0, INF, 0.0, INF, 0.0, INF, 0.0, NAN, -INF, -0.0,
            ],
        ),
        (
            NAN,
            [
                1.0, 1.0, NAN, NAN, NAN, NAN, NAN, NAN, NAN, NAN, NAN, NAN, NAN,
            ],
        ),
    ];
    for (base, row) in table {
        let rows: Vec<_> = exponents
            .into_iter()
            .zip(row)
            .map(|(y, want)| ((base, y), want))
            .collect();
        check("pow", &rows, |(a, b)| pow::<L, f32>(a, b));
        check("pow in f64", &rows, |(a, b)| {
            pow::<L, f64>(a.into(), b.into()) as f32
        });
    }
}

#[test]
fn conversions_from_floats_saturate() {
    let x = [1.9, -1.9, 300.0, -300.0, 1e30, -1e30, NAN, INF, -INF];
    let i8s = [1, -1, 127, -128, 127, -128, 0, 127, -128];
    assert_eq!(x.map(convert::<L, f32, i8>), i8s);
    assert_eq!(x.map(|x| convert::<L, f64, i8>(x.into())), i8s);
    assert_eq!(x.map(|x| convert::<L, bf16, i8>(bf16::from_f32(x))), i8s);
    assert_eq!(
        x.map(convert::<L, f32, u8>),
        [1, 0, 255, 0, 255, 0, 0, 255, 0]
    );
    assert_eq!(
        x.map(convert::<L, f32, i64>)[4..],
        [i64::MAX, i64::MIN, 0, i64::MAX, i64::MIN]
    );
    assert_eq!(
        [0.0, -0.0, 0.5, NAN, INF].map(convert::<L, f32, bool>),
        [false, false, true, true, true]
    );
    assert_eq!(convert::<L, i64, u8>(-1), 255);
    assert_eq!(
        convert::<L, bool, Complex<f32>>(true),
        Complex::new(1.0, 0.0)
    );
    assert_eq!(convert::<L, Complex<f64>, i32>(Complex::new(-2.5, 9.0)), -2);
    assert!(convert::<L, Complex<f32>, bool>(Complex::new(0.0, 1.0)));
}

#[test]
fn conversions_to_halves_pass_through_f32() {
    // A tie once it is an f32, just above one before.
    assert_eq!(
        convert::<L, f64, bf16>(1.0 + 2f64.powi(-8) + 2f64.powi(-30)),
        bf16::ONE
    );
    assert_eq!(
        convert::<L, f64, f16>(1.0 + 2f64.powi(-11) + 2f64.powi(-40)),
        f16::ONE
    );
    assert_eq!(
        convert::<L, i64, bf16>((1 << 40) + (1 << 32) + 1).to_f64(),
        2f64.powi(40)
    );
    assert_eq!(convert::<L, i64, f16>(70_000), f16::INFINITY);
}

/// Every f16 and bf16 there and back, and the rounding of every 257th f32, against the crate `half`.
#[test]
fn halves_convert_exactly() {
    struct Check;
    impl Kernel for Check {
        type Output = ();
        #[inline(always)]
        fn run<L: Level>(self) {
            for bits in 0..=u16::MAX {
                let (a, b) = (f16::from_bits(bits), bf16::from_bits(bits));
                assert!(same(convert::<L, f16, f64>(a), a.to_f64()), "{bits:x}");
                assert!(same(convert::<L, bf16, f64>(b), b.to_f64()), "{bits:x}");
            }
            for bits in (0..=u32::MAX).step_by(257) {
                let x = f32::from_bits(bits);
                assert!(
                    same(
                        convert::<L, f32, f16>(x).to_f64(),
                        f16::from_f32(x).to_f64()
                    ),
                    "{x:e}"
                );
                assert!(
                    same(
                        convert::<L, f32, bf16>(x).to_f64(),
                        bf16::from_f32(x).to_f64()
                    ),
                    "{x:e}"
                );
            }
        }
    }
    for level in Detected::all() {
        level.run(Check);
    }
}

#[test]
fn halves_round_after_each_operation() {
    let h = |x: f32| f16::from_f32(x);
    assert_eq!(add::<L, f16>(f16::MAX, f16::MAX), f16::INFINITY);
    assert_eq!(div::<L, f16>(h(1.0), h(3.0)), h(1.0 / 3.0));
    assert_eq!(
        mul::<L, bf16>(bf16::from_f32(1.0078125), bf16::from_f32(1.0078125)).to_f32(),
        1.015625
    );
    assert_eq!(exp::<L, f16>(h(1.0)), h(1f32.exp()));
    assert_eq!(neg::<L, f16>(f16::ZERO).to_bits(), 0x8000);
    assert_eq!(abs::<L, bf16>(bf16::NEG_INFINITY), bf16::INFINITY);
}

#[test]
fn special_values_of_complex_numbers() {
    type C = Complex<f64>;
    const I: f64 = f64::INFINITY;
    const N: f64 = f64::NAN;
    let two = C::new(2.0, -1.0);
    let zero = C::new(0.0, 0.0);
    type Row = (
        &'static str,
        fn(C) -> C,
        &'static [((f64, f64), (f64, f64))],
    );
    let table: [Row; 11] = [
        (
            "exp",
            exp::<L, C>,
            &[
                ((0.0, -0.0), (1.0, 0.0)),
                ((-I, 0.0), (0.0, 0.0)),
                ((N, 0.0), (N, 0.0)),
                ((-I, 1.0), (0.0, 0.0)),
            ],
        ),
        (
            "expm1",
            expm1::<L, C>,
            &[((-0.0, -0.0), (0.0, 0.0)), ((-I, 0.0), (-1.0, 0.0))],
        ),
        (
            "log",
            log::<L, C>,
            &[
                ((I, N), (N, N)),
                ((1.0, 0.0), (0.0, 0.0)),
                ((0.0, 0.0), (-I, 0.0)),
            ],
        ),
        (
            "log1p",
            log1p::<L, C>,
            &[((0.0, 0.0), (0.0, 0.0)), ((-1.0, 0.0), (-I, 0.0))],
        ),
        (
            "cos",
            cos::<L, C>,
            &[((0.0, 0.0), (1.0, 0.0)), ((-0.0, 0.0), (1.0, -0.0))],
        ),
        (
            "sin",
            sin::<L, C>,
            &[((0.0, -0.0), (0.0, 0.0)), ((-0.0, -0.0), (-0.0, 0.0))],
        ),
        (
            "tanh",
            tanh::<L, C>,
            &[
                ((I, -0.0), (1.0, 0.0)),
                ((N, 0.0), (N, 0.0)),
                ((-I, 1.0), (-1.0, 0.0)),
            ],
        ),
        (
            "logistic",
            logistic::<L, C>,
            &[((-I, 1.0), (0.0, 0.0)), ((-I, -1.5), (0.0, -0.0))],
        ),
        (
            "sqrt",
            sqrt::<L, C>,
            &[
                ((-4.0, -0.0), (0.0, 2.0)),
                ((I, -1.5), (I, -0.0)),
                ((-I, 1.0), (0.0, I)),
                ((N, 0.0), (N, N)),
                ((-0.0, 0.0), (0.0, 0.0)),
                ((3.0, -4.0), (2.0, -1.0)),
            ],
        ),
        (
            "rsqrt",
            rsqrt::<L, C>,
            &[
                ((0.0, 0.0), (I, N)),
                ((1.0, 0.0), (1.0, -0.0)),
                ((-I, 1.0), (-0.0, -0.0)),
                ((1.0, -I), (0.0, 0.0)),
            ],
        ),
        (
            "sign",
            sign::<L, C>,
            &[
                ((-0.0, 0.0), (-0.0, 0.0)),
                ((3.0, 4.0), (0.6, 0.8)),
                ((I, 1.0), (N, 0.0)),
                ((N, 1.0), (N, N)),
            ],
        ),
    ];
    for (name, f, rows) in table {
        for ((x, y), (re, im)) in rows {
            let got = f(C::new(*x, *y));
            assert!(
                same(got.re, *re) && same(got.im, *im),
                "{name} of ({x}, {y}) is ({re}, {im}), not {got:?}"
            );
        }
    }
    assert_eq!(div::<L, C>(C::new(I, N), two), C::new(I, I));
    assert_eq!(div::<L, C>(two, C::new(I, -I)), zero);
    assert!(div::<L, C>(two, zero).re.is_infinite());
    assert_eq!(pow::<L, C>(zero, zero), C::new(1.0, 0.0));
    assert_eq!(pow::<L, C>(zero, C::new(2.0, 0.0)), zero);
    assert!(pow::<L, C>(zero, two).re.is_nan());
    assert_eq!(abs::<L, Complex<f32>>(Complex::new(-3.0, 4.0)), 5.0);
    assert_eq!(
        complex::<L, f64>(real::<L, f64>(two), imag::<L, f64>(two)),
        two
    );
}
=======
>>>>>>> loops
