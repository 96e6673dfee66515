//! A moving object, and measurements of it.

use fastrand::Rng;

/// A position in the plane.
pub(crate) type Point = [f64; 2];

/// The true and the measured positions at each time.
pub(crate) struct Path {
    pub(crate) places: Vec<Point>,
    pub(crate) measured: Vec<Point>,
}

impl Path {
    /// Returns a random walk of `steps` steps, pushed at random, each position measured with an error; `push` and
    /// `error` are standard deviations.
    pub(crate) fn random(steps: usize, push: f64, error: f64, rng: &mut Rng) -> Path {
        let mut path = Path {
            places: Vec::with_capacity(steps),
            measured: Vec::with_capacity(steps),
        };
        let (mut place, mut speed) = ([0.0, 0.0], [2.0, 1.0]);
        for _ in 0..steps {
            for axis in 0..2 {
                let push = push * normal(rng);
                place[axis] += speed[axis] + 0.5 * push;
                speed[axis] += push;
            }
            path.places.push(place);
            path.measured.push(place.map(|x| x + error * normal(rng)));
        }
        path
    }
}

/// Returns a number with the standard normal distribution, by the Box-Muller transform.
fn normal(rng: &mut Rng) -> f64 {
    // The argument of the logarithm is above 0.
    let length = (-2.0 * (1.0 - rng.f64()).ln()).sqrt();
    length * (core::f64::consts::TAU * rng.f64()).cos()
}

/// Returns the distance of positions from the true ones: the root mean square.
pub(crate) fn distance(places: &[Point], right: &[Point]) -> f64 {
    let square = |(a, b): (&Point, &Point)| (a[0] - b[0]).powi(2) + (a[1] - b[1]).powi(2);
    let sum: f64 = places.iter().zip(right).map(square).sum();
    (sum / places.len() as f64).sqrt()
}
