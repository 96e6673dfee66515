//! The Adam optimiser, for parameters of any type.

use typed_xla::prelude::*;

#[computation]
pub(crate) mod adam {
    use typed_xla::prelude::*;

    /// The state of the optimiser: means over the last steps.
    #[derive(Tensors)]
    pub(crate) struct Adam<T: Tensors> {
        /// The mean of the gradients.
        pub(crate) mean: T,
        /// The mean of their squares.
        pub(crate) square: T,
        /// The number of steps so far.
        pub(crate) steps: f32,
    }

    impl<T: Tensors> Adam<T> {
        /// Returns the state before the first step.
        #[computation]
        pub(crate) fn new(p: &T) -> Self {
            Self {
                mean: 0.0 * p,
                square: 0.0 * p,
                steps: 0.0,
            }
        }

        /// Takes a step down a gradient. Each parameter moves by about `rate`, and by less the more its gradients vary.
        #[computation]
        pub(crate) fn descend(&mut self, p: &mut T, gradient: &T, rate: f32) {
            self.steps += 1.0;
            self.mean = 0.9 * self.mean + 0.1 * gradient;
            self.square = 0.99 * self.square + 0.01 * gradient * gradient;
            // Both means begin at 0: make up for the steps that they lack.
            let mean = self.mean / (1.0 - pow(0.9, self.steps));
            let square = self.square / (1.0 - pow(0.99, self.steps));
            *p -= rate * mean / (sqrt(square) + 1e-8);
        }
    }
}
