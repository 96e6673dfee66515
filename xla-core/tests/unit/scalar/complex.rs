//! Complex numbers at their special places.

use super::*;

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
    assert_eq!(complex::<L, f64>(real::<L, _>(two), imag::<L, _>(two)), two);
}

#[test]
fn magnitudes_are_those_of_the_right_triangle() {
    let few = [0.0f32, -0.0, 1.0, -3.5, 1e-45, -1e-38, 3e38, INF, NAN];
    for re in few {
        for im in few {
            let got = abs::<L, Complex<f32>>(Complex::new(re, im));
            let expected = f64::from(re).hypot(f64::from(im)) as f32;
            assert!(
                got == expected || got.is_nan() && expected.is_nan(),
                "{re} {im}: {got}, not {expected}"
            );
        }
    }
}
