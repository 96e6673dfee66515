//! Something that moves, and measurements of it.

use fastrand::Rng;

/// A place in the plane.
pub(crate) type Point = [f64; 2];

/// Where it was at each time, and where it seemed to be.
pub(crate) struct Path {
    pub(crate) places: Vec<Point>,
    pub(crate) measured: Vec<Point>,
}

impl Path {
    /// A walk of so many steps, pushed at random, each place measured with an error; both as standard deviations.
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

/// A number with the standard normal distribution, by Box and Muller.
fn normal(rng: &mut Rng) -> f64 {
    // The logarithm is of a number above 0.
    let length = (-2.0 * (1.0 - rng.f64()).ln()).sqrt();
    length * (core::f64::consts::TAU * rng.f64()).cos()
}

/// How far places are from those that are right: the root of the mean square.
pub(crate) fn distance(places: &[Point], right: &[Point]) -> f64 {
    let square = |(a, b): (&Point, &Point)| (a[0] - b[0]).powi(2) + (a[1] - b[1]).powi(2);
    let sum: f64 = places.iter().zip(right).map(square).sum();
    (sum / places.len() as f64).sqrt()
}
