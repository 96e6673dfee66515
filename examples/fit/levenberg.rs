//! The method of Levenberg and Marquardt, for any model.

use typed_xla::prelude::*;

/// A fit: the parameters, and the covariance of their errors.
#[derive(Tensors)]
pub(crate) struct Fit<P: Dim> {
    pub(crate) params: f64![P],
    pub(crate) covariance: f64![P, P],
    /// The root of the mean square of the residuals, per degree of freedom.
    pub(crate) deviation: f64,
    /// The number of rounds.
    pub(crate) rounds: i32,
}

/// Finds the parameters for which the sum of the squares of `y - model(params, x)` is least, from a first guess.
///
/// Each round solves for the step that would be best if the model were linear in its parameters: its Jacobian is the
/// derivative by the parameters, `jacfwd`. `damping` shortens the step towards the gradient's direction as long as it
/// makes the sum greater, and is reduced whenever a step succeeds.
#[computation]
pub(crate) fn fit<P: Dim, N: Dim>(
    model: impl Fn(&f64![P], f64) -> f64,
    guess: &f64![P],
    x: &f64![N],
    y: &f64![N],
) -> Fit<P> {
    let residuals = |p: &f64![P]| vmap(|x, y| y - model(p, x))(x, y);
    let mut params = guess;
    let mut rest = residuals(params);
    let mut jacobian = jacfwd(residuals)(params);
    let mut damping = 1e-3f64;
    let mut change = 1.0f64;
    let mut rounds = 0i32;
    while (change > 1e-12) & (rounds < 100) {
        let normal = dot(transpose(jacobian, [1, 0]), jacobian);
        let diagonal = sum(select(eye(bool, P), normal, 0.0), 1);
        let damped = normal + damping * select(eye(bool, P), diagonal.along([0]), 0.0);
        let moved = params - solve(damped, dot(rest, jacobian));
        let remaining = residuals(moved);
        let (before, after) = (sum(rest * rest), sum(remaining * remaining));
        if after <= before {
            change = (before - after) / before;
            params = moved;
            rest = remaining;
            jacobian = jacfwd(residuals)(moved);
            damping *= 0.1;
        } else {
            damping *= 10.0;
        }
        rounds += 1;
    }
    let deviation = sqrt(sum(rest * rest) / (N - P));
    let covariance = inverse(dot(transpose(jacobian, [1, 0]), jacobian));
    Fit {
        params,
        covariance: deviation * deviation * covariance,
        deviation,
        rounds,
    }
}
