//! Limits of gradients.

use crate::Tensors;
use crate::prelude::*;
use crate::train::leaves::{floats, is_double, number, scale_leaf};

/// Scales a gradient whose norm over all elements is above a limit to the limit.
///
/// The norm is computed in `f64`, and does not overflow or underflow for any finite gradient. Infinite elements share
/// the limit: `k` of them become `limit / sqrt(k)` with their signs, and all finite elements become 0. A gradient with a
/// NaN becomes NaN.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::clip_by_global_norm;
///
/// #[computation]
/// fn clipped(gradient: &(f32![2], f32)) -> (f32![2], f32) {
///     clip_by_global_norm(gradient, 2.5)
/// }
///
/// assert_eq!(clipped(&(tensor![3.0, 0.0], -4.0)), (tensor![1.5, 0.0], -2.0));
/// assert_eq!(clipped(&(tensor![1.0, 0.0], 2.0)), (tensor![1.0, 0.0], 2.0));
/// assert_eq!(clipped(&(tensor![1.0, 0.0], -f32::INFINITY)), (tensor![0.0, 0.0], -2.5));
/// ```
#[computation]
pub fn clip_by_global_norm<T: Tensors>(gradient: &T, limit: f64) -> T {
    let gradient = floats(gradient);
    let (small, medium, large) = tree_reduce(
        |squares, g| add_squares(squares, sum(g), g),
        gradient,
        (0.0f64, 0.0f64, 0.0f64),
    );
    let norm = length(
        length(sqrt(small) * 1e-220, sqrt(medium)),
        sqrt(large) * 1e220,
    );
    // The norm of finite elements may exceed the range of `f64`; large elements then decide.
    let ratio = select(is_inf(norm), limit / sqrt(large) * 1e-220, limit / norm);
    let infinite = infinities(medium) + infinities(large);
    let factor = select(infinite > 0.0, 0.0, ratio);
    let factor = select(norm <= limit, 1.0, factor);
    let share = limit / sqrt(max(infinite, 1.0));
    tree_map(|g| clip_leaf(sum(g), g, factor, share), gradient)
}

/// Adds the squares of a leaf to three sums, of small, medium and large numbers; small and large ones are `f64` whose
/// squares may underflow or overflow, and are scaled by 1e220 and 1e-220 before.
///
/// The square of an infinite number is counted as 1e200, more than all others in these sums.
#[computation]
fn add_squares<E: Float, T: Tensors>(squares: (f64, f64, f64), like: E, g: &T) -> (f64, f64, f64) {
    let (small, medium, large) = squares;
    let x = g as f64;
    let (is_small, is_large) = (abs(x) < 1e-90, abs(x) > 1e90);
    let capped = min(x * x, 1e200);
    let (up, down) = (x * 1e220, x * 1e-220);
    let of_small = sum(select(is_small, up * up, 0.0));
    let of_medium = sum(select(is_small | is_large, 0.0, capped));
    let of_large = sum(select(is_large, min(down * down, 1e200), 0.0));
    let double = is_double(like);
    (
        small + select(double, of_small, 0.0),
        medium + select(double, of_medium, sum(capped)),
        large + select(double, of_large, 0.0),
    )
}

/// Returns the number of infinite elements in a sum of [`add_squares`].
#[computation]
fn infinities(squares: f64) -> f64 {
    select(squares < 1e199, 0.0, squares / 1e200)
}

/// Returns `sqrt(a * a + b * b)`.
#[computation]
fn length(a: f64, b: f64) -> f64 {
    let (smaller, larger) = (min(a, b), max(a, b));
    let ratio = smaller / larger;
    select(larger == 0.0, 0.0, larger * sqrt(1.0 + ratio * ratio))
}

/// Multiplies the finite elements of a leaf by a factor, and replaces the infinite ones.
#[computation]
fn clip_leaf<E: Float, T: Tensors>(like: E, g: &T, factor: f64, share: f64) -> T {
    select(
        is_inf(g),
        number(like, share) * sign(g),
        scale_leaf(like, g, factor),
    )
}
