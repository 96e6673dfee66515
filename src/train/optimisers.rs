//! Optimisers: each updates parameters and its own state from a gradient.

use crate::Tensors;
use crate::prelude::*;
use crate::train::averages::{average_square, corrected, corrected_square, mix, moving_average};
use crate::train::leaves::{add_scaled, floats, is_half, number};
use crate::train::settings::AdamSettings;

/// The state of [`sgd`] with momentum.
#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
pub struct Momentum<T: Tensors> {
    /// The decaying sum of the gradients.
    pub trace: T,
    /// The number of steps.
    pub step: i32,
}

/// Takes a step of gradient descent: `p -= rate * gradient`.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::sgd;
///
/// #[computation]
/// fn step(p: &mut (f32![2], f64), gradient: &(f32![2], f64)) {
///     sgd(p, gradient, 0.5);
/// }
///
/// let mut p = (tensor![1.0, 2.0], 3.0);
/// step(&mut p, &(tensor![2.0, 0.0], -1.0));
/// assert_eq!(p, (tensor![0.0, 2.0], 3.5));
/// ```
#[computation]
pub fn sgd<T: Tensors, R: Float>(p: &mut T, gradient: &T, rate: R) {
    *p = add_scaled(*p, -(rate as f64), floats(gradient));
}

/// Takes a step of gradient descent with momentum: `trace = momentum * trace + gradient`, `p -= rate * trace`.
///
/// A momentum of 0.9 is usual.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::{Momentum, sgd_momentum};
///
/// #[computation]
/// fn step(p: &mut f32![2], state: &mut Momentum<f32![2]>, gradient: &f32![2]) {
///     sgd_momentum(p, state, gradient, 1.0, 0.5);
/// }
///
/// let (mut p, mut state) = (tensor![0.0, 1.0], Momentum::default());
/// step(&mut p, &mut state, &tensor![2.0, 0.0]);
/// step(&mut p, &mut state, &tensor![0.0, 0.0]);
/// assert_eq!((p, state.step), (tensor![-3.0, 1.0], 2));
/// ```
#[computation]
pub fn sgd_momentum<T: Tensors, R: Float>(
    p: &mut T,
    state: &mut Momentum<T>,
    gradient: &T,
    rate: R,
    momentum: f64,
) {
    let trace = add_scaled(floats(gradient), momentum, state.trace);
    state.trace = trace;
    state.step += 1;
    sgd(p, trace, rate);
}

/// Takes a step of gradient descent with Nesterov's momentum: `trace = momentum * trace + gradient`,
/// `p -= rate * (momentum * trace + gradient)`.
#[computation]
pub fn sgd_nesterov<T: Tensors, R: Float>(
    p: &mut T,
    state: &mut Momentum<T>,
    gradient: &T,
    rate: R,
    momentum: f64,
) {
    let gradient = floats(gradient);
    let trace = add_scaled(gradient, momentum, state.trace);
    state.trace = trace;
    state.step += 1;
    sgd(p, add_scaled(gradient, momentum, trace), rate);
}

/// The state of [`adam`] and [`adamw`].
///
/// The averages of `f16` and `bf16` are stored [in another form](crate::train#parameters-in-16-bits).
#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
pub struct Adam<T: Tensors> {
    /// The moving average of the gradients.
    pub m: T,
    /// The moving average of their squares.
    pub v: T,
    /// The number of steps.
    pub step: i32,
}

/// Returns the direction of Adam's next step for a gradient, and updates the averages.
///
/// With `t` steps, this one among them,
///
/// ```text
/// m = b1 * m + (1 - b1) * gradient
/// v = b2 * v + (1 - b2) * gradient^2
/// direction = m / (1 - b1^t) / (sqrt(v / (1 - b2^t) + eps_root) + eps)
/// ```
#[computation]
pub fn scale_by_adam<T: Tensors>(state: &mut Adam<T>, gradient: &T, settings: &AdamSettings) -> T {
    let gradient = floats(gradient);
    state.step += 1;
    let t = state.step as f64;
    let direction = |m, v, g| adam_leaf(sum(g), m, v, g, settings, t);
    let direction = tree_map(direction, state.m, state.v, gradient);
    state.m = moving_average(state.m, gradient, settings.b1, t);
    state.v = average_square(state.v, gradient, settings.b2, t);
    direction
}

/// Returns the direction of a leaf for the averages before the step.
#[computation]
pub(super) fn adam_leaf<E: Float, T: Tensors>(
    like: E,
    m: &T,
    v: &T,
    gradient: &T,
    settings: &AdamSettings,
    t: f64,
) -> T {
    let AdamSettings {
        b1,
        b2,
        eps,
        eps_root,
    } = settings;
    let gradient_single = gradient as f32;
    let m_single = corrected(m as f32, gradient_single, b1, t);
    let v_single = corrected_square(v as f32, gradient_single, b2, t);
    let single = m_single / (sqrt(v_single + eps_root as f32) + eps as f32);

    let m = mix(like, m, gradient, b1);
    let v = mix(like, v, gradient * gradient, b2);
    let (m1, v1) = (1.0 / (1.0 - pow(b1, t)), 1.0 / (1.0 - pow(b2, t)));
    let root = sqrt(number(like, v1) * v + number(like, eps_root));
    let own = number(like, m1) * m / (root + number(like, eps));
    select(is_half(like), single as E, own)
}

/// Takes a step of Adam with the usual settings (Kingma and Ba, "Adam: a method for stochastic optimization", 2015).
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::{Adam, adam};
///
/// #[derive(Tensors, Default)]
/// struct Line {
///     slope: f32,
///     offset: f32,
/// }
///
/// #[computation]
/// fn loss(p: &Line, x: &f32![3], y: &f32![3]) -> f32 {
///     let error = p.slope * x + p.offset - y;
///     mean(error * error)
/// }
///
/// #[computation]
/// fn step(p: &mut Line, state: &mut Adam<Line>, x: &f32![3], y: &f32![3]) -> f32 {
///     let (loss, gradient) = value_and_grad(loss)(*p, x, y);
///     adam(p, state, gradient, 0.05);
///     loss
/// }
///
/// let (mut line, mut state) = (Line::default(), Adam::default());
/// for _ in 0..1000 {
///     step(&mut line, &mut state, &tensor![0.0, 1.0, 2.0], &tensor![1.0, 3.0, 5.0]);
/// }
/// assert!((line.slope - 2.0).abs() < 1e-3 && (line.offset - 1.0).abs() < 1e-3);
/// assert_eq!(state.step, 1000);
/// ```
#[computation]
pub fn adam<T: Tensors, R: Float>(p: &mut T, state: &mut Adam<T>, gradient: &T, rate: R) {
    adam_with(p, state, gradient, rate, AdamSettings::default());
}

/// Takes a step of Adam: `p -= rate * scale_by_adam(state, gradient, settings)`.
#[computation]
pub fn adam_with<T: Tensors, R: Float>(
    p: &mut T,
    state: &mut Adam<T>,
    gradient: &T,
    rate: R,
    settings: &AdamSettings,
) {
    sgd(p, scale_by_adam(state, gradient, settings), rate);
}

/// Takes a step of Adam with the usual settings and a weight decay of 1e-4
/// (Loshchilov and Hutter, "Decoupled weight decay regularization", 2019).
#[computation]
pub fn adamw<T: Tensors, R: Float>(p: &mut T, state: &mut Adam<T>, gradient: &T, rate: R) {
    let mask = tree_map(|_| true, *p);
    adamw_with(
        p,
        state,
        gradient,
        rate,
        AdamSettings::default(),
        1e-4,
        mask,
    );
}

/// Takes a step of Adam with weight decay: its direction is the sum of [`scale_by_adam`] and `decay * p`, where the
/// [mask](add_decayed_weights) is `true`.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::{Adam, AdamSettings, adamw_with};
///
/// #[derive(Tensors, Clone, Default)]
/// struct Layer {
///     w: f32![2, 3],
///     b: f32![3],
/// }
///
/// #[computation]
/// fn step(p: &mut Layer, state: &mut Adam<Layer>, gradient: &Layer) {
///     let settings = AdamSettings { b2: 0.99, ..AdamSettings::default() };
///     let matrices = tree_map(|x| x.dims().len() > 1, *p);
///     adamw_with(p, state, gradient, 0.5, settings, 0.1, matrices);
/// }
///
/// let mut p = Layer { w: Tensor::ones(), b: Tensor::ones() };
/// step(&mut p, &mut Adam::default(), &Layer::default());
/// assert_eq!((p.w.get([0, 0]), p.b.get([0])), (Some(0.95), Some(1.0)));
/// ```
#[computation]
pub fn adamw_with<T: Tensors, M: Tensors, R: Float>(
    p: &mut T,
    state: &mut Adam<T>,
    gradient: &T,
    rate: R,
    settings: &AdamSettings,
    decay: f64,
    mask: &M,
) {
    let direction = scale_by_adam(state, gradient, settings);
    sgd(p, add_decayed_weights(direction, *p, decay, mask), rate);
}

/// The state of [`adagrad`].
///
/// The state of `f16` and `bf16` is stored [in another form](crate::train#parameters-in-16-bits).
#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
pub struct Adagrad<T: Tensors> {
    /// The sum of the squares of the gradients.
    pub sum: T,
    /// The number of steps.
    pub step: i32,
}

/// Takes a step of Adagrad (Duchi, Hazan and Singer, "Adaptive subgradient methods", 2011), whose sum of squares begins
/// with 0.1 and whose `eps` is 1e-7.
#[computation]
pub fn adagrad<T: Tensors, R: Float>(p: &mut T, state: &mut Adagrad<T>, gradient: &T, rate: R) {
    adagrad_with(p, state, gradient, rate, 0.1, 1e-7);
}

/// Takes a step of Adagrad: `sum += gradient^2`, `p -= rate * gradient / sqrt(initial + sum + eps)`.
///
/// A parameter with `initial + sum = 0` does not change.
#[computation]
pub fn adagrad_with<T: Tensors, R: Float>(
    p: &mut T,
    state: &mut Adagrad<T>,
    gradient: &T,
    rate: R,
    initial: f64,
    eps: f64,
) {
    let gradient = floats(gradient);
    state.step += 1;
    let direction = |total, g| adagrad_leaf(sum(g), total, g, initial, eps);
    let direction = tree_map(direction, state.sum, gradient);
    state.sum = tree_map(
        |total, g| sum_of_squares(sum(g), total, g),
        state.sum,
        gradient,
    );
    sgd(p, direction, rate);
}

/// Returns the direction of a leaf for the sum before the step.
#[computation]
fn adagrad_leaf<E: Float, T: Tensors>(
    like: E,
    total: &T,
    gradient: &T,
    initial: f64,
    eps: f64,
) -> T {
    let (root, g) = (total as f32, gradient as f32);
    let squares = initial as f32 + (root * root + g * g);
    let single = select(squares > 0.0, g * rsqrt(squares + eps as f32), 0.0);

    let squares = number(like, initial) + (total + gradient * gradient);
    let own = select(
        squares > 0.0,
        gradient * rsqrt(squares + number(like, eps)),
        0.0,
    );
    select(is_half(like), single as E, own)
}

/// Returns the stored sum of squares after a step.
#[computation]
fn sum_of_squares<E: Float, T: Tensors>(like: E, total: &T, gradient: &T) -> T {
    let (root, g) = (total as f32, gradient as f32);
    // The root of many squares may exceed the range of `f16`, where it stays at the maximum.
    let largest = select(is_inf(number(like, 65536.0)), 65504.0f32, 3.4e38);
    let single = min(sqrt(root * root + g * g), largest);
    select(is_half(like), single as E, total + gradient * gradient)
}

/// The state of [`rmsprop`].
///
/// The state of `f16` and `bf16` is stored [in another form](crate::train#parameters-in-16-bits).
#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
pub struct RmsProp<T: Tensors> {
    /// The moving average of the squares of the gradients.
    pub v: T,
    /// The number of steps.
    pub step: i32,
}

/// Takes a step of RMSProp (Tieleman and Hinton, 2012) with a `keep` of 0.9 and an `eps` of 1e-8.
#[computation]
pub fn rmsprop<T: Tensors, R: Float>(p: &mut T, state: &mut RmsProp<T>, gradient: &T, rate: R) {
    rmsprop_with(p, state, gradient, rate, 0.9, 1e-8);
}

/// Takes a step of RMSProp: `v = keep * v + (1 - keep) * gradient^2`, `p -= rate * gradient / sqrt(v + eps)`.
#[computation]
pub fn rmsprop_with<T: Tensors, R: Float>(
    p: &mut T,
    state: &mut RmsProp<T>,
    gradient: &T,
    rate: R,
    keep: f64,
    eps: f64,
) {
    let gradient = floats(gradient);
    state.step += 1;
    let t = state.step as f64;
    let direction = |v, g| rmsprop_leaf(sum(g), v, g, keep, eps, t);
    let direction = tree_map(direction, state.v, gradient);
    state.v = average_square(state.v, gradient, keep, t);
    sgd(p, direction, rate);
}

/// Returns the direction of a leaf for the average before the step.
#[computation]
fn rmsprop_leaf<E: Float, T: Tensors>(
    like: E,
    v: &T,
    gradient: &T,
    keep: f64,
    eps: f64,
    t: f64,
) -> T {
    let g = gradient as f32;
    let v_single = (1.0 - pow(keep, t)) as f32 * corrected_square(v as f32, g, keep, t);
    let single = g * rsqrt(v_single + eps as f32);

    let v = mix(like, v, gradient * gradient, keep);
    let own = gradient * rsqrt(v + number(like, eps));
    select(is_half(like), single as E, own)
}

/// The state of [`lion`].
///
/// The state of `f16` and `bf16` is stored [in another form](crate::train#parameters-in-16-bits).
#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
pub struct Lion<T: Tensors> {
    /// The moving average of the gradients.
    pub m: T,
    /// The number of steps.
    pub step: i32,
}

/// Takes a step of Lion (Chen and others, "Symbolic discovery of optimization algorithms", 2023) with `b1 = 0.9`,
/// `b2 = 0.99` and a weight decay of 1e-3.
#[computation]
pub fn lion<T: Tensors, R: Float>(p: &mut T, state: &mut Lion<T>, gradient: &T, rate: R) {
    let mask = tree_map(|_| true, *p);
    lion_with(p, state, gradient, rate, 0.9, 0.99, 1e-3, mask);
}

/// Takes a step of Lion, with `decay * p` where the [mask](add_decayed_weights) is `true`:
///
/// ```text
/// p -= rate * (sign(b1 * m + (1 - b1) * gradient) + decay * p)
/// m = b2 * m + (1 - b2) * gradient
/// ```
#[computation]
pub fn lion_with<T: Tensors, M: Tensors, R: Float>(
    p: &mut T,
    state: &mut Lion<T>,
    gradient: &T,
    rate: R,
    b1: f64,
    b2: f64,
    decay: f64,
    mask: &M,
) {
    let gradient = floats(gradient);
    let t = state.step as f64;
    state.step += 1;
    let direction = |m, g| lion_leaf(sum(g), m, g, b1, b2, t);
    let direction = tree_map(direction, state.m, gradient);
    state.m = moving_average(state.m, gradient, b2, t + 1.0);
    sgd(p, add_decayed_weights(direction, *p, decay, mask), rate);
}

/// Returns the direction of a leaf for the average before the step, which is of `t` gradients.
#[computation]
fn lion_leaf<E: Float, T: Tensors>(like: E, m: &T, gradient: &T, b1: f64, b2: f64, t: f64) -> T {
    let m_single = (1.0 - pow(b2, t)) as f32 * m as f32;
    let single = sign(b1 as f32 * m_single + (1.0 - b1) as f32 * gradient as f32);
    select(is_half(like), single as E, sign(mix(like, m, gradient, b1)))
}

/// Adds `decay * p` to a direction, where a mask is `true`.
///
/// The mask has the structure of the parameters, with a `bool` for each array: `tree_map(|x| x.dims().len() > 1, *p)` is
/// `true` for matrices, and `let mut mask = tree_map(|_| false, *p); mask.w = true;` for one of them.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::{add_decayed_weights, sgd};
///
/// #[computation]
/// fn step(p: &mut (f32![2], f32), gradient: &(f32![2], f32)) {
///     sgd(p, add_decayed_weights(gradient, *p, 0.5, (true, false)), 1.0);
/// }
///
/// let mut p = (tensor![2.0, 4.0], 3.0);
/// step(&mut p, &(tensor![0.0, 1.0], 1.0));
/// assert_eq!(p, (tensor![1.0, 1.0], 2.0));
/// ```
#[computation]
pub fn add_decayed_weights<T: Tensors, M: Tensors>(
    direction: &T,
    p: &T,
    decay: f64,
    mask: &M,
) -> T {
    let decayed = add_scaled(direction, decay, p);
    // Also a mask of numbers, which is what the compiler tries first.
    let added = |d, decayed, mask| select(mask as f64 != 0.0, decayed, d);
    tree_map(added, direction, decayed, mask)
}
