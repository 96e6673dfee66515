//! Elementwise operations that are formulas: their values at special points, in `f32` and `f64`.

#![expect(
    clippy::approx_constant,
    reason = "the numbers are as Python prints them"
)]

use typed_xla::prelude::*;
use typed_xla::testing::{GradientCheck, check_grads};

const INF: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;

/// The points at which functions are tested.
const POINTS: [f64; 10] = [0.0, -0.0, 1.0, -1.0, INF, -INF, NAN, 2.0, -2.0, 1e-30];

/// Whether two numbers are equal, or close to each other in relation to their size; zeros have signs.
fn is_close(found: f64, expected: f64, precision: f64) -> bool {
    let equal = found == expected && found.is_sign_negative() == expected.is_sign_negative();
    let close = expected.is_finite() && expected != 0.0;
    equal
        || found.is_nan() && expected.is_nan()
        || close && (found - expected).abs() <= precision * expected.abs()
}

/// Defines a test of each function, with the results at the points by Python's `math` and `mpmath`.
macro_rules! special {
    ($($name:ident $expected:expr;)*) => {$(
        mod $name {
            #[allow(unused_imports, reason = "some results are finite")]
            use super::{INF, NAN};
            use super::{POINTS, is_close};
            use typed_xla::prelude::*;

            #[computation]
            fn single(x: &f32![10]) -> f32![10] {
                $name(x)
            }

            #[computation]
            fn double(x: &f64![10]) -> f64![10] {
                x.$name()
            }

            #[test]
            fn special_points() {
                let expected: [f64; 10] = $expected;
                let wide = double(&Tensor::from_vec(POINTS.to_vec()).unwrap());
                let narrow = POINTS.map(|x| x as f32).to_vec();
                let narrow = single(&Tensor::from_vec(narrow).unwrap());
                for (i, expected) in expected.into_iter().enumerate() {
                    let (x, found) = (POINTS[i], wide[[i]]);
                    assert!(is_close(found, expected, 1e-14), "{x}: {found} is not {expected}");
                    let (found, expected) = (f64::from(narrow[[i]]), f64::from(expected as f32));
                    assert!(is_close(found, expected, 4e-6), "{x}: {found} is not {expected}");
                }
            }
        }
    )*};
}

special! {
    tan [0.0, -0.0, 1.5574077246549023, -1.5574077246549023, NAN, NAN, NAN, -2.185039863261519, 2.185039863261519, 1e-30];
    asin [0.0, -0.0, 1.5707963267948966, -1.5707963267948966, NAN, NAN, NAN, NAN, NAN, 1e-30];
    acos [1.5707963267948966, 1.5707963267948966, 0.0, 3.141592653589793, NAN, NAN, NAN, NAN, NAN, 1.5707963267948966];
    atan [0.0, -0.0, 0.7853981633974483, -0.7853981633974483, 1.5707963267948966, -1.5707963267948966, NAN, 1.1071487177940904, -1.1071487177940904, 1e-30];
    sinc [1.0, 1.0, 0.0, 0.0, NAN, NAN, NAN, 0.0, 0.0, 1.0];
    sinh [0.0, -0.0, 1.1752011936438014, -1.1752011936438014, INF, -INF, NAN, 3.626860407847019, -3.626860407847019, 1e-30];
    cosh [1.0, 1.0, 1.5430806348152437, 1.5430806348152437, INF, INF, NAN, 3.7621956910836314, 3.7621956910836314, 1.0];
    asinh [0.0, -0.0, 0.881373587019543, -0.881373587019543, INF, -INF, NAN, 1.4436354751788103, -1.4436354751788103, 1e-30];
    acosh [NAN, NAN, 0.0, NAN, INF, NAN, NAN, 1.3169578969248166, NAN, NAN];
    atanh [0.0, -0.0, INF, -INF, NAN, NAN, NAN, NAN, NAN, 1e-30];
    exp2 [1.0, 1.0, 2.0, 0.5, INF, 0.0, NAN, 4.0, 0.25, 1.0];
    log2 [-INF, -INF, 0.0, NAN, INF, NAN, NAN, 1.0, NAN, -99.65784284662087];
    log10 [-INF, -INF, 0.0, NAN, INF, NAN, NAN, 0.3010299956639812, NAN, -30.0];
    erfc [1.0, 1.0, 0.15729920705028513, 1.842700792949715, 0.0, 2.0, NAN, 0.004677734981047265, 1.9953222650189528, 1.0];
    erf_inv [0.0, -0.0, INF, -INF, NAN, NAN, NAN, NAN, NAN, 8.862269254527581e-31];
    lgamma [INF, INF, 0.0, INF, INF, INF, NAN, 0.0, INF, 69.07755278982137];
    digamma [NAN, NAN, -0.5772156649015329, NAN, INF, NAN, NAN, 0.42278433509846713, NAN, -9.999999999999999e+29];
    bessel_i1e [0.0, -0.0, 0.2079104153497085, -0.2079104153497085, 0.0, -0.0, NAN, 0.2152692892489377, -0.2152692892489377, 5e-31];
}

#[computation]
fn zetas(s: &f64![20], q: &f64![20]) -> f64![20] {
    zeta(s, q)
}

#[test]
fn zeta_has_its_known_values_and_poles() {
    let apery = 1.202_056_903_159_594_2;
    let pi = std::f64::consts::PI;
    let rows = [
        (2.0, 1.0, pi.powi(2) / 6.0),
        (4.0, 1.0, pi.powi(4) / 90.0),
        (3.0, 1.0, apery),
        (3.0, 0.5, 7.0 * apery),
        (3.0, 2.0, apery - 1.0),
        // One term before 0: (-1/2)^-2 + zeta(2, 1/2).
        (2.0, -0.5, 4.0 + pi.powi(2) / 2.0),
        (1.0, 3.0, INF),
        (0.5, 3.0, NAN),
        (2.5, -0.5, NAN),
        (2.0, -3.0, INF),
        (3.0, 0.0, NAN),
        (2.0, INF, NAN),
        // Far below 0, where a formula of positive numbers has no correct digit.
        (2.0, -9.5, 9.769687445030232),
        (2.0, -0.25, 18.541879647671607),
        (3.0, -2.75, 62.05882652985759),
        (3.0, -40.125, -511.1468925295302),
        (4.0, -1000.5, 32.46969701100181),
        (5.0, -5.0625, -1048575.3465036543),
        (12.0, -7.5, 8192.015448871583),
        (30.0, -0.75, 1.1529215046068526e18),
    ];
    let s = Tensor::from_vec(rows.map(|row| row.0).to_vec()).unwrap();
    let q = Tensor::from_vec(rows.map(|row| row.1).to_vec()).unwrap();
    for ((s, q, expected), &found) in rows.into_iter().zip(zetas(&s, &q).iter()) {
        let close = is_close(found, expected, 4e-15);
        assert!(close, "zeta({s}, {q}) is {found}, not {expected}");
    }
}

#[computation]
fn zetas_single(s: &f32![5], q: &f32![5]) -> f32![5] {
    zeta(s, q)
}

#[test]
fn zeta_overflows_and_underflows_where_its_value_does() {
    let s = tensor![2.0, 200.0, 201.0, 201.0, 129.0];
    let q = tensor![1e25, -0.25, -0.25, -0.75, -19.5];
    let found = zetas_single(&s, &q);
    assert_eq!(
        found.as_slice(),
        [1e-25, f32::INFINITY, f32::NEG_INFINITY, f32::INFINITY, 0.0]
    );
}

#[computation]
fn polygammas_double(n: &f64![18], x: &f64![18]) -> f64![18] {
    polygamma(n, x)
}

#[computation]
fn polygammas_single(n: &f32![18], x: &f32![18]) -> f32![18] {
    polygamma(n, x)
}

#[test]
fn polygamma_has_its_known_values_and_limits() {
    let rows = [
        (1.0, -9.5, 9.769687445030232),
        (1.0, -0.25, 18.541879647671607),
        (2.0, -2.75, -124.11765305971518),
        (2.0, -40.125, 1022.2937850590604),
        (3.0, -1000.5, 194.81818206601088),
        (4.0, -5.0625, 25165808.3160877),
        (10.0, -7.5, -0.00031534172813904273),
        // The factorial overflows in f32 or in f64, and the sum of powers underflows.
        (29.0, -0.75, 1.0193857541198062e49),
        (40.0, 100.0, -2.475539438617731e-34),
        (100.0, 0.5, -2.366100660490897e188),
        (160.0, 1000.0, -3.188761259740898e-198),
        (1.0, INF, 0.0),
        (2.0, INF, -0.0),
        // As in XLA's sum, -infinity counts as a pole.
        (1.0, -INF, INF),
        (0.0, INF, INF),
        (1.0, 0.0, INF),
        (3.0, -2.0, INF),
        (2.0, -2.0, NAN),
    ];
    let n = Tensor::from_vec(rows.map(|row| row.0).to_vec()).unwrap();
    let x = Tensor::from_vec(rows.map(|row| row.1).to_vec()).unwrap();
    let double = polygammas_double(&n, &x);
    let n = Tensor::from_vec(rows.map(|row| row.0 as f32).to_vec()).unwrap();
    let x = Tensor::from_vec(rows.map(|row| row.1 as f32).to_vec()).unwrap();
    let single = polygammas_single(&n, &x);
    for (i, (n, x, expected)) in rows.into_iter().enumerate() {
        let found = double[[i]];
        let close = is_close(found, expected, 1e-13 + n * 2e-15);
        assert!(close, "polygamma({n}, {x}) is {found}, not {expected}");
        let (found, expected) = (f64::from(single[[i]]), f64::from(expected as f32));
        let close = is_close(found, expected, 2e-5);
        assert!(
            close,
            "polygamma({n}, {x}) is {found}, not {expected} in f32"
        );
    }
}

#[computation]
fn check_zeta(q: &f64![5]) -> GradientCheck<f64![5]> {
    check_grads(|q| zeta(2.5, q), q)
}

#[computation]
fn check_polygamma(x: &f64![5]) -> GradientCheck<f64![5]> {
    check_grads(|x| polygamma(2.0, x), x)
}

#[test]
fn sums_of_powers_have_the_slopes_of_differences() {
    let x = tensor![0.5, 1.0, 2.5, 7.0, 30.0];
    check_zeta(&x).verify(1e-7).unwrap();
    check_polygamma(&x).verify(1e-7).unwrap();
}

#[computation]
fn polygammas(n: &f64![5], x: &f64![5]) -> (f64![5], f64![5]) {
    (polygamma(n, x), polygamma(n, x + 1.0))
}

#[test]
fn polygamma_of_the_next_number_differs_by_a_power() {
    let x = tensor![0.25, 1.0, 2.5, 7.0, 30.0];
    let mut factorial = 1.0;
    for n in 0..6 {
        let order = f64::from(n);
        let (at, next) = polygammas(&Tensor::full(order), &x);
        for ((at, next), x) in at.iter().zip(next.iter()).zip(x.iter()) {
            let power = factorial / x.powi(n + 1) * if n % 2 == 0 { 1.0 } else { -1.0 };
            let close = (next - at - power).abs() <= 1e-13 * (at.abs() + power.abs());
            assert!(
                close,
                "polygamma({n}, {x}) is {at}, of the next number {next}"
            );
        }
        factorial *= order + 1.0;
    }
    for order in [-1.0, 0.5, INF, NAN] {
        let (found, _) = polygammas(&Tensor::full(order), &x);
        assert!(found.iter().all(|y| y.is_nan()), "{order}");
    }
}

#[computation]
fn infinite(x: &f32![10]) -> (bool![10], bool![10], bool![10]) {
    (is_inf(x), is_pos_inf(x), is_neg_inf(x))
}

#[test]
fn infinite_numbers_have_a_sign() {
    let x = POINTS.map(|x| x as f32).to_vec();
    let (either, positive, negative) = infinite(&Tensor::from_vec(x).unwrap());
    for (i, x) in POINTS.into_iter().enumerate() {
        assert_eq!(either[[i]], x.is_infinite());
        assert_eq!(positive[[i]], x == INF);
        assert_eq!(negative[[i]], x == -INF);
    }
}

#[computation]
fn steps(x: &f64![6], y: &f64![6]) -> f64![6] {
    next_after(x, y)
}

#[test]
fn next_after_is_a_neighbour() {
    let x = tensor![0.0, 1.0, -1.0, f64::MAX, 0.0, INF];
    let y = tensor![-1.0, 2.0, -1.0, INF, -0.0, 0.0];
    let found = steps(&x, &y);
    let expected = [
        -f64::from_bits(1),
        1.0f64.next_up(),
        -1.0,
        INF,
        -0.0,
        f64::MAX,
    ];
    for (found, expected) in found.iter().zip(expected) {
        assert_eq!(found.to_bits(), expected.to_bits());
    }
    assert!(
        steps(&y, &tensor![NAN, NAN, NAN, NAN, NAN, NAN])
            .iter()
            .all(|y| y.is_nan())
    );
}
