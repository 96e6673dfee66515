//! The filter: what it believes, and how a measurement changes that.

use typed_xla::prelude::*;

/// What is believed of something that moves in a plane: its place and its speed, and how uncertain these are.
#[derive(Tensors)]
pub(crate) struct Belief {
    /// The place, x and y, then the speed along each.
    pub(crate) mean: f64![4],
    /// How far each may be off, squared, and how much two of them are off together.
    pub(crate) covariance: f64![4, 4],
}

impl Belief {
    /// At first nothing is known.
    pub(crate) fn unknown() -> Belief {
        Belief {
            mean: Tensor::zeros(),
            covariance: Tensor::from_fn(|[i, j]: [usize; 2]| if i == j { 1e6 } else { 0.0 }),
        }
    }
}

/// One unit of time passes, and a place is measured; the result is where the thing most likely is.
///
/// `push` is the variance of what changes the speed from one measurement to the next, `blur` that of a measurement, along
/// each axis.
#[computation]
pub(crate) fn update(belief: &mut Belief, measured: &f64![2], push: f64, blur: f64) -> f64![2] {
    // What is where a unit of time later, and what is measured of it.
    let motion: f64![4, 4] = [
        [1.0, 0.0, 1.0, 0.0],
        [0.0, 1.0, 0.0, 1.0],
        [0.0, 0.0, 1.0, 0.0],
        [0.0, 0.0, 0.0, 1.0],
    ];
    let place: f64![2, 4] = [[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0]];
    // A push over the unit of time moves the place by half of what it adds to the speed.
    let pushed: f64![4, 2] = [[0.5, 0.0], [0.0, 0.5], [1.0, 0.0], [0.0, 1.0]];

    let mean = dot(motion, belief.mean);
    let covariance = dot(dot(motion, belief.covariance), transpose(motion, [1, 0]))
        + push * dot(pushed, transpose(pushed, [1, 0]));

    // The gain is covariance place* / spread; all are symmetric, so that its transpose solves equations.
    let seen = dot(place, covariance);
    let spread = dot(seen, transpose(place, [1, 0])) + blur * eye(f64, 2);
    let gain = transpose(solve(spread, seen), [1, 0]);

    belief.mean = mean + dot(gain, measured - dot(place, mean));
    belief.covariance = covariance - dot(gain, seen);
    belief.mean[0..2]
}
