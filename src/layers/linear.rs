//! Linear layers, embeddings and networks of two layers.

use crate::prelude::*;

#[computation]
mod linear {
    use crate::Tensors;
    use crate::prelude::*;
    use crate::train::uniform_within;

    /// A linear layer: `x * kernel + bias` for vectors of the last dimension.
    ///
    /// `B` is the type of the bias, `()` for a layer without one.
    ///
    /// ```
    /// use typed_xla::layers::Linear;
    /// use typed_xla::prelude::*;
    ///
    /// #[computation]
    /// fn calls(layer: &Linear<2, 3>, plain: &Linear<2, 3, f64, ()>, x: &f32![4, 2]) -> (f32![4, 3], f64![3]) {
    ///     (layer.forward(x), plain.forward(x[0] as f64))
    /// }
    ///
    /// let layer = Linear { kernel: Tensor::ones(), bias: tensor![0.0, 1.0, 2.0] };
    /// let plain = Linear { kernel: Tensor::ones(), bias: () };
    /// let (all, first) = calls(&layer, &plain, &Tensor::full(0.5));
    /// assert_eq!((all[[3, 2]], first[[2]]), (3.0, 1.0));
    /// ```
    #[derive(Tensors)]
    #[tensors(Clone, Debug, Default, PartialEq)]
    pub struct Linear<I: Dim, O: Dim, E: Float = f32, B: Tensors = Tensor![E; O]> {
        /// The weights, with inputs first as in Flax; those of PyTorch are transposed.
        pub kernel: Tensor![E; I, O],
        /// A number for each output, or nothing.
        pub bias: B,
    }

    impl<I: Dim, O: Dim, E: Float, B: Tensors> Linear<I, O, E, B> {
        /// Applies the layer.
        #[computation]
        pub fn forward(&self, x: &Tensor![E; ..S, I]) -> Tensor![E; ..S, O] {
            let y = dot_general(
                x,
                self.kernel,
                lhs_contracting_dimensions = [-1],
                rhs_contracting_dimensions = [0],
            );
            tree_reduce(|y, bias| y + bias.along([-1]), self.bias, y)
        }

        /// Draws weights and bias uniformly from -`limit` to `limit`, `1 / sqrt(I)`: the start of PyTorch's `Linear`.
        #[computation]
        pub fn init(&mut self, rng: &mut Rng) {
            uniform_within(self, rng, rsqrt(I as f64));
        }
    }

    /// A vector for each of `N` numbers, such as tokens.
    #[derive(Tensors)]
    #[tensors(Clone, Debug, Default, PartialEq)]
    pub struct Embedding<N: Dim, D: Dim, E: Float = f32> {
        /// The vectors.
        pub embedding: Tensor![E; N, D],
    }

    impl<N: Dim, D: Dim, E: Float> Embedding<N, D, E> {
        /// Returns the vector of each number; a number out of range has the nearest one's.
        #[computation]
        pub fn forward<T: Integer>(&self, of: &Tensor![T; ..S]) -> Tensor![E; ..S, D] {
            take(self.embedding, of)
        }

        /// Returns the products with all vectors: the scores of each number, with shared weights.
        #[computation]
        pub fn attend(&self, x: &Tensor![E; ..S, D]) -> Tensor![E; ..S, N] {
            dot_general(
                x,
                self.embedding,
                lhs_contracting_dimensions = [-1],
                rhs_contracting_dimensions = [1],
            )
        }

        /// Draws from the normal distribution with deviation 1, as PyTorch's `Embedding`.
        #[computation]
        pub fn init(&mut self, rng: &mut Rng) {
            self.embedding = rng_normal(rng, 0.0f32, 1.0, self.embedding.dims()) as E;
        }
    }

    /// Two linear layers with a function between them.
    ///
    /// ```
    /// use typed_xla::layers::Mlp;
    /// use typed_xla::prelude::*;
    ///
    /// #[computation]
    /// fn hidden(mlp: &Mlp<2, 8, 1>, x: &f32![5, 2]) -> f32![5, 1] {
    ///     mlp.forward(x, gelu)
    /// }
    ///
    /// assert_eq!(hidden(&Mlp::default(), &Tensor::ones()), Tensor::zeros());
    /// ```
    #[derive(Tensors)]
    #[tensors(Clone, Debug, Default, PartialEq)]
    pub struct Mlp<I: Dim, H: Dim, O: Dim, E: Float = f32> {
        /// The layer to `H` hidden units.
        pub up: Linear<I, H, E>,
        /// The layer from them.
        pub down: Linear<H, O, E>,
    }

    impl<I: Dim, H: Dim, O: Dim, E: Float> Mlp<I, H, O, E> {
        /// Applies the first layer, the function, such as `relu` or `gelu`, and the second layer.
        #[computation]
        pub fn forward(
            &self,
            x: &Tensor![E; ..S, I],
            activation: impl Fn(&Tensor![E; ..S, H]) -> Tensor![E; ..S, H],
        ) -> Tensor![E; ..S, O] {
            self.down.forward(activation(self.up.forward(x)))
        }

        /// Draws the parameters as [`Linear::init`].
        #[computation]
        pub fn init(&mut self, rng: &mut Rng) {
            self.up.init(rng);
            self.down.init(rng);
        }
    }

    /// A gated network of two layers, as in Llama: `down(silu(gate(x)) * up(x))`, without biases.
    #[derive(Tensors)]
    #[tensors(Clone, Debug, Default, PartialEq)]
    pub struct GatedMlp<D: Dim, H: Dim, E: Float = f32> {
        /// The layer whose outputs are gates.
        pub gate: Linear<D, H, E, ()>,
        /// The layer to the hidden units.
        pub up: Linear<D, H, E, ()>,
        /// The layer from them.
        pub down: Linear<H, D, E, ()>,
    }

    impl<D: Dim, H: Dim, E: Float> GatedMlp<D, H, E> {
        /// Applies the network.
        #[computation]
        pub fn forward(&self, x: &Tensor![E; ..S, D]) -> Tensor![E; ..S, D] {
            self.down
                .forward(silu(self.gate.forward(x)) * self.up.forward(x))
        }

        /// Draws the parameters as [`Linear::init`].
        #[computation]
        pub fn init(&mut self, rng: &mut Rng) {
            self.gate.init(rng);
            self.up.init(rng);
            self.down.init(rng);
        }
    }
}

pub use linear::{Embedding, GatedMlp, Linear, Mlp};
