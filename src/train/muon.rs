//! Muon: steps of matrices that are almost orthogonal.

use crate::Tensors;
use crate::prelude::*;
use crate::train::adaptive::nadam_leaf;
use crate::train::averages::{average_leaf, average_square_leaf, corrected, mix};
use crate::train::leaves::{floats, is_half, number};
use crate::train::optimisers::{add_decayed_weights, sgd};
use crate::train::settings::AdamSettings;

/// The state of [`muon`].
///
/// The averages of `f16` and `bf16` are stored [in another form](crate::train#parameters-in-16-bits).
#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
pub struct Muon<T: Tensors> {
    /// The moving average of the gradients.
    pub m: T,
    /// The moving average of their squares; 0 for matrices.
    pub v: T,
    /// The number of steps.
    pub step: i32,
}

#[computation]
mod settings {
    /// The settings of [`muon_with`](crate::train::muon_with).
    #[derive(Clone, Debug, PartialEq, Tensors)]
    pub struct MuonSettings {
        /// The share of the moving average of the gradients of a matrix that a step keeps.
        pub beta: f64,
        /// The share of the moving average of the gradients of another array that a step keeps.
        pub b1: f64,
        /// The share of the moving average of their squares that a step keeps.
        pub b2: f64,
        /// The number that is added to the norm of a matrix, and to the root of the average of the squares.
        pub eps: f64,
    }

    impl MuonSettings {
        /// Returns the usual settings: `beta = 0.95`, `b1 = 0.9`, `b2 = 0.999`, `eps = 1e-8`.
        #[computation]
        pub fn default() -> Self {
            Self {
                beta: 0.95,
                b1: 0.9,
                b2: 0.999,
                eps: 1e-8,
            }
        }
    }
}

pub use self::settings::MuonSettings;

impl Default for MuonSettings {
    fn default() -> MuonSettings {
        MuonSettings::default()
    }
}

/// Takes a step of Muon with the usual settings and without weight decay
/// (Jordan and others, "Muon: an optimizer for hidden layers in neural networks", 2024).
///
/// Arrays of two dimensions take steps of Muon, other arrays those of [`nadam`](crate::train::nadam). Embeddings and the
/// last layer usually have their own optimiser, such as [`adamw`](crate::train::adamw).
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::{Muon, muon};
///
/// #[computation]
/// fn step(w: &mut f32![2, 2], state: &mut Muon<f32![2, 2]>, gradient: &f32![2, 2]) {
///     muon(w, state, gradient, 0.1);
/// }
///
/// let mut w = Tensor::zeros();
/// step(&mut w, &mut Muon::default(), &tensor![[300.0, 0.0], [0.0, -1.0]]);
/// // Both directions move, although their gradients differ by a factor of 300.
/// assert!(w[[0, 0]] < -0.05 && w[[1, 1]] > 0.05);
/// ```
#[computation]
pub fn muon<T: Tensors, R: Float>(p: &mut T, state: &mut Muon<T>, gradient: &T, rate: R) {
    let mask = tree_map(|_| false, *p);
    muon_with(p, state, gradient, rate, MuonSettings::default(), 0.0, mask);
}

/// Takes a step of Muon with weight decay: its direction is the sum of [`scale_by_muon`] and `decay * p`, where the
/// [mask](add_decayed_weights) is `true`.
#[computation]
pub fn muon_with<T: Tensors, M: Tensors, R: Float>(
    p: &mut T,
    state: &mut Muon<T>,
    gradient: &T,
    rate: R,
    settings: &MuonSettings,
    decay: f64,
    mask: &M,
) {
    let direction = scale_by_muon(state, gradient, settings);
    sgd(p, add_decayed_weights(direction, *p, decay, mask), rate);
}

/// Returns the direction of Muon's next step for a gradient, and updates the averages.
///
/// With `t` steps, this one among them, the direction of an `n` by `m` matrix is
///
/// ```text
/// m = beta * m + (1 - beta) * gradient
/// ahead = beta * m / (1 - beta^(t + 1)) + (1 - beta) * gradient / (1 - beta^t)
/// direction = sqrt(max(1, m / n)) * orthogonalized(ahead)
/// ```
#[computation]
pub fn scale_by_muon<T: Tensors>(state: &mut Muon<T>, gradient: &T, settings: &MuonSettings) -> T {
    let gradient = floats(gradient);
    state.step += 1;
    let t = state.step as f64;
    let MuonSettings { beta, b1, b2, eps } = settings;
    let of_others = AdamSettings {
        b1,
        b2,
        eps,
        eps_root: 0.0,
    };
    let direction = |m, v, g| match g.dims().len() {
        2 => muon_leaf(sum(g), m, g, settings, t),
        _ => nadam_leaf(sum(g), m, v, g, of_others, t),
    };
    let direction = tree_map(direction, state.m, state.v, gradient);
    let average = |m, g| match g.dims().len() {
        2 => average_leaf(sum(g), m, g, beta, t),
        _ => average_leaf(sum(g), m, g, b1, t),
    };
    state.m = tree_map(average, state.m, gradient);
    let square = |v, g| match g.dims().len() {
        2 => v,
        _ => average_square_leaf(sum(g), v, g, b2, t),
    };
    state.v = tree_map(square, state.v, gradient);
    direction
}

/// Returns the direction of a matrix for the average before the step.
#[computation]
fn muon_leaf<E: Float, T: Tensors>(
    like: E,
    m: &T,
    gradient: &T,
    settings: &MuonSettings,
    t: f64,
) -> T {
    let MuonSettings { beta, eps, .. } = settings;
    let (total, next) = (1.0 - pow(beta, t), 1.0 - pow(beta, t + 1.0));
    let (now, later) = ((1.0 - beta) / total, beta / next);
    let g = gradient as f32;
    let m_single = (total * later) as f32 * corrected(m as f32, g, beta, t);
    let single = shaped(0.0f32, m_single + now as f32 * g, eps);

    let average = mix(like, m, gradient, beta);
    let own = shaped(
        like,
        number(like, later) * average + number(like, now) * gradient,
        eps,
    );
    select(is_half(like), single as E, own)
}

/// Returns an almost orthogonal matrix for another one, multiplied by `sqrt(max(1, columns / rows))`.
#[computation]
fn shaped<E: Float, T: Tensors>(like: E, x: &T, eps: f64) -> T {
    match x.dims().len() {
        2 => {
            let (rows, columns): (f64, f64) = (x.dims()[0], x.dims()[1]);
            number(like, sqrt(max(columns / rows, 1.0))) * orthogonalized_leaf(like, x, eps)
        }
        _ => x,
    }
}

/// Brings the singular values of a matrix near 1, by five steps of Newton and Schulz after a division by
/// `norm(x) + eps`, the Frobenius norm.
///
/// The coefficients grow small singular values fast: the result has singular values between about 0.7 and 1.2.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::orthogonalized;
///
/// #[computation]
/// fn near(x: &f64![2, 2]) -> f64![2, 2] {
///     orthogonalized(x, 1e-8)
/// }
///
/// let y = near(&tensor![[0.0, 3.0], [-0.2, 0.0]]);
/// assert!(y[[0, 0]] == 0.0 && (0.6..1.3).contains(&y[[0, 1]]) && (0.6..1.3).contains(&-y[[1, 0]]));
/// ```
#[computation]
pub fn orthogonalized<E: Float>(x: &Tensor![E; ..S], eps: f64) -> Tensor![E; ..S] {
    orthogonalized_leaf(sum(x), x, eps)
}

#[computation]
fn orthogonalized_leaf<E: Float, T: Tensors>(like: E, x: &T, eps: f64) -> T {
    match x.dims().len() {
        2 => {
            let (rows, columns) = (x.dims()[0], x.dims()[1]);
            let mut x = x / (sqrt(sum(x * x)) + number(like, eps));
            for _ in 0..5 {
                // The products of the shorter vectors: of rows or of columns.
                x = match rows {
                    _ if rows <= columns => {
                        let a = dot(x, transpose(x, [1, 0]));
                        3.4445 * x + dot(2.0315 * dot(a, a) - 4.775 * a, x)
                    }
                    _ => {
                        let a = dot(transpose(x, [1, 0]), x);
                        3.4445 * x + dot(x, 2.0315 * dot(a, a) - 4.775 * a)
                    }
                };
            }
            x
        }
        _ => x,
    }
}
