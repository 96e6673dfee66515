//! Moving averages of gradients.
//!
//! An average in `f16` or `bf16` is stored in a form that its type can represent.
//! Adam's averages begin with a tenth and a thousandth of the first gradient and its square, so that they are 0 in `f16`
//! for gradients up to 3e-3. Stored are the average that is divided by the sum of its weights, `1 - keep^t`, and the root
//! of the average of squares that is divided by it: both have the magnitude of a gradient.

use crate::Tensors;
use crate::prelude::*;
use crate::train::leaves::{is_half, number};

/// Returns `keep * average + (1 - keep) * x` of a leaf.
#[computation]
pub(super) fn mix<E: Float, T: Tensors>(like: E, average: &T, x: &T, keep: f64) -> T {
    number(like, keep) * average + number(like, 1.0 - keep) * x
}

/// Returns the stored averages after step `t`, which counts from 1.
#[computation]
pub(super) fn moving_average<T: Tensors>(stored: &T, x: &T, keep: f64, t: f64) -> T {
    tree_map(|m, x| average_leaf(sum(m), m, x, keep, t), stored, x)
}

/// Returns the stored average of a leaf after step `t`.
#[computation]
pub(super) fn average_leaf<E: Float, T: Tensors>(
    like: E,
    stored: &T,
    x: &T,
    keep: f64,
    t: f64,
) -> T {
    let single = corrected(stored as f32, x as f32, keep, t);
    select(is_half(like), single as E, mix(like, stored, x, keep))
}

/// Returns the stored averages of squares after step `t`, which counts from 1.
#[computation]
pub(super) fn average_square<T: Tensors>(stored: &T, x: &T, keep: f64, t: f64) -> T {
    tree_map(|v, x| average_square_leaf(sum(v), v, x, keep, t), stored, x)
}

/// Returns the stored average of the squares of a leaf after step `t`.
#[computation]
pub(super) fn average_square_leaf<E: Float, T: Tensors>(
    like: E,
    stored: &T,
    x: &T,
    keep: f64,
    t: f64,
) -> T {
    let single = sqrt(corrected_square(stored as f32, x as f32, keep, t));
    select(is_half(like), single as E, mix(like, stored, x * x, keep))
}

/// Returns the average of `x` and the stored steps before `t`, with weights whose sum is 1.
#[computation]
pub(super) fn corrected<T: Tensors>(stored: &T, x: &T, keep: f64, t: f64) -> T {
    let before = pow(keep, t);
    let total = 1.0 - before;
    ((keep - before) / total) as f32 * stored + ((1.0 - keep) / total) as f32 * x
}

/// Returns the average of the squares of `x` and of the root that is stored of the steps before `t`.
#[computation]
pub(super) fn corrected_square<T: Tensors>(root: &T, x: &T, keep: f64, t: f64) -> T {
    corrected(root * root, x * x, keep, t)
}
