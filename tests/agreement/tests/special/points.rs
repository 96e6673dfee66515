//! The points, which have the same names in each element type.

use xla_hlo::ElementType;
use xla_hlo::literal::Scalar;

use crate::kernels::array::Array;

/// A number with its name.
pub(crate) type Named = (&'static str, f64);

/// Numbers at which functions are regular, or have zeros, poles, kinks or ends.
const ORDINARY: [Named; 17] = [
    ("0", 0.0),
    ("-0", -0.0),
    ("1", 1.0),
    ("-1", -1.0),
    ("2", 2.0),
    ("-2", -2.0),
    ("3", 3.0),
    ("0.5", 0.5),
    ("-0.5", -0.5),
    ("1.5", 1.5),
    ("-1.5", -1.5),
    ("10", 10.0),
    ("-10", -10.0),
    ("30", 30.0),
    ("170.5", 170.5),
    ("-170.5", -170.5),
    ("1e-9", 1e-9),
];

/// The numbers in pairs.
const PAIRED: [&str; 13] = [
    "0", "-0", "1", "-1", "2", "-0.5", "inf", "-inf", "NaN", "least", "MAX", "-large", "small",
];

/// Returns the numbers that are infinite, or whose sums, squares or reciprocals overflow or underflow: the least
/// subnormal number, the least normal and the largest one, and one whose square overflows or underflows.
fn extreme(element: ElementType) -> [Named; 11] {
    let (least, normal, largest, large, small) = match element {
        ElementType::F64 | ElementType::C128 => (
            f64::from_bits(1),
            f64::MIN_POSITIVE,
            f64::MAX,
            1e200,
            1e-200,
        ),
        _ => (
            f32::from_bits(1).into(),
            f32::MIN_POSITIVE.into(),
            f32::MAX.into(),
            f64::from(1e30_f32),
            f64::from(1e-30_f32),
        ),
    };
    [
        ("inf", f64::INFINITY),
        ("-inf", f64::NEG_INFINITY),
        ("NaN", f64::NAN),
        ("least", least),
        ("-least", -least),
        ("normal", normal),
        ("MAX", largest),
        ("-MAX", -largest),
        ("large", large),
        ("-large", -large),
        ("small", small),
    ]
}

/// Returns the points of functions of `count` numbers, one or two.
pub(crate) fn points(element: ElementType, count: usize) -> Vec<Vec<Named>> {
    let mut all: Vec<Named> = ORDINARY.into_iter().chain(extreme(element)).collect();
    if count == 1 {
        return all.into_iter().map(|x| vec![x]).collect();
    }
    all.retain(|(name, _)| PAIRED.contains(name));
    all.iter()
        .flat_map(|&x| all.iter().map(move |&y| vec![x, y]))
        .collect()
}

/// Returns a real number as an element of a type.
fn element_of(element: ElementType, x: f64) -> Scalar {
    // Single precision rounds the numbers that have no short form.
    let x = match element {
        ElementType::F32 => f64::from(x as f32),
        _ => x,
    };
    if element.is_complex() {
        Scalar::Complex(x, 0.0)
    } else {
        Scalar::Float(x)
    }
}

/// Returns a real number as an array without dimensions.
pub(crate) fn scalar(element: ElementType, x: f64) -> Array {
    Array::scalar(element, element_of(element, x))
}

/// Returns real numbers as a vector.
pub(crate) fn vector(element: ElementType, numbers: &[f64]) -> Array {
    Array {
        element,
        dims: vec![numbers.len()],
        elements: numbers.iter().map(|&x| element_of(element, x)).collect(),
    }
}

/// Returns the names of a point's numbers.
pub(crate) fn named(point: &[Named]) -> String {
    let names: Vec<&str> = point.iter().map(|(name, _)| *name).collect();
    names.join(", ")
}
