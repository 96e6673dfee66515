//! Training without a schedule: an average of the parameters replaces the decay of the rate.

use crate::Tensors;
use crate::prelude::*;
use crate::train::averages::average_square;
use crate::train::leaves::{floats, is_half, number};
use crate::train::optimisers::{adam_leaf, add_decayed_weights};
use crate::train::settings::AdamSettings;

/// The state of [`schedule_free`].
#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
pub struct ScheduleFree<T: Tensors> {
    /// The parameters that the steps change, from the first step on.
    pub z: T,
    /// The sum of the weights of the steps in the average.
    pub weights: f64,
    /// The largest rate so far.
    pub max_rate: f64,
    /// The number of steps.
    pub step: i32,
}

/// Takes a step along a direction, without a schedule
/// (Defazio and others, "The road less scheduled", 2024).
///
/// The direction is of any optimiser without momentum: the gradient, or Adam's with `b1 = 0`. The rate is constant, after
/// a [`linear_schedule`](crate::train::linear_schedule) at the start if it is large.
///
/// ```text
/// z -= rate * direction                 weight = max_rate^2, weights += weight
/// x += weight / weights * (z - x)       p = b1 * x + (1 - b1) * z
/// ```
///
/// The parameters `p` are those that gradients are computed at. A network is evaluated, and used after the training, with
/// the average `x`, which [`schedule_free_eval_params`] returns.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::{ScheduleFree, schedule_free_eval_params, schedule_free_sgd};
///
/// #[computation]
/// fn step(p: &mut f32![2], state: &mut ScheduleFree<f32![2]>) {
///     let gradient = 2.0 * *p;
///     schedule_free_sgd(p, state, gradient, 0.3);
/// }
///
/// #[computation]
/// fn trained(p: &f32![2], state: &ScheduleFree<f32![2]>) -> f32![2] {
///     schedule_free_eval_params(p, state, 0.9)
/// }
///
/// let (mut p, mut state) = (tensor![1.0, -2.0], ScheduleFree::default());
/// for _ in 0..200 {
///     step(&mut p, &mut state);
/// }
/// assert!(trained(&p, &state).iter().all(|x| x.abs() < 1e-2));
/// ```
#[computation]
pub fn schedule_free<T: Tensors, R: Float>(
    p: &mut T,
    state: &mut ScheduleFree<T>,
    direction: &T,
    rate: R,
    b1: f64,
) {
    let rate = rate as f64;
    state.max_rate = max(state.max_rate, rate);
    let weight = state.max_rate * state.max_rate;
    state.weights += weight;
    let share = select(state.weights == 0.0, 0.0, weight / state.weights);
    let first = state.step == 0;
    state.step += 1;
    let z = tree_map(|z, p| select(first, p, z), state.z, *p);
    let average = |p, z, d| step_leaf(sum(d), p, z, d, rate, share, b1);
    *p = tree_map(average, *p, z, floats(direction));
    state.z = tree_map(|z, d| descend_leaf(sum(d), z, d, rate), z, direction);
}

/// Returns `z - rate * direction`.
#[computation]
fn descend_leaf<E: Float, T: Tensors>(like: E, z: &T, direction: &T, rate: f64) -> T {
    let single = z as f32 - rate as f32 * direction as f32;
    select(
        is_half(like),
        single as E,
        z - number(like, rate) * direction,
    )
}

/// Returns the parameters after a step: `b1 * x + (1 - b1) * z` for the new `x` and the new `z`.
#[computation]
fn step_leaf<E: Float, T: Tensors>(
    like: E,
    p: &T,
    z: &T,
    direction: &T,
    rate: f64,
    share: f64,
    b1: f64,
) -> T {
    let single = averaged(
        0.0f32,
        p as f32,
        z as f32,
        direction as f32,
        rate,
        share,
        b1,
    );
    let own = averaged(like, p, z, direction, rate, share, b1);
    select(is_half(like), single as E, own)
}

#[computation]
fn averaged<E: Float, T: Tensors>(
    like: E,
    p: &T,
    z: &T,
    direction: &T,
    rate: f64,
    share: f64,
    b1: f64,
) -> T {
    let x = (p - number(like, 1.0 - b1) * z) * number(like, 1.0 / b1);
    let z = z - number(like, rate) * direction;
    let x = number(like, 1.0 - share) * x + number(like, share) * z;
    number(like, b1) * x + number(like, 1.0 - b1) * z
}

/// Returns the average that a network is evaluated with, for the parameters and the state of [`schedule_free`], and its
/// `b1`, which is 0.9 for [`schedule_free_sgd`] and [`schedule_free_adamw`].
#[computation]
pub fn schedule_free_eval_params<T: Tensors>(p: &T, state: &ScheduleFree<T>, b1: f64) -> T {
    let first = state.step == 0;
    tree_map(
        |p, z| select(first, p, evaluated_leaf(sum(p), p, z, b1)),
        p,
        state.z,
    )
}

#[computation]
fn evaluated_leaf<E: Float, T: Tensors>(like: E, p: &T, z: &T, b1: f64) -> T {
    let single = (p as f32 - (1.0 - b1) as f32 * z as f32) * (1.0 / b1) as f32;
    let own = (p - number(like, 1.0 - b1) * z) * number(like, 1.0 / b1);
    select(is_half(like), single as E, own)
}

/// Takes a step of gradient descent without a schedule: [`schedule_free`] along the gradient, with `b1 = 0.9`.
#[computation]
pub fn schedule_free_sgd<T: Tensors, R: Float>(
    p: &mut T,
    state: &mut ScheduleFree<T>,
    gradient: &T,
    rate: R,
) {
    schedule_free(p, state, gradient, rate, 0.9);
}

/// The state of [`schedule_free_adamw`].
///
/// The average of `f16` and `bf16` is stored [in another form](crate::train#parameters-in-16-bits).
#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
pub struct ScheduleFreeAdam<T: Tensors> {
    /// The state of the average, for [`schedule_free_eval_params`].
    pub free: ScheduleFree<T>,
    /// The moving average of the squares of the gradients.
    pub v: T,
}

/// Takes a step of Adam without a schedule, with the usual settings and without weight decay. A rate of 0.0025 is usual.
#[computation]
pub fn schedule_free_adamw<T: Tensors, R: Float>(
    p: &mut T,
    state: &mut ScheduleFreeAdam<T>,
    gradient: &T,
    rate: R,
) {
    let mask = tree_map(|_| false, *p);
    schedule_free_adamw_with(p, state, gradient, rate, AdamSettings::default(), 0.0, mask);
}

/// Takes a step of Adam without a schedule: [`schedule_free`] along the sum of `gradient / (sqrt(v / (1 - b2^t)) + eps)` and
/// `decay * p` where the [mask](add_decayed_weights) is `true`. The setting `b1` is that of [`schedule_free`].
#[computation]
pub fn schedule_free_adamw_with<T: Tensors, M: Tensors, R: Float>(
    p: &mut T,
    state: &mut ScheduleFreeAdam<T>,
    gradient: &T,
    rate: R,
    settings: &AdamSettings,
    decay: f64,
    mask: &M,
) {
    let gradient = floats(gradient);
    let t = (state.free.step + 1) as f64;
    let still = AdamSettings {
        b1: 0.0,
        ..settings
    };
    let direction = |v, g| adam_leaf(sum(g), g, v, g, still, t);
    let direction = tree_map(direction, state.v, gradient);
    state.v = average_square(state.v, gradient, settings.b2, t);
    let direction = add_decayed_weights(direction, *p, decay, mask);
    schedule_free(p, &mut state.free, direction, rate, settings.b1);
}
