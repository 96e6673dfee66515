//! Compares results with the expected ones.

use xla_hlo::ElementType;
use xla_hlo::literal::Scalar;

use crate::kernels::array::Array;

/// How closely results must agree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Closeness {
    /// Bit by bit, but for NaN.
    Equal,
    /// Up to the tolerance of the element type.
    Close,
    /// Up to the same, or 1e-4: the tolerance of `check.expect_almost_eq`.
    Almost,
    /// Up to a difference that the program states.
    Within(f64),
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

/// Compares an array with the expected one; returns the first difference.
pub(crate) fn compare(found: &Array, expected: &Array, closeness: Closeness) -> Result<(), String> {
    if (&found.dims, found.element) != (&expected.dims, expected.element) {
        return Err("another shape".to_string());
    }
    // The error of a part of a transform or a product is relative to the largest part.
    let largest = (expected.elements.iter())
        .map(|&x| magnitude(x))
        .filter(|x| x.is_finite())
        .fold(0.0, f64::max);
    let tolerance = tolerance(found.element);
    let close = |a: f64, b: f64| {
        let difference = (a - b).abs();
        let usual = tolerance * (b.abs() + 1e-2 * largest);
        a == b
            || a.is_nan() && b.is_nan()
            || match closeness {
                Closeness::Equal => false,
                Closeness::Close => difference <= usual,
                Closeness::Almost => difference <= usual || difference <= 1.01e-4,
                Closeness::Within(most) => difference <= most,
            }
    };
    let pairs = found.elements.iter().zip(&expected.elements);
    for (i, (&a, &b)) in pairs.enumerate() {
        let same = match (a, b) {
            (Scalar::Float(a), Scalar::Float(b)) => close(a, b),
            (Scalar::Complex(a, b), Scalar::Complex(c, d)) => close(a, c) && close(b, d),
            (a, b) => a == b,
        };
        if !same {
            return Err(format!("element {i} is {a:?}, expected {b:?}"));
        }
    }
    Ok(())
}

fn magnitude(x: Scalar) -> f64 {
    match x {
        Scalar::Float(x) => x.abs(),
        Scalar::Complex(re, im) => re.hypot(im),
        _ => 0.0,
    }
}
