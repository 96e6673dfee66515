//! The functions of complex numbers at extremes: parts whose squares overflow or underflow, beside others of any size.
//!
//! `scripts/complex_vectors.py` computes the exact results.

use std::collections::HashMap;
use typed_xla::element::{c64, c128};
use typed_xla::prelude::*;

/// The exact results.
const VECTORS: &str = include_str!("complex.txt");

/// The bound of the error of each part, in units of its last place, unless [`BOUNDS`] has another one.
const USUAL: [f64; 2] = [3.0, 6.0];

/// Functions with another bound for `c64` and `c128`.
///
/// The sum `1 + exp(-z)` of the logistic function cancels beside a pole, and the angle of a power of 2 is a rounded product.
const BOUNDS: &[(&str, [f64; 2])] = &[("exp2", [3.0, 200.0]), ("logistic", [3.0, 1e4])];

/// Returns the error in units of the last place of the exact number, which are at least the units of subnormal numbers.
fn ulps(found: f64, exact: f64, is_single: bool) -> f64 {
    if found == exact || found.is_nan() && exact.is_nan() {
        return 0.0;
    }
    if !found.is_finite() || !exact.is_finite() {
        return f64::INFINITY;
    }
    let (digits, least) = if is_single { (23, -149) } else { (52, -1074) };
    let exponent = if exact == 0.0 {
        least
    } else {
        exact.abs().log2().floor() as i32 - digits
    };
    // In two steps, as the unit may be subnormal.
    let unit = exponent.max(least);
    (found - exact).abs() / 2f64.powi(unit / 2) / 2f64.powi(unit - unit / 2)
}

/// The results of a type: a list of parts, and a list of results for each function.
type Exact = (Vec<f64>, HashMap<&'static str, Vec<Option<(f64, f64)>>>);

/// Reads the results of a type.
fn exact(element: &str) -> Exact {
    let number = |text: &str| -> f64 { text.parse().expect("a number") };
    let (mut parts, mut results) = (Vec::new(), HashMap::new());
    for line in VECTORS.lines() {
        let mut words = line.split(' ');
        match (words.next(), words.next()) {
            (Some("parts"), Some(of)) if of == element => parts = words.map(number).collect(),
            (Some(of), Some(name)) if of == element => {
                let pair = |word: &str| {
                    let (re, im) = word.split_once(',')?;
                    Some((number(re), number(im)))
                };
                results.insert(name, words.map(pair).collect());
            }
            _ => {}
        }
    }
    (parts, results)
}

/// Defines a test of each function of the vectors.
macro_rules! functions {
    ($($name:ident)*) => {
        $(mod $name {
            use typed_xla::prelude::*;

            #[computation]
            pub(super) fn single(z: &c64![128]) -> c64![128] {
                $name(z)
            }

            #[computation]
            pub(super) fn double(z: &c128![128]) -> c128![128] {
                $name(z)
            }
        })*

        #[test]
        fn each_part_is_accurate_at_extremes() {
            let (single, double) = (exact("c64"), exact("c128"));
            let mut wrong = Vec::new();
            $(
                let z: c64![128] = Tensor::from_vec(numbers(&single.0).map(|(re, im)| c64::new(re as f32, im as f32)).collect()).unwrap();
                let found = $name::single(&z).iter().map(|z| (f64::from(z.re), f64::from(z.im))).collect();
                compare(stringify!($name), 0, &single, found, &mut wrong);
                let z: c128![128] = Tensor::from_vec(numbers(&double.0).map(|(re, im)| c128::new(re, im)).collect()).unwrap();
                let found = $name::double(&z).iter().map(|z| (z.re, z.im)).collect();
                compare(stringify!($name), 1, &double, found, &mut wrong);
            )*
            let functions = [$(stringify!($name)),*];
            assert!(single.1.keys().all(|name| functions.contains(name)), "a function is not compared");
            assert!(wrong.is_empty(), "{wrong:#?}");
        }
    };
}

functions! {
    sqrt rsqrt log log2 log10 log1p exp exp2 expm1 sin cos tan sinh cosh tanh asin acos atan asinh acosh atanh logistic sign
    square
}

/// Returns the numbers in the order of the vectors.
fn numbers(parts: &[f64]) -> impl Iterator<Item = (f64, f64)> {
    let signed = parts
        .iter()
        .flat_map(|&re| [re, if re == 0.0 { 0.0 } else { -re }]);
    signed.flat_map(move |re| parts.iter().map(move |&im| (re, im)))
}

/// Adds the greatest error of a function that is above its bound.
fn compare(
    name: &str,
    element: usize,
    (parts, exact): &Exact,
    found: Vec<(f64, f64)>,
    wrong: &mut Vec<String>,
) {
    let bound = BOUNDS.iter().find(|row| row.0 == name);
    let bound = bound.map_or(USUAL, |row| row.1)[element];
    let (mut worst, mut at) = (0.0, String::new());
    for ((z, found), exact) in numbers(parts).zip(found).zip(&exact[name]) {
        let Some(exact) = *exact else { continue };
        let error = ulps(found.0, exact.0, element == 0).max(ulps(found.1, exact.1, element == 0));
        if error > worst {
            (worst, at) = (
                error,
                format!("{name} of {z:?} is {found:?}, not {exact:?}"),
            );
        }
    }
    if worst > bound {
        wrong.push(format!("{at}: {worst:.1} ULP"));
    }
}

#[computation]
fn powers(base: &c64![6], exponent: &c64![6]) -> c64![6] {
    pow(base, exponent)
}

#[test]
fn one_to_any_power_is_one() {
    let (inf, nan) = (f32::INFINITY, f32::NAN);
    let exponent = [
        (inf, 0.0),
        (-inf, 0.0),
        (nan, 0.0),
        (inf, 1.0),
        (0.0, inf),
        (nan, nan),
    ];
    let exponent = exponent.map(|(re, im)| c64::new(re, im)).to_vec();
    let one = Tensor::full(c64::new(1.0, 0.0));
    let found = powers(&one, &Tensor::from_vec(exponent).unwrap());
    assert!(found.iter().all(|&y| y == c64::new(1.0, 0.0)), "{found:?}");
}
