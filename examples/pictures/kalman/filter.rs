//! The filter: its state estimate, and the update by a measurement.

use typed_xla::prelude::*;

/// The estimated state of an object that moves in a plane: its position and its velocity, with their uncertainty.
#[derive(Tensors)]
pub(crate) struct Belief {
    /// The position, x and y, then the velocity along each axis.
    pub(crate) mean: f64![4],
    /// The covariance of the estimates.
    pub(crate) covariance: f64![4, 4],
}

impl Belief {
    /// Returns the initial belief, in which nothing is known.
    pub(crate) fn unknown() -> Belief {
        Belief {
            mean: Tensor::zeros(),
            covariance: Tensor::from_fn(|[i, j]: [usize; 2]| if i == j { 1e6 } else { 0.0 }),
        }
    }
}

/// Advances by one unit of time, updates the belief by a measured position, and returns the estimated position.
///
/// `push` is the variance of the change of velocity between two measurements, `blur` that of a measurement, along each
/// axis.
#[computation]
pub(crate) fn update(belief: &mut Belief, measured: &f64![2], push: f64, blur: f64) -> f64![2] {
    // The state one unit of time later, and the measured part of the state.
    let motion: f64![4, 4] = [
        [1.0, 0.0, 1.0, 0.0],
        [0.0, 1.0, 0.0, 1.0],
        [0.0, 0.0, 1.0, 0.0],
        [0.0, 0.0, 0.0, 1.0],
    ];
    let place: f64![2, 4] = [[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0]];
    // A push during a unit of time moves the position by half of the velocity that it adds.
    let pushed: f64![4, 2] = [[0.5, 0.0], [0.0, 0.5], [1.0, 0.0], [0.0, 1.0]];

    let mean = dot(motion, belief.mean);
    let covariance = dot(dot(motion, belief.covariance), transpose(motion, [1, 0]))
        + push * dot(pushed, transpose(pushed, [1, 0]));

    // The gain is covariance place* / spread; all are symmetric, so that its transpose is the solution of equations.
    let seen = dot(place, covariance);
    let spread = dot(seen, transpose(place, [1, 0])) + blur * eye(f64, 2);
    let gain = transpose(solve(spread, seen), [1, 0]);

    belief.mean = mean + dot(gain, measured - dot(place, mean));
    belief.covariance = covariance - dot(gain, seen);
    belief.mean[0..2]
}
