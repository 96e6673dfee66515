//! The same filter by nalgebra.

use nalgebra::{Matrix2, Matrix2x4, Matrix4, Matrix4x2, Vector2, Vector4};

use crate::path::Point;

/// The estimate of the state.
pub(crate) struct Belief {
    mean: Vector4<f64>,
    covariance: Matrix4<f64>,
}

impl Belief {
    /// Returns the initial belief, in which nothing is known.
    pub(crate) fn unknown() -> Belief {
        Belief {
            mean: Vector4::zeros(),
            covariance: Matrix4::from_diagonal_element(1e6),
        }
    }

    /// Advances by one unit of time, updates the belief by a measured position, and returns the estimated position.
    pub(crate) fn update(&mut self, measured: Point, push: f64, blur: f64) -> Point {
        let mut motion = Matrix4::identity();
        (motion[(0, 2)], motion[(1, 3)]) = (1.0, 1.0);
        let place = Matrix2x4::identity();
        let pushed = Matrix4x2::new(0.5, 0.0, 0.0, 0.5, 1.0, 0.0, 0.0, 1.0);

        let mean = motion * self.mean;
        let covariance =
            motion * self.covariance * motion.transpose() + pushed * pushed.transpose() * push;
        let seen = place * covariance;
        let spread: Matrix2<f64> = seen * place.transpose() + Matrix2::from_diagonal_element(blur);
        let gain = spread
            .lu()
            .solve(&seen)
            .expect("measurements have errors")
            .transpose();
        self.mean = mean + gain * (Vector2::from(measured) - place * mean);
        self.covariance = covariance - gain * seen;
        [self.mean[0], self.mean[1]]
    }
}
