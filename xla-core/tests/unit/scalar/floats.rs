//! Floats: zeros of both signs, infinities, NaN.

use super::*;

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
            .map(|(y, expected)| ((base, y), expected))
            .collect();
        check("pow", &rows, |(a, b)| pow::<L, f32>(a, b));
        check("pow in f64", &rows, |(a, b)| {
            pow::<L, f64>(a.into(), b.into()) as f32
        });
    }
}

#[test]
fn clamp_is_the_minimum_of_one_bound_and_the_maximum_of_the_other() {
    let some = [
        0.0,
        1.0,
        2.0,
        INF,
        NAN,
        f32::MIN_POSITIVE,
        f32::from_bits(1),
    ];
    let some: Vec<f32> = some.into_iter().flat_map(|x| [x, -x]).collect();
    for &lo in &some {
        for &x in &some {
            for &hi in &some {
                let expected = min::<L, f32>(max::<L, f32>(lo, x), hi);
                let got = clamp::<L, f32>(lo, x, hi);
                assert!(
                    same(got.into(), expected.into()),
                    "{lo} {x} {hi}: {expected}, not {got}"
                );
                let (lo, x, hi) = (f64::from(lo), f64::from(x), f64::from(hi));
                let expected = min::<L, f64>(max::<L, f64>(lo, x), hi);
                assert!(
                    same(clamp::<L, f64>(lo, x, hi), expected),
                    "{lo} {x} {hi} in f64"
                );
            }
        }
    }
}
