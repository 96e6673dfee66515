//! The same filter in plain Rust, for this vehicle alone.

use crate::vehicle::{BEACONS, DT};

/// A matrix by its rows.
type Matrix<const R: usize, const C: usize> = [[f64; C]; R];

/// The estimate of the vehicle's state.
#[derive(Clone, Copy)]
pub(crate) struct Belief {
    pub(crate) mean: [f64; 4],
    pub(crate) covariance: Matrix<4, 4>,
}

/// Returns the product of a matrix and another.
fn dot<const R: usize, const K: usize, const C: usize>(
    a: &Matrix<R, K>,
    b: &Matrix<K, C>,
) -> Matrix<R, C> {
    let mut product = [[0.0; C]; R];
    for (row, a) in product.iter_mut().zip(a) {
        for (a, b) in a.iter().zip(b) {
            for (sum, b) in row.iter_mut().zip(b) {
                *sum += a * b;
            }
        }
    }
    product
}

fn transposed<const R: usize, const C: usize>(a: &Matrix<R, C>) -> Matrix<C, R> {
    core::array::from_fn(|i| core::array::from_fn(|j| a[j][i]))
}

impl Belief {
    /// Moves the belief by a step in which the vehicle turns at a rate.
    fn predict(&mut self, turn: f64, noise: &Matrix<4, 4>) {
        let [x, y, angle, speed] = self.mean;
        let (sin, cos) = angle.sin_cos();
        let f = [
            [1.0, 0.0, -DT * speed * sin, DT * cos],
            [0.0, 1.0, DT * speed * cos, DT * sin],
            [0.0, 0.0, 1.0, 0.0],
            [0.0, 0.0, 0.0, 1.0],
        ];
        self.mean = [
            x + DT * speed * cos,
            y + DT * speed * sin,
            angle + DT * turn,
            speed,
        ];
        self.covariance = dot(&dot(&f, &self.covariance), &transposed(&f));
        for (row, noise) in self.covariance.iter_mut().zip(noise) {
            for (x, noise) in row.iter_mut().zip(noise) {
                *x += noise;
            }
        }
    }

    /// Corrects the belief by the angles of the beacons.
    fn update(&mut self, seen: [f64; 2], noise: &Matrix<2, 2>) {
        let [x, y, angle, _] = self.mean;
        let (mut h, mut wrong) = ([[0.0; 4]; 2], [0.0; 2]);
        for (i, beacon) in BEACONS.iter().enumerate() {
            let (dx, dy) = (beacon[0] - x, beacon[1] - y);
            let square = dx * dx + dy * dy;
            h[i] = [dy / square, -dx / square, -1.0, 0.0];
            wrong[i] = seen[i] - (dy.atan2(dx) - angle);
        }
        let cross = dot(&h, &self.covariance);
        let [[mut a, b], [c, mut d]] = dot(&cross, &transposed(&h));
        (a, d) = (a + noise[0][0], d + noise[1][1]);
        let (b, c) = (b + noise[0][1], c + noise[1][0]);
        let determinant = a * d - b * c;
        let inverse = [
            [d / determinant, -b / determinant],
            [-c / determinant, a / determinant],
        ];
        let gain = transposed(&dot(&inverse, &cross));
        for (mean, gain) in self.mean.iter_mut().zip(&gain) {
            *mean += gain[0] * wrong[0] + gain[1] * wrong[1];
        }
        let known = dot(&gain, &cross);
        for (row, known) in self.covariance.iter_mut().zip(&known) {
            for (x, known) in row.iter_mut().zip(known) {
                *x -= known;
            }
        }
    }
}

/// Updates the belief by each turn rate and measurement; returns the means.
pub(crate) fn follow(
    belief: &mut Belief,
    turns: &[f64],
    seen: &[[f64; 2]],
    process: &Matrix<4, 4>,
    noise: &Matrix<2, 2>,
) -> Vec<[f64; 4]> {
    let steps = turns.iter().zip(seen);
    let path = steps.map(|(&turn, &seen)| {
        belief.predict(turn, process);
        belief.update(seen, noise);
        belief.mean
    });
    path.collect()
}
