//! Mixed precision: parameters in `f32`, and a loss in `bf16` or `f16`, whose gradient is scaled so that small numbers do
//! not become zero.

use crate::Tensors;
use crate::prelude::*;
use crate::train::leaves::scale;

/// The factor that a loss is multiplied by, which follows the gradients: it is halved when one is not finite, and doubled
/// after `period` finite ones.
///
/// The definition is the same as of `jmp.DynamicLossScale`. [`scaled`] multiplies a loss, and [`unscaled`] divides the
/// gradient and updates the scale.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::{LossScale, scaled, sgd, unscaled};
///
/// #[derive(Tensors)]
/// #[tensors(Default)]
/// struct Line<E: Element> {
///     slope: Tensor![E; 2],
///     offset: Tensor![E;],
/// }
///
/// #[computation]
/// fn distance<E: Float>(p: &Line<E>, x: &Tensor![E; 8, 2], y: &f32![8]) -> f32 {
///     let error = (dot(x, p.slope) + p.offset) as f32 - y;
///     mean(error * error)
/// }
///
/// /// Computes in `f16`, and updates parameters in `f32` unless the gradient overflows.
/// #[computation]
/// fn step(p: &mut Line<f32>, scale: &mut LossScale, x: &f32![8, 2], y: &f32![8]) -> f32 {
///     let factor = *scale;
///     let loss = |p| scaled(distance(p as f16, x as f16, y), factor);
///     let (value, gradient) = value_and_grad(loss)(*p);
///     let (gradient, finite) = unscaled(gradient, scale);
///     if finite {
///         sgd(p, gradient, 0.1);
///     }
///     value / factor.scale
/// }
///
/// let x = Tensor::from_fn(|[i, j]| (i * 2 + j) as f32 / 8.0 - 1.0);
/// let y = Tensor::from_fn(|[i]| 0.5 * x[[i, 0]] - x[[i, 1]] + 0.25);
/// let (mut line, mut scale) = (Line::default(), LossScale::default());
/// let losses: Vec<f32> = (0..300).map(|_| step(&mut line, &mut scale, &x, &y)).collect();
/// assert!(losses[0] > 0.1 && losses[299] < 1e-4);
/// ```
#[derive(Clone, Debug, PartialEq, Tensors)]
pub struct LossScale {
    /// The factor.
    pub scale: f32,
    /// The number of finite gradients since the scale was changed.
    pub counter: i32,
    /// The number of finite gradients after which the scale grows.
    pub period: i32,
    /// The ratio of two scales.
    pub factor: f32,
    /// The least scale.
    pub min_scale: f32,
}

/// A scale of 32768 that doubles after 2000 finite gradients, and is at least 1.
impl Default for LossScale {
    fn default() -> LossScale {
        LossScale {
            scale: 32768.0,
            counter: 0,
            period: 2000,
            factor: 2.0,
            min_scale: 1.0,
        }
    }
}

/// Multiplies a loss by the scale.
///
/// A loss in `f16` overflows: convert it to `f32` before.
#[computation]
pub fn scaled<E: Float>(loss: E, state: &LossScale) -> E {
    loss * (state.scale as E)
}

/// Divides the gradient of a scaled loss by the scale. Returns it and whether all its elements are finite, and updates the
/// scale.
///
/// A gradient that is not finite is not applied: `if finite { adam(p, state, gradient, rate); }`.
#[computation]
pub fn unscaled<T: Tensors>(gradient: &T, state: &mut LossScale) -> (T, bool) {
    let inverse = 1.0 / (state.scale as f64);
    let gradient = scale(gradient, inverse);
    let finite = all_finite(gradient);
    adjust(state, finite);
    (gradient, finite)
}

/// Whether all elements of a struct are finite.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::all_finite;
///
/// #[computation]
/// fn are_finite(p: &(f32![2], f64)) -> bool {
///     all_finite(p)
/// }
///
/// assert!(are_finite(&(tensor![1.0, -2.0], 3.0)));
/// assert!(!are_finite(&(tensor![1.0, f32::INFINITY], 3.0)));
/// ```
#[computation]
pub fn all_finite<T: Tensors>(tree: &T) -> bool {
    let finite = tree_map(|x| all(is_finite(x)), tree);
    tree_reduce(|so_far, finite| so_far & finite, finite, true)
}

/// Updates the scale after a gradient.
#[computation]
fn adjust(state: &mut LossScale, finite: bool) {
    let larger = state.scale * state.factor;
    let larger = select(is_finite(larger), larger, state.scale);
    let smaller = max(state.scale / state.factor, state.min_scale);
    let grown = select(state.counter == state.period - 1, larger, state.scale);
    let counter = rem(state.counter + 1, state.period);
    state.scale = select(finite, grown, smaller);
    state.counter = select(finite, counter, 0);
}
