//! Derivatives outside of trainings.

use typed_xla::prelude::*;

use crate::step::steps;

#[computation]
fn energy(x: &f32![32], a: &f32![32, 32]) -> f32 {
    let y = tanh(dot(a, x));
    sum(y * y * x) + logsumexp(x)
}

/// Returns the distance of a point from a station, and the two angles at which it is seen.
#[computation]
fn measure(s: &f32![6]) -> f32![3] {
    let (x, y, z) = (s[0] + 10.0, s[1], s[2] + 5.0);
    let flat = x * x + y * y;
    stack((sqrt(flat + z * z), atan2(y, x), atan2(z, sqrt(flat))))
}

/// Returns the negative logarithm of the likelihood of a measurement after a step of an extended Kalman filter, and the
/// distance of the estimate from the last one.
#[computation]
fn surprise(mean: &f32![6], factor: &f32![6, 6], seen: &f32![3]) -> f32 {
    let move_on = eye(f32, 6) + 0.1 * pad(eye(f32, 3), 0.0, [0, 3], [3, 0], [0, 0]);
    let before = dot(move_on, mean);
    let covariance = dot(factor, transpose(factor, [1, 0])) + eye(f32, 6);
    let covariance = dot(dot(move_on, covariance), transpose(move_on, [1, 0])) + 0.01 * eye(f32, 6);
    let h = jacfwd(measure)(before);
    let cross = dot(h, covariance);
    let innovation = dot(cross, transpose(h, [1, 0])) + 0.1 * eye(f32, 3);
    let error = seen - measure(before);
    let lower = cholesky(innovation);
    let white = solve(innovation, error);
    let after = before + dot(white, cross);
    let determinant = sum(select(
        eye(bool, 3),
        log(select(eye(bool, 3), lower, 1.0)),
        0.0,
    ));
    0.5 * dot(error, white) + determinant + 0.01 * sum((after - mean) * (after - mean))
}

steps! {
    "Hessian of a function of 32 variables" 5.0 hessian_32(; x: f32[32] in WEIGHTS, a: f32[32, 32] in WEIGHTS) -> f32[32, 32] {
        hessian(|x| energy(x, a))(x)
    }
    "1000 gradients of a step of an extended Kalman filter, 6 states" 10.0 filters(
        ; mean: f32[1000, 6] in AROUND, factor: f32[1000, 6, 6] in WEIGHTS, seen: f32[1000, 3] in AROUND
    ) -> f32[1000, 6] {
        vmap(grad(surprise))(mean, factor, seen)
    }
}
