//! Compares results with expected ones that are stored with a program.

use xla_hlo::ElementType;

use crate::number::{Format, Number};

/// How closely results must agree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Closeness {
    /// Bit by bit, but for NaN.
    Equal,
    /// Up to the tolerance of the element type.
    Close,
    /// Up to the same, or 1e-4: the tolerance of `check.expect_almost_eq`.
    Almost,
    /// Up to a difference that the program states.
    Within(f64),
    /// In magnitude, up to a difference.
    Magnitudes(f64),
    /// By a number of units in the last place that the program states.
    Ulps(UlpRange),
}

/// The least and the greatest distance of two numbers, which count the numbers of their type between them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct UlpRange {
    /// The least distance.
    pub least: u64,
    /// The greatest distance.
    pub most: u64,
}

/// Returns how many numbers of an element type two numbers are apart: 0 for two NaN and for both zeros, and the greatest
/// integer if either is not finite and the other one differs.
fn ulps(element: ElementType, a: f64, b: f64) -> u64 {
    if a == b || a.is_nan() && b.is_nan() {
        return 0;
    }
    if !a.is_finite() || !b.is_finite() {
        return u64::MAX;
    }
    let Some(format) = Format::of(element) else {
        unreachable!("{element} has no format");
    };
    (format.place(a) - format.place(b)).unsigned_abs() as u64
}

/// Returns the relative difference that results of an element type may have: the expected ones come from XLA, which
/// rounds sums in other orders and computes functions with a few units in the last place.
fn tolerance(element: ElementType) -> f64 {
    match element.real() {
        ElementType::F64 => 1e-13,
        ElementType::F32 => 2e-5,
        ElementType::F16 => 4e-3,
        _ => 3e-2,
    }
}

/// Compares elements with the expected ones, which are as many.
///
/// # Errors
/// The first difference.
pub fn compare(
    element: ElementType,
    found: &[Number],
    expected: &[Number],
    closeness: Closeness,
) -> Result<(), String> {
    // The error of a part of a transform or a product is relative to the largest part.
    let largest = (expected.iter())
        .map(|&x| magnitude(x))
        .filter(|x| x.is_finite())
        .fold(0.0, f64::max);
    let tolerance = tolerance(element);
    let close = |a: f64, b: f64| {
        if let Closeness::Ulps(range) = closeness {
            return (range.least..=range.most).contains(&ulps(element, a, b));
        }
        let difference = (a - b).abs();
        let usual = tolerance * (b.abs() + 1e-2 * largest);
        a == b
            || a.is_nan() && b.is_nan()
            || match closeness {
                Closeness::Equal => false,
                Closeness::Close => difference <= usual,
                Closeness::Almost => difference <= usual || difference <= 1.01e-4,
                Closeness::Within(most) => difference <= most,
                Closeness::Magnitudes(most) => difference.min((a + b).abs()) <= most,
                Closeness::Ulps(_) => false,
            }
    };
    for (i, (&a, &b)) in found.iter().zip(expected).enumerate() {
        let same = match (a, b) {
            (Number::Float(a), Number::Float(b)) => close(a, b),
            (Number::Complex(a, b), Number::Complex(c, d)) => close(a, c) && close(b, d),
            (a, b) => a == b,
        };
        if !same {
            return Err(format!("element {i} is {a:?}, expected {b:?}"));
        }
    }
    Ok(())
}

fn magnitude(x: Number) -> f64 {
    match x {
        Number::Float(x) => x.abs(),
        Number::Complex(re, im) => re.hypot(im),
        Number::Integer(_) => 0.0,
    }
}
