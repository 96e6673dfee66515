//! The equation, its solution, and the network that approximates it.

use typed_xla::prelude::*;

/// The number of units of a hidden layer.
#[known]
const HIDDEN: usize = 32;
/// The viscosity, which determines how steep the front is.
#[known]
const VISCOSITY: f32 = 0.05;

/// The parameters of the network.
#[derive(Tensors, Clone, Default)]
pub(crate) struct Params {
    pub(crate) w1: f32![2, HIDDEN],
    pub(crate) b1: f32![HIDDEN],
    pub(crate) w2: f32![HIDDEN, HIDDEN],
    pub(crate) b2: f32![HIDDEN],
    pub(crate) w3: f32![HIDDEN],
    pub(crate) b3: f32,
}

/// Returns random parameters.
#[computation]
pub(crate) fn random(rng: &mut Rng) -> Params {
    Params {
        w1: rng_normal(rng, 0.0f32, 1.0, [2, HIDDEN]),
        b1: rng_normal(rng, 0.0f32, 1.0, [HIDDEN]),
        w2: rng_normal(rng, 0.0f32, sqrt(1.0f32 / HIDDEN), [HIDDEN, HIDDEN]),
        b2: zeros(f32, [HIDDEN]),
        w3: rng_normal(rng, 0.0f32, sqrt(1.0f32 / HIDDEN), [HIDDEN]),
        b3: 0.0,
    }
}

/// Computes the network's value at one point.
#[computation]
pub(crate) fn network(p: &Params, x: f32, t: f32) -> f32 {
    let a = tanh(dot(stack((x, t)), p.w1) + p.b1);
    let a = tanh(dot(a, p.w2) + p.b2);
    dot(a, p.w3) + p.b3
}

/// Computes the solution: a front that travels to the right at speed 1/2.
#[computation]
pub(crate) fn solution(x: f32, t: f32) -> f32 {
    0.5 - 0.5 * tanh((x - 0.5 * t) / (4.0 * VISCOSITY))
}

/// Computes how far the network is from Burgers' equation at one point: `u_t + u u_x - viscosity u_xx`, which is 0 for
/// a solution.
#[computation]
pub(crate) fn residual(p: &Params, x: f32, t: f32) -> f32 {
    let along_x = |x| network(p, x, t);
    // A tangent is cheapest for one argument: both derivatives by x in one pass, and no pass backwards.
    let ((u, u_x), (_, u_xx)) = jvp(|x| jvp(along_x)(x, 1.0))(x, 1.0);
    let (_, u_t) = jvp(|t| network(p, x, t))(t, 1.0);
    u_t + u * u_x - VISCOSITY * u_xx
}

/// Computes the mean square of the residual at points inside, plus the mean square of the error at points where the
/// solution is given.
#[computation]
pub(crate) fn loss<N: Dim, M: Dim>(p: &Params, inside: &f32![2, N], given: &f32![2, M]) -> f32 {
    let residuals = vmap(residual, in_dimensions = [None, 0, 0])(p, inside[0], inside[1]);
    let found = vmap(network, in_dimensions = [None, 0, 0])(p, given[0], given[1]);
    let errors = found - vmap(solution)(given[0], given[1]);
    mean(residuals * residuals) + 10.0 * mean(errors * errors)
}
