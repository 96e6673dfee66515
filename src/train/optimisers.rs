//! Optimisers: each updates parameters and its own state from a gradient.

use crate::Tensors;
use crate::prelude::*;
use crate::train::leaves::{floats, mix, number};

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
    let gradient = floats(gradient);
    *p = tree_map(|p, g| p - number(sum(p), rate as f64) * g, *p, gradient);
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
    let gradient = floats(gradient);
    let trace = tree_map(
        |m, g| g + number(sum(m), momentum) * m,
        state.trace,
        gradient,
    );
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
    let ahead = |m, g| g + number(sum(m), momentum) * m;
    let trace = tree_map(ahead, state.trace, gradient);
    state.trace = trace;
    state.step += 1;
    sgd(p, tree_map(ahead, trace, gradient), rate);
}

/// The state of [`adam`] and [`adamw`].
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

/// The settings of [`adam_with`]: `AdamSettings { b2: 0.99, ..adam_settings() }`.
#[derive(Clone, Debug, PartialEq, Tensors)]
pub struct AdamSettings {
    /// The share of the moving average of the gradients that a step keeps.
    pub b1: f64,
    /// The share of the moving average of their squares that a step keeps.
    pub b2: f64,
    /// The number that is added to the root of the average of the squares.
    pub eps: f64,
    /// The number that is added to the average of the squares.
    pub eps_root: f64,
}

/// Returns the usual settings of Adam: `b1 = 0.9`, `b2 = 0.999`, `eps = 1e-8`, `eps_root = 0`.
#[computation]
pub fn adam_settings() -> AdamSettings {
    AdamSettings {
        b1: 0.9,
        b2: 0.999,
        eps: 1e-8,
        eps_root: 0.0,
    }
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
    let AdamSettings {
        b1,
        b2,
        eps,
        eps_root,
    } = settings;
    let (m, v) = (
        mix(state.m, gradient, b1),
        mix(state.v, gradient * gradient, b2),
    );
    (state.m, state.v) = (m, v);
    state.step += 1;
    let t = state.step as f64;
    let (m1, v1) = (1.0 / (1.0 - pow(b1, t)), 1.0 / (1.0 - pow(b2, t)));
    let scaled = |m, v| {
        let like = sum(m);
        let root = sqrt(number(like, v1) * v + number(like, eps_root));
        number(like, m1) * m / (root + number(like, eps))
    };
    tree_map(scaled, m, v)
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
    adam_with(p, state, gradient, rate, adam_settings());
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
    adamw_with(p, state, gradient, rate, adam_settings(), 1e-4, mask);
}

/// Takes a step of Adam with weight decay: its direction is that of [`scale_by_adam`] and `decay * p`, where the
/// [mask](add_decayed_weights) is `true`.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::{Adam, AdamSettings, adam_settings, adamw_with};
///
/// #[derive(Tensors, Clone, Default)]
/// struct Layer {
///     w: f32![2, 3],
///     b: f32![3],
/// }
///
/// #[computation]
/// fn step(p: &mut Layer, state: &mut Adam<Layer>, gradient: &Layer) {
///     let settings = AdamSettings { b2: 0.99, ..adam_settings() };
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
    let squares = state.sum + gradient * gradient;
    state.sum = squares;
    state.step += 1;
    let scaled = |g, squares| {
        let like = sum(g);
        let squares = number(like, initial) + squares;
        select(squares > 0.0, g * rsqrt(squares + number(like, eps)), 0.0)
    };
    sgd(p, tree_map(scaled, gradient, squares), rate);
}

/// The state of [`rmsprop`].
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
    let v = mix(state.v, gradient * gradient, keep);
    state.v = v;
    state.step += 1;
    let scaled = |g, v| g * rsqrt(v + number(sum(g), eps));
    sgd(p, tree_map(scaled, gradient, v), rate);
}

/// The state of [`lion`].
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
    let direction = sign(mix(state.m, gradient, b1));
    state.m = mix(state.m, gradient, b2);
    state.step += 1;
    sgd(p, add_decayed_weights(direction, *p, decay, mask), rate);
}

/// Adds `decay * p` to a direction, where a mask is `true`.
///
/// The mask has the structure of the parameters, with a `bool` for each array: `tree_map(|x| x.dims().len() > 1, *p)` is
/// `true` for matrices, and a struct with the same fields is a mask for each of them.
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
    // Also a mask of numbers, which is what the compiler tries first.
    let decayed = |d, p, mask| d + select(mask as f64 != 0.0, number(sum(p), decay) * p, 0.0);
    tree_map(decayed, direction, p, mask)
}

/// Scales a gradient whose norm over all elements is above a limit to the limit.
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
/// ```
#[computation]
pub fn clip_by_global_norm<T: Tensors>(gradient: &T, limit: f64) -> T {
    let gradient = floats(gradient);
    let norm = global_norm(gradient as f64);
    let scale = select(norm < limit, 1.0, limit / norm);
    tree_map(|g| number(sum(g), scale) * g, gradient)
}
