//! An extended Kalman filter for states and measurements of any size.

use typed_xla::prelude::*;

#[computation]
pub(crate) mod filter {
    use typed_xla::prelude::*;

    /// The estimate of a state: a normal distribution.
    #[derive(Tensors)]
    pub(crate) struct Belief<N: Dim> {
        pub(crate) mean: f64![N],
        pub(crate) covariance: f64![N, N],
    }

    impl<N: Dim> Belief<N> {
        /// Moves the belief by a model of motion, whose errors have the covariance `noise`.
        #[computation]
        pub(crate) fn predict(
            &mut self,
            motion: impl Fn(&f64![N]) -> f64![N],
            jacobian: impl Fn(&f64![N]) -> f64![N, N],
            noise: &f64![N, N],
        ) {
            let f = jacobian(self.mean);
            self.mean = motion(self.mean);
            self.covariance = dot(dot(f, self.covariance), transpose(f, [1, 0])) + noise;
        }

        /// Corrects the belief by a measurement, whose errors have the covariance `noise`.
        #[computation]
        pub(crate) fn update<M: Dim>(
            &mut self,
            measure: impl Fn(&f64![N]) -> f64![M],
            jacobian: impl Fn(&f64![N]) -> f64![M, N],
            seen: &f64![M],
            noise: &f64![M, M],
        ) {
            let h = jacobian(self.mean);
            let cross = dot(h, self.covariance);
            let innovation = dot(cross, transpose(h, [1, 0])) + noise;
            // The transposed gain: the covariances are symmetric.
            let gain = solve(innovation, cross);
            self.mean += dot(seen - measure(self.mean), gain);
            self.covariance -= dot(transpose(gain, [1, 0]), cross);
        }
    }
}
