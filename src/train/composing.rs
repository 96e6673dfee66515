//! Steps between a gradient and an optimiser, and after it: limits of elements, batches in parts, frozen arrays, gradients
//! that are not finite, and averages of parameters.

use crate::Tensors;
use crate::prelude::*;
use crate::train::leaves::{floats, is_half, number};
use crate::train::precision::all_finite;

/// Limits each element of a gradient to the range from `-limit` to `limit`. NaN remains NaN.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::clip_by_value;
///
/// #[computation]
/// fn clipped(gradient: &(f32![2], f32)) -> (f32![2], f32) {
///     clip_by_value(gradient, 2.5)
/// }
///
/// assert_eq!(clipped(&(tensor![3.0, 0.5], -f32::INFINITY)), (tensor![2.5, 0.5], -2.5));
/// ```
#[computation]
pub fn clip_by_value<T: Tensors>(gradient: &T, limit: f64) -> T {
    let clip = |g| max(min(g, number(sum(g), limit)), number(sum(g), -limit));
    tree_map(clip, floats(gradient))
}

/// Returns the arrays of a struct where a mask is `true`, and zeros elsewhere.
///
/// The [mask](crate::train::add_decayed_weights) has a `bool` for each array. As the gradient of an optimiser the result
/// freezes the arrays where the mask is `false`: the compiler omits their gradients if the mask is a constant.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::{masked, sgd};
///
/// #[computation]
/// fn step(p: &mut (f32![2], f32), gradient: &(f32![2], f32)) {
///     sgd(p, masked(gradient, (false, true)), 1.0);
/// }
///
/// let mut p = (tensor![2.0, 4.0], 3.0);
/// step(&mut p, &(tensor![1.0, 1.0], 1.0));
/// assert_eq!(p, (tensor![2.0, 4.0], 2.0));
/// ```
#[computation]
pub fn masked<T: Tensors, M: Tensors>(tree: &T, mask: &M) -> T {
    // Also a mask of numbers, which is what the compiler tries first.
    tree_map(|x, on| select(on as f64 != 0.0, x, 0.0), tree, mask)
}

/// The state of [`accumulate`].
#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
pub struct Accumulated<T: Tensors> {
    /// The mean of the gradients since the last step.
    pub mean: T,
    /// The number of these gradients.
    pub count: i32,
}

/// Adds the gradient of a part of a batch. Returns the mean of the gradients since the last step, and whether they are
/// `parts` gradients, so that the optimiser takes a step; the next gradient then begins a new mean.
///
/// The mean of the gradients of `parts` parts of equal size is the gradient of the mean over the whole batch.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::{Accumulated, accumulate, sgd};
///
/// #[computation]
/// fn step(p: &mut f32![2], state: &mut Accumulated<f32![2]>, gradient: &f32![2]) {
///     let (gradient, ready) = accumulate(state, gradient, 2);
///     if ready {
///         sgd(p, gradient, 0.5);
///     }
/// }
///
/// let (mut p, mut state) = (tensor![0.0, 0.0], Accumulated::default());
/// step(&mut p, &mut state, &tensor![2.0, 0.0]);
/// assert_eq!(p, tensor![0.0, 0.0]);
/// step(&mut p, &mut state, &tensor![4.0, -2.0]);
/// assert_eq!(p, tensor![-1.5, 0.5]);
/// ```
#[computation]
pub fn accumulate<T: Tensors>(state: &mut Accumulated<T>, gradient: &T, parts: i32) -> (T, bool) {
    let share = 1.0 / (state.count as f64 + 1.0);
    let first = state.count == 0;
    let mean = |mean, g| select(first, g, mix_leaf(sum(g), mean, g, share));
    state.mean = tree_map(mean, state.mean, floats(gradient));
    state.count += 1;
    let ready = state.count >= parts;
    state.count = select(ready, 0, state.count);
    (state.mean, ready)
}

/// Returns `average + share * (x - average)`.
#[computation]
fn mix_leaf<E: Float, T: Tensors>(like: E, average: &T, x: &T, share: f64) -> T {
    let before = average as f32;
    let single = before + share as f32 * (x as f32 - before);
    let own = average + number(like, share) * (x - average);
    select(is_half(like), single as E, own)
}

/// The state of [`update_ema`].
#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
pub struct Ema<T: Tensors> {
    /// The average, whose weights have the sum 1.
    pub average: T,
    /// The number of steps.
    pub step: i32,
}

/// Adds parameters to their moving average, `state.average`, after a step of an optimiser.
///
/// The average after `t` steps is the sum of `keep^(t - i) * x_i`, divided by the sum of these weights: the parameters
/// of the first step do not pull it to 0. Parameters in 16 bits need an average in `f32`:
/// `update_ema(state, p as f32, keep)`.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::{Ema, update_ema};
///
/// #[computation]
/// fn follow(state: &mut Ema<f32![2]>, p: &f32![2]) {
///     update_ema(state, p, 0.5);
/// }
///
/// let mut state = Ema::default();
/// follow(&mut state, &tensor![3.0, 0.0]);
/// assert_eq!(state.average, tensor![3.0, 0.0]);
/// follow(&mut state, &tensor![0.0, 3.0]);
/// assert!((state.average[[0]] - 1.0).abs() < 1e-6 && (state.average[[1]] - 2.0).abs() < 1e-6);
/// ```
#[computation]
pub fn update_ema<T: Tensors>(state: &mut Ema<T>, x: &T, keep: f64) {
    let first = state.step == 0;
    state.step += 1;
    let share = (1.0 - keep) / (1.0 - pow(keep, state.step as f64));
    let average = |average, x| select(first, x, mix_leaf(sum(x), average, x, share));
    state.average = tree_map(average, state.average, x);
}

/// The state of [`apply_if_finite`].
#[derive(Clone, Debug, Default, PartialEq, Tensors)]
pub struct ApplyIfFinite {
    /// The number of gradients that were not finite since the last finite one.
    pub consecutive: i32,
    /// The number of all gradients that were not finite.
    pub total: i32,
}

/// Whether an optimiser applies a gradient: if all its elements are finite, or more than `limit` gradients in succession
/// were not.
///
/// The parameters then become infinite or NaN, so that a training that cannot continue is noticed.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::{ApplyIfFinite, apply_if_finite, sgd};
///
/// #[computation]
/// fn step(p: &mut f32, state: &mut ApplyIfFinite, gradient: f32) {
///     if apply_if_finite(state, gradient, 10) {
///         sgd(p, gradient, 0.5);
///     }
/// }
///
/// let (mut p, mut state) = (1.0, ApplyIfFinite::default());
/// step(&mut p, &mut state, f32::NAN);
/// step(&mut p, &mut state, 1.0);
/// assert_eq!((p, state.consecutive, state.total), (0.5, 0, 1));
/// ```
#[computation]
pub fn apply_if_finite<T: Tensors>(state: &mut ApplyIfFinite, gradient: &T, limit: i32) -> bool {
    let finite = all_finite(gradient);
    state.consecutive = select(finite, 0, state.consecutive + 1);
    state.total = select(finite, state.total, state.total + 1);
    finite | (state.consecutive > limit)
}
