//! Variants of Adam: with Nesterov's momentum, with a rate for each layer, and with factored averages of squares.

use crate::Tensors;
use crate::prelude::*;
use crate::train::averages::{average_square, corrected, corrected_square, mix, moving_average};
use crate::train::leaves::{floats, is_half, number, scale, scale_leaf};
use crate::train::optimisers::{Adam, add_decayed_weights, scale_by_adam, sgd};
use crate::train::settings::AdamSettings;

/// Returns the direction of NAdam's next step for a gradient, and updates the averages.
///
/// With `t` steps, this one among them, and `m` and `v` as of [`scale_by_adam`],
///
/// ```text
/// ahead = b1 * m / (1 - b1^(t + 1)) + (1 - b1) * gradient / (1 - b1^t)
/// direction = ahead / (sqrt(v / (1 - b2^t) + eps_root) + eps)
/// ```
#[computation]
pub fn scale_by_nadam<T: Tensors>(state: &mut Adam<T>, gradient: &T, settings: &AdamSettings) -> T {
    let gradient = floats(gradient);
    state.step += 1;
    let t = state.step as f64;
    let direction = |m, v, g| nadam_leaf(sum(g), m, v, g, settings, t);
    let direction = tree_map(direction, state.m, state.v, gradient);
    state.m = moving_average(state.m, gradient, settings.b1, t);
    state.v = average_square(state.v, gradient, settings.b2, t);
    direction
}

/// Returns the direction of a leaf for the averages before the step.
#[computation]
pub(super) fn nadam_leaf<E: Float, T: Tensors>(
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
    let (total, next) = (1.0 - pow(b1, t), 1.0 - pow(b1, t + 1.0));
    let gradient_single = gradient as f32;
    let m_single = (total / next) as f32 * corrected(m as f32, gradient_single, b1, t);
    let v_single = corrected_square(v as f32, gradient_single, b2, t);
    let ahead_single = b1 as f32 * m_single + ((1.0 - b1) / total) as f32 * gradient_single;
    let single = ahead_single / (sqrt(v_single + eps_root as f32) + eps as f32);

    let m = mix(like, m, gradient, b1);
    let v = mix(like, v, gradient * gradient, b2);
    let ahead = number(like, b1 / next) * m + number(like, (1.0 - b1) / total) * gradient;
    let root = sqrt(number(like, 1.0 / (1.0 - pow(b2, t))) * v + number(like, eps_root));
    let own = ahead / (root + number(like, eps));
    select(is_half(like), single as E, own)
}

/// Takes a step of NAdam, which is Adam with Nesterov's momentum, with the usual settings
/// (Dozat, "Incorporating Nesterov momentum into Adam", 2016).
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::{Adam, nadam};
///
/// #[computation]
/// fn step(p: &mut f32![2], state: &mut Adam<f32![2]>) {
///     let gradient = 2.0 * *p;
///     nadam(p, state, gradient, 0.05);
/// }
///
/// let (mut p, mut state) = (tensor![1.0, -2.0], Adam::default());
/// for _ in 0..300 {
///     step(&mut p, &mut state);
/// }
/// assert!(p.iter().all(|x| x.abs() < 1e-2));
/// ```
#[computation]
pub fn nadam<T: Tensors, R: Float>(p: &mut T, state: &mut Adam<T>, gradient: &T, rate: R) {
    sgd(
        p,
        scale_by_nadam(state, gradient, AdamSettings::default()),
        rate,
    );
}

/// Takes a step of NAdam with weight decay: its direction is the sum of [`scale_by_nadam`] and `decay * p`, where the
/// [mask](add_decayed_weights) is `true`.
#[computation]
pub fn nadamw_with<T: Tensors, M: Tensors, R: Float>(
    p: &mut T,
    state: &mut Adam<T>,
    gradient: &T,
    rate: R,
    settings: &AdamSettings,
    decay: f64,
    mask: &M,
) {
    let direction = scale_by_nadam(state, gradient, settings);
    sgd(p, add_decayed_weights(direction, *p, decay, mask), rate);
}

/// Multiplies each array of a direction by the ratio of the norm of its parameters to its own norm; by 1 where one of the
/// norms is 0.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::scale_by_trust_ratio;
///
/// #[computation]
/// fn scaled(direction: &f32![2], p: &f32![2]) -> f32![2] {
///     scale_by_trust_ratio(direction, p)
/// }
///
/// assert_eq!(scaled(&tensor![0.0, 0.5], &tensor![3.0, 4.0]), tensor![0.0, 5.0]);
/// ```
#[computation]
pub fn scale_by_trust_ratio<T: Tensors>(direction: &T, p: &T) -> T {
    let scaled = |d, p| {
        let (of_p, of_d) = (sqrt(square_sum(p)), sqrt(square_sum(d)));
        let ratio = select((of_p == 0.0) | (of_d == 0.0), 1.0, of_p / of_d);
        scale_leaf(sum(d), d, ratio)
    };
    tree_map(scaled, direction, p)
}

/// Returns the sum of the squares of a leaf.
#[computation]
fn square_sum<T: Tensors>(x: &T) -> f64 {
    sum(x as f64 * x as f64)
}

/// Takes a step of LAMB (You and others, "Large batch optimization for deep learning", 2020) with an `eps` of 1e-6, the
/// other usual settings of Adam, and no weight decay.
#[computation]
pub fn lamb<T: Tensors, R: Float>(p: &mut T, state: &mut Adam<T>, gradient: &T, rate: R) {
    let settings = AdamSettings {
        eps: 1e-6,
        ..AdamSettings::default()
    };
    let mask = tree_map(|_| false, *p);
    lamb_with(p, state, gradient, rate, settings, 0.0, mask);
}

/// Takes a step of LAMB: the direction of Adam with weight decay where the [mask](add_decayed_weights) is `true`, scaled
/// for each array by [`scale_by_trust_ratio`].
#[computation]
pub fn lamb_with<T: Tensors, M: Tensors, R: Float>(
    p: &mut T,
    state: &mut Adam<T>,
    gradient: &T,
    rate: R,
    settings: &AdamSettings,
    decay: f64,
    mask: &M,
) {
    let direction = scale_by_adam(state, gradient, settings);
    let direction = add_decayed_weights(direction, *p, decay, mask);
    sgd(p, scale_by_trust_ratio(direction, *p), rate);
}

/// The state of [`adafactor`]: averages of the squares of the gradients over the rows and the columns of each matrix.
///
/// For an array `f32![.., N, M]`, `R` is `f32![.., N]` and `C` is `f32![.., M]`; for a tuple of arrays both are tuples.
/// An array whose part of `R` has as many dimensions as the array is not factored: that part has the sizes of the array,
/// and its part of `C` is not used, `f32`. The element types are `f32` or `f64`, also for parameters in 16 bits.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::{Adafactor, adafactor};
///
/// #[derive(Tensors, Default)]
/// struct Layer {
///     w: f32![64, 32],
///     b: f32![32],
/// }
///
/// /// The states of the parts of a layer: 128 numbers, where Adam has 4160.
/// #[derive(Tensors, Default)]
/// struct State {
///     w: Adafactor<f32![64], f32![32]>,
///     b: Adafactor<f32![32], f32>,
/// }
///
/// #[computation]
/// fn step(p: &mut Layer, state: &mut State, gradient: &Layer) {
///     adafactor(&mut p.w, &mut state.w, gradient.w, 0.01);
///     adafactor(&mut p.b, &mut state.b, gradient.b, 0.01);
/// }
///
/// let mut p = Layer { w: Tensor::ones(), b: Tensor::ones() };
/// let gradient = Layer { w: Tensor::full(0.5), b: Tensor::full(-3.0) };
/// step(&mut p, &mut State::default(), &gradient);
/// assert!((p.w[[0, 0]] - 0.99).abs() < 1e-6 && (p.b[[0]] - 1.01).abs() < 1e-6);
/// ```
#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
pub struct Adafactor<R: Tensors, C: Tensors> {
    /// The averages over the columns of each row, or of each element.
    pub rows: R,
    /// The averages over the rows of each column.
    pub columns: C,
    /// The number of steps.
    pub step: i32,
}

#[computation]
mod settings {
    /// The settings of [`adafactor_with`](crate::train::adafactor_with).
    #[derive(Clone, Debug, PartialEq, Tensors)]
    pub struct AdafactorSettings {
        /// The exponent of the number of steps in the share of the averages that a step replaces.
        pub exponent: f64,
        /// The number that is added to squares of the gradient.
        pub eps: f64,
        /// The largest root of the mean of the squares of a direction.
        pub threshold: f64,
        /// The least size of an array of parameters that a step is relative to.
        pub min_scale: f64,
    }

    impl AdafactorSettings {
        /// Returns the usual settings: `exponent = 0.8`, `eps = 1e-30`, `threshold = 1`, `min_scale = 1e-3`.
        #[computation]
        pub fn default() -> Self {
            Self {
                exponent: 0.8,
                eps: 1e-30,
                threshold: 1.0,
                min_scale: 1e-3,
            }
        }
    }
}

pub use self::settings::AdafactorSettings;

impl Default for AdafactorSettings {
    fn default() -> AdafactorSettings {
        AdafactorSettings::default()
    }
}

/// Takes a step of Adafactor with the usual settings and without weight decay
/// (Shazeer and Stern, "Adafactor: adaptive learning rates with sublinear memory cost", 2018).
///
/// The rate is relative: a step moves an array by about `rate` times the root of the mean of its squares.
#[computation]
pub fn adafactor<T: Tensors, R: Tensors, C: Tensors, F: Float>(
    p: &mut T,
    state: &mut Adafactor<R, C>,
    gradient: &T,
    rate: F,
) {
    let mask = tree_map(|_| false, *p);
    adafactor_with(
        p,
        state,
        gradient,
        rate,
        AdafactorSettings::default(),
        0.0,
        mask,
    );
}

/// Takes a step of Adafactor, with `decay * p`, which the rate does not scale, where the [mask](add_decayed_weights) is
/// `true`.
///
/// With `rms(x)` for the root of the mean of the squares of `x`,
///
/// ```text
/// keep = 1 - (t + 1)^-exponent, for t steps before this one
/// rows = keep * rows + (1 - keep) * mean(gradient^2 + eps, over columns), and columns accordingly
/// direction = gradient / sqrt(rows / mean(rows) * columns)
/// p -= rate * direction / max(1, rms(direction) / threshold) * max(rms(p), min_scale) + decay * p
/// ```
#[computation]
pub fn adafactor_with<T: Tensors, R: Tensors, C: Tensors, F: Float, M: Tensors>(
    p: &mut T,
    state: &mut Adafactor<R, C>,
    gradient: &T,
    rate: F,
    settings: &AdafactorSettings,
    decay: f64,
    mask: &M,
) {
    let gradient = floats(gradient);
    let keep = 1.0 - pow(state.step as f64 + 1.0, -settings.exponent);
    let eps = settings.eps;
    state.step += 1;
    let average = |rows, g| average_rows(rows, g, keep, eps);
    state.rows = tree_map(average, state.rows, gradient);
    let average = |columns, rows, g| average_columns(columns, rows, g, keep, eps);
    state.columns = tree_map(average, state.columns, state.rows, gradient);
    let change = |g, rows, columns, p| adafactor_leaf(g, rows, columns, p, settings);
    let change = tree_map(change, gradient, state.rows, state.columns, *p);
    let change = scale(change, rate as f64);
    sgd(p, add_decayed_weights(change, *p, decay, mask), 1.0);
}

/// Returns the averages of squares over the columns of each row, or of the elements where they are not factored.
#[computation]
fn average_rows<E: Float, F: Float>(
    rows: &Tensor![F; ..R],
    g: &Tensor![E; ..S],
    keep: f64,
    eps: f64,
) -> Tensor![F; ..R] {
    let squares = g as F * g as F + eps as F;
    if rows.dims().len() == g.dims().len() {
        mix(sum(rows), rows, squares, keep)
    } else {
        mix(sum(rows), rows, mean(squares, -1), keep)
    }
}

/// Returns the averages of squares over the rows of each column; unchanged where they are not factored.
#[computation]
fn average_columns<E: Float, F: Float, G: Float>(
    columns: &Tensor![F; ..C],
    rows: &Tensor![G; ..R],
    g: &Tensor![E; ..S],
    keep: f64,
    eps: f64,
) -> Tensor![F; ..C] {
    if rows.dims().len() == g.dims().len() {
        columns
    } else {
        let squares = g as F * g as F + eps as F;
        mix(sum(columns), columns, mean(squares, -2), keep)
    }
}

/// Returns the change of a leaf for a rate of 1.
#[computation]
fn adafactor_leaf<E: Float, F: Float, G: Float>(
    g: &Tensor![E; ..S],
    rows: &Tensor![F; ..R],
    columns: &Tensor![G; ..C],
    p: &Tensor![E; ..S],
    settings: &AdafactorSettings,
) -> Tensor![E; ..S] {
    let (g, p) = (g as F, p as F);
    let direction = if rows.dims().len() == g.dims().len() {
        g * rsqrt(rows)
    } else {
        let (sizes, last) = (g.dims(), g.dims().len() - 1);
        let by_row = rsqrt(rows / mean(rows, -1, keep = true));
        let by_column = rsqrt(columns as F);
        let by_column = reshape(by_column, [..sizes[..last - 1], 1, sizes[last]]);
        g * reshape(by_row, [..sizes[..last], 1]) * by_column
    };
    let length = sqrt(mean(direction * direction));
    let scale = max(sqrt(mean(p * p)), settings.min_scale as F);
    let factor = scale / max(length / (settings.threshold as F), 1.0);
    (direction * factor) as E
}
