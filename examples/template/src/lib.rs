//! A network that learns on which arm of a spiral a point of the plane is.
//!
//! Sizes are part of the types, so a wrong shape does not compile. Here the weights are transposed:
//!
//! ```compile_fail
//! use typed_xla::prelude::*;
//!
//! #[computation]
//! fn hidden(x: &f32![256, 2], w: &f32![64, 2]) -> f32![256, 64] {
//!     tanh(dot(x, w))
//! }
//! ```
//!
//! In `src/main.rs`, rustc reports:
//!
//! ```text
//! error: dot: contracting dimensions differ: 2 (lhs dimension 1) and 64 (rhs dimension 0)
//!          lhs `x`: f32[256, 2]  src/main.rs:4:11
//!          rhs `w`: f32[64, 2]   src/main.rs:4:29
//!          help: contract dimension 1 of `w` instead: `dot(x, transpose(w, [1, 0]))`
//! ```

use typed_xla::prelude::*;
use typed_xla::train::{Adam, adam, glorot_normal};

/// The number of units of a hidden layer.
#[known]
const HIDDEN: usize = 64;
/// The number of points of a training step.
#[known]
const BATCH: usize = 256;
/// The rows and columns of the map.
#[known]
const SIDE: usize = 44;

/// The parameters of the network.
#[derive(Tensors, Default)]
pub struct Network {
    w1: f32![2, HIDDEN],
    b1: f32![HIDDEN],
    w2: f32![HIDDEN, HIDDEN],
    b2: f32![HIDDEN],
    w3: f32![HIDDEN, 2],
    b3: f32![2],
}

/// All that a training changes.
#[derive(Tensors, Default)]
pub struct Training {
    pub network: Network,
    adam: Adam<Network>,
}

/// Draws the first weights.
#[computation]
pub fn start(training: &mut Training, rng: &mut Rng) {
    glorot_normal(&mut training.network, rng);
}

/// Returns the arm that each point is on, 0 or 1.
#[computation]
fn arms<N: Dim>(x: &f32![N, 2]) -> i32![N] {
    let (x, y) = (x[(.., 0)], x[(.., 1)]);
    (sin(atan2(y, x) + 6.0 * sqrt(x * x + y * y)) > 0.0) as i32
}

/// Computes a score of each arm for each point; the larger, the likelier.
#[computation]
fn scores<N: Dim>(p: &Network, x: &f32![N, 2]) -> f32![N, 2] {
    let a = tanh(dot(3.0 * x, p.w1) + p.b1.along([1]));
    let a = tanh(dot(a, p.w2) + p.b2.along([1]));
    dot(a, p.w3) + p.b3.along([1])
}

/// Computes the mean loss over points.
#[computation]
fn loss<N: Dim>(p: &Network, x: &f32![N, 2]) -> f32 {
    mean(cross_entropy(scores(p, x), arms(x)))
}

/// Takes a step on random points, and returns the loss before it.
#[computation]
pub fn step(training: &mut Training, rng: &mut Rng) -> f32 {
    let x = rng_uniform(rng, -1.0f32, 1.0, [BATCH, 2]);
    let (loss, gradient) = value_and_grad(loss)(training.network, x);
    adam(&mut training.network, &mut training.adam, gradient, 0.01);
    loss
}

/// Returns the probability of arm 1 on a grid, the first row at the top.
#[computation]
pub fn map(p: &Network) -> f32![SIDE, SIDE] {
    let along = |i| 2.0 * (i + 0.5) / SIDE - 1.0;
    let y = -along(iota(f32, [SIDE, SIDE], 0));
    let x = along(iota(f32, [SIDE, SIDE], 1));
    let points = reshape(stack((x, y), dimension = 2), [SIDE * SIDE, 2]);
    reshape(
        softmax(scores(p, points), dimension = 1)[(.., 1)],
        [SIDE, SIDE],
    )
}
