//! Compares results with the expected ones.

use agreement::closeness::{self, Closeness};
use agreement::number::Number;
use xla_hlo::literal::Scalar;

use crate::kernels::array::Array;

/// Compares an array with the expected one; returns the first difference.
pub(crate) fn compare(found: &Array, expected: &Array, closeness: Closeness) -> Result<(), String> {
    if (&found.dims, found.element) != (&expected.dims, expected.element) {
        return Err("another shape".to_string());
    }
    let [found, expected] = [found, expected].map(|array| (array.element, numbers(array)));
    closeness::compare(found.0, &found.1, &expected.1, closeness)
}

fn numbers(array: &Array) -> Vec<Number> {
    let number = |&element: &Scalar| match element {
        Scalar::Bool(x) => Number::Integer(x.into()),
        Scalar::Integer(x) => Number::Integer(x),
        Scalar::Float(x) => Number::Float(x),
        Scalar::Complex(re, im) => Number::Complex(re, im),
    };
    array.elements.iter().map(number).collect()
}
