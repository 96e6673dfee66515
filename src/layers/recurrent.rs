//! Recurrent layers.

use crate::prelude::*;

#[computation]
mod recurrent {
    use crate::prelude::*;
    use crate::train::uniform_within;

    /// A gated recurrent unit of `I` inputs and `H` units; the operation `gru_cell` has the formulas.
    ///
    /// Gates are in the order r, z, n, as in PyTorch: row `g` of PyTorch's `[3 * H, I]` weights is gate `g` here, with
    /// inputs first. Both biases are PyTorch's; Flax has of the second only the part of n.
    #[derive(Tensors)]
    #[tensors(Clone, Debug, Default, PartialEq)]
    pub struct Gru<I: Dim, H: Dim, E: Float = f32> {
        /// The weights of the input.
        pub input: Tensor![E; I, 3, H],
        /// The weights of the state.
        pub state: Tensor![E; H, 3, H],
        /// The biases beside the input.
        pub input_bias: Tensor![E; 3, H],
        /// The biases beside the state.
        pub state_bias: Tensor![E; 3, H],
    }

    impl<I: Dim, H: Dim, E: Float> Gru<I, H, E> {
        /// Returns the next state.
        #[computation]
        pub fn step(&self, h: &Tensor![E; ..S, H], x: &Tensor![E; ..S, I]) -> Tensor![E; ..S, H] {
            gru_cell(
                x,
                h,
                reshape(self.input, [I, 3 * H]),
                reshape(self.state, [H, 3 * H]),
                reshape(self.input_bias, [3 * H]),
                reshape(self.state_bias, [3 * H]),
            )
        }

        /// Returns the states after each step of a sequence, whose steps are the first dimension, from the state 0.
        #[computation]
        pub fn forward<T: Dim>(&self, x: &Tensor![E; T, ..S, I]) -> Tensor![E; T, ..S, H] {
            let start = zeros(E, [..S, H]);
            let next = |h, x| {
                let h = self.step(h, x);
                (h, h)
            };
            scan(next, start, x).1
        }

        /// Draws all parameters uniformly up to `1 / sqrt(H)`, as PyTorch.
        #[computation]
        pub fn init(&mut self, rng: &mut Rng) {
            uniform_within(self, rng, rsqrt(H as f64));
        }
    }

    /// A long short-term memory of `I` inputs and `H` units; the operation `lstm_cell` has the formulas.
    ///
    /// Gates are in the order i, f, g, o, as in PyTorch and Flax. PyTorch has a second bias, which is added to this one.
    #[derive(Tensors)]
    #[tensors(Clone, Debug, Default, PartialEq)]
    pub struct Lstm<I: Dim, H: Dim, E: Float = f32> {
        /// The weights of the input.
        pub input: Tensor![E; I, 4, H],
        /// The weights of the state.
        pub state: Tensor![E; H, 4, H],
        /// The biases.
        pub bias: Tensor![E; 4, H],
    }

    impl<I: Dim, H: Dim, E: Float> Lstm<I, H, E> {
        /// Returns the next hidden state and the next cell state.
        #[computation]
        pub fn step(
            &self,
            h: &Tensor![E; ..S, H],
            c: &Tensor![E; ..S, H],
            x: &Tensor![E; ..S, I],
        ) -> (Tensor![E; ..S, H], Tensor![E; ..S, H]) {
            lstm_cell(
                x,
                h,
                c,
                reshape(self.input, [I, 4 * H]),
                reshape(self.state, [H, 4 * H]),
                reshape(self.bias, [4 * H]),
            )
        }

        /// Returns the hidden states after each step of a sequence, whose steps are the first dimension, from the states 0.
        #[computation]
        pub fn forward<T: Dim>(&self, x: &Tensor![E; T, ..S, I]) -> Tensor![E; T, ..S, H] {
            let start = zeros(E, [..S, H]);
            let next = |(h, c), x| {
                let (h, c) = self.step(h, c, x);
                ((h, c), h)
            };
            scan(next, (start, start), x).1
        }

        /// Draws all parameters uniformly up to `1 / sqrt(H)`, as PyTorch.
        #[computation]
        pub fn init(&mut self, rng: &mut Rng) {
            uniform_within(self, rng, rsqrt(H as f64));
        }
    }
}

pub use recurrent::{Gru, Lstm};
