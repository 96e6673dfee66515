//! The models of an object that moves in a plane, and the filter of them.
//!
//! The filter of the example `ekf`, for states and measurements of any size. Here both models are linear, so that
//! their Jacobians are constants.

use typed_xla::prelude::*;

use crate::belief::filter::Belief;

/// Returns the initial belief, in which nothing is known: the position, x and y, then the velocity along each axis.
pub(crate) fn unknown() -> Belief<Size<4>> {
    Belief {
        mean: Tensor::zeros(),
        covariance: Tensor::from_fn(|[i, j]| if i == j { 1e6 } else { 0.0 }),
    }
}

/// Advances by one unit of time, updates the belief by a measured position, and returns the estimated position.
///
/// `push` is the variance of the change of velocity between two measurements, `blur` the variance of a measurement,
/// along each axis.
#[computation]
pub(crate) fn update(belief: &mut Belief<4>, measured: &f64![2], push: f64, blur: f64) -> f64![2] {
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

    let noise = push * dot(pushed, transpose(pushed, [1, 0]));
    belief.predict(|state| dot(motion, state), |_| motion, noise);
    belief.update(
        |state| dot(place, state),
        |_| place,
        measured,
        blur * eye(f64, 2),
    );
    belief.mean[0..2]
}
