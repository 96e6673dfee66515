//! Approximate equality, as the crate approx defines it: tensors are equal if their sizes are, and all their elements.

use ::approx::{AbsDiffEq, RelativeEq, UlpsEq};

use super::Tensor;
use crate::element::Element;
use crate::shape::{Layout, Shape};

/// Whether the sizes are equal, and a relation holds for each two elements of equal index.
fn all<E: Element, S: Shape, L: Layout<S>>(
    x: &Tensor<E, S, L>,
    y: &Tensor<E, S, L>,
    are_equal: impl Fn(&E, &E) -> bool,
) -> bool {
    x.dims() == y.dims() && x.iter().zip(y).all(|(x, y)| are_equal(x, y))
}

/// Compares the elements by their absolute difference.
///
/// ```
/// use approx::assert_abs_diff_eq;
/// use xla_core::tensor::Tensor;
///
/// assert_abs_diff_eq!(Tensor::from([1.0, 2.0]), Tensor::from([1.001, 2.0]), epsilon = 0.01);
/// ```
impl<E: Element + AbsDiffEq<Epsilon: Clone>, S: Shape, L: Layout<S>> AbsDiffEq for Tensor<E, S, L> {
    type Epsilon = E::Epsilon;

    fn default_epsilon() -> E::Epsilon {
        E::default_epsilon()
    }

    fn abs_diff_eq(&self, other: &Self, epsilon: E::Epsilon) -> bool {
        all(self, other, |x, y| x.abs_diff_eq(y, epsilon.clone()))
    }
}

/// Compares the elements by their relative difference.
///
/// ```
/// use approx::assert_relative_eq;
/// use xla_core::tensor::Tensor;
///
/// assert_relative_eq!(Tensor::from([1e6, 2.0]), Tensor::from([1.0001e6, 2.0]), max_relative = 1e-3);
/// ```
impl<E: Element + RelativeEq<Epsilon: Clone>, S: Shape, L: Layout<S>> RelativeEq
    for Tensor<E, S, L>
{
    fn default_max_relative() -> E::Epsilon {
        E::default_max_relative()
    }

    fn relative_eq(&self, other: &Self, epsilon: E::Epsilon, max_relative: E::Epsilon) -> bool {
        all(self, other, |x, y| {
            x.relative_eq(y, epsilon.clone(), max_relative.clone())
        })
    }
}

/// Compares the elements by the number of floating-point numbers between them.
impl<E: Element + UlpsEq<Epsilon: Clone>, S: Shape, L: Layout<S>> UlpsEq for Tensor<E, S, L> {
    fn default_max_ulps() -> u32 {
        E::default_max_ulps()
    }

    fn ulps_eq(&self, other: &Self, epsilon: E::Epsilon, max_ulps: u32) -> bool {
        all(self, other, |x, y| x.ulps_eq(y, epsilon.clone(), max_ulps))
    }
}
