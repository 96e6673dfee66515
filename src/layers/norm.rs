//! Normalisations.

use crate::prelude::*;

#[computation]
mod norm {
    use crate::prelude::*;

    /// Layer normalisation: brings vectors of the last dimension to mean 0 and variance 1, with an `epsilon` of 1e-5 as
    /// in PyTorch; Flax has 1e-6.
    ///
    /// ```
    /// use typed_xla::layers::LayerNorm;
    /// use typed_xla::prelude::*;
    ///
    /// #[computation]
    /// fn normal(norm: &LayerNorm<2>, x: &f32![3, 2]) -> f32![3, 2] {
    ///     norm.forward(x, epsilon = 0.0)
    /// }
    ///
    /// let norm = LayerNorm { bias: tensor![0.0, 3.0], ..LayerNorm::default() };
    /// let y = normal(&norm, &tensor![[1.0, 3.0], [9.0, 7.0], [0.0, 2.0]]);
    /// assert_eq!(y, tensor![[-1.0, 4.0], [1.0, 2.0], [-1.0, 4.0]]);
    /// ```
    #[derive(Tensors)]
    #[tensors(Clone, Debug, PartialEq)]
    pub struct LayerNorm<N: Dim, E: Float = f32> {
        /// The factors, 1 by default.
        pub scale: Tensor![E; N],
        /// The numbers that are added, 0 by default.
        pub bias: Tensor![E; N],
    }

    impl<N: Dim, E: Float> LayerNorm<N, E> {
        /// Normalises.
        #[computation]
        pub fn forward(
            &self,
            x: &Tensor![E; ..S, N],
            #[known]
            #[default(1e-5)]
            epsilon: E,
        ) -> Tensor![E; ..S, N] {
            layer_norm(x, self.scale, self.bias, epsilon = epsilon)
        }

        /// Returns the scale 1 and the bias 0.
        #[computation]
        pub fn default() -> Self {
            Self {
                scale: ones(E, [N]),
                bias: zeros(E, [N]),
            }
        }
    }

    /// Normalisation by the root of the mean square of the last dimension, with an `epsilon` of 1e-6 as in Flax and in T5;
    /// Llama has 1e-5 or 1e-6.
    #[derive(Tensors)]
    #[tensors(Clone, Debug, PartialEq)]
    pub struct RmsNorm<N: Dim, E: Float = f32> {
        /// The factors, 1 by default.
        pub scale: Tensor![E; N],
    }

    impl<N: Dim, E: Float> RmsNorm<N, E> {
        /// Normalises.
        #[computation]
        pub fn forward(
            &self,
            x: &Tensor![E; ..S, N],
            #[known]
            #[default(1e-6)]
            epsilon: E,
        ) -> Tensor![E; ..S, N] {
            rms_norm(x, self.scale, epsilon = epsilon)
        }

        /// Returns the scale 1.
        #[computation]
        pub fn default() -> Self {
            Self {
                scale: ones(E, [N]),
            }
        }
    }
}

pub use norm::{LayerNorm, RmsNorm};

impl<N: Dim, E: Float> Default for LayerNorm<N, E> {
    fn default() -> Self {
        LayerNorm {
            scale: Tensor::ones(),
            bias: Tensor::zeros(),
        }
    }
}

impl<N: Dim, E: Float> Default for RmsNorm<N, E> {
    fn default() -> Self {
        RmsNorm {
            scale: Tensor::ones(),
        }
    }
}
