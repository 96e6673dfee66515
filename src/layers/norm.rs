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

    /// Group normalisation of channels, which are dimension 1: brings each group to mean 0 and variance 1, with an
    /// `epsilon` of 1e-5 as in PyTorch; Flax has 1e-6.
    #[derive(Tensors)]
    #[tensors(Clone, Debug, PartialEq)]
    pub struct GroupNorm<C: Dim, E: Float = f32> {
        /// The factors of the channels, 1 by default.
        pub scale: Tensor![E; C],
        /// The numbers that are added to the channels, 0 by default.
        pub bias: Tensor![E; C],
    }

    impl<C: Dim, E: Float> GroupNorm<C, E> {
        /// Normalises in `groups` groups, which divide the channels.
        #[computation]
        pub fn forward<B: Dim>(
            &self,
            x: &Tensor![E; B, C, ..S],
            #[known] groups: usize,
            #[known]
            #[default(1e-5)]
            epsilon: E,
        ) -> Tensor![E; B, C, ..S] {
            group_norm(x, groups, self.scale, self.bias, epsilon = epsilon)
        }

        /// Returns the scale 1 and the bias 0.
        #[computation]
        pub fn default() -> Self {
            Self {
                scale: ones(E, [C]),
                bias: zeros(E, [C]),
            }
        }
    }

    /// Batch normalisation of channels, which are dimension 1, with an `epsilon` of 1e-5 as in PyTorch and Flax.
    ///
    /// The running averages are a state beside the parameters, so that optimisers and gradients leave them alone.
    ///
    /// ```
    /// use typed_xla::layers::{BatchNorm, Running};
    /// use typed_xla::prelude::*;
    ///
    /// #[computation]
    /// fn train(norm: &BatchNorm<1>, running: &mut Running<1>, x: &f32![4, 1]) -> f32![4, 1] {
    ///     norm.train(running, x, momentum = 0.5)
    /// }
    ///
    /// #[computation]
    /// fn evaluate(norm: &BatchNorm<1>, running: &Running<1>, x: &f32![4, 1]) -> f32![4, 1] {
    ///     norm.forward(running, x)
    /// }
    ///
    /// let (norm, mut running) = (BatchNorm::default(), Running::default());
    /// let x = tensor![[8.0], [12.0], [8.0], [12.0]];
    /// assert!((train(&norm, &mut running, &x).as_slice()[1] - 1.0).abs() < 1e-5);
    /// // Half of 0 and of 10, half of 1 and of 4 * 4 / 3.
    /// assert_eq!((running.mean, running.var), (tensor![5.0], tensor![0.5 + 8.0 / 3.0]));
    /// let y = evaluate(&norm, &running, &x);
    /// assert!((y.as_slice()[0] - 3.0 / (0.5 + 8.0f32 / 3.0).sqrt()).abs() < 1e-4);
    /// ```
    #[derive(Tensors)]
    #[tensors(Clone, Debug, PartialEq)]
    pub struct BatchNorm<C: Dim, E: Float = f32> {
        /// The factors of the channels, 1 by default.
        pub scale: Tensor![E; C],
        /// The numbers that are added to the channels, 0 by default.
        pub bias: Tensor![E; C],
    }

    /// The state of a [`BatchNorm`]: averages of the batches so far, mean 0 and variance 1 by default.
    #[derive(Tensors)]
    #[tensors(Clone, Debug, PartialEq)]
    pub struct Running<C: Dim, E: Float = f32> {
        /// The average of the means.
        pub mean: Tensor![E; C],
        /// The average of the variances.
        pub var: Tensor![E; C],
    }

    impl<C: Dim, E: Float> Running<C, E> {
        /// Returns the mean 0 and the variance 1.
        #[computation]
        pub fn default() -> Self {
            Self {
                mean: zeros(E, [C]),
                var: ones(E, [C]),
            }
        }
    }

    impl<C: Dim, E: Float> BatchNorm<C, E> {
        /// Normalises by the running averages, as in an evaluation.
        #[computation]
        pub fn forward(
            &self,
            running: &Running<C, E>,
            x: &Tensor![E; ..S],
            #[known]
            #[default(1e-5)]
            epsilon: f32,
        ) -> Tensor![E; ..S] {
            batch_norm_inference(
                x,
                self.scale,
                self.bias,
                running.mean,
                running.var,
                epsilon = epsilon,
                dimension = 1,
            )
        }

        /// Normalises by the mean and the variance of the batch, and updates the running averages.
        ///
        /// `momentum` is PyTorch's, the share of the batch: `mean = (1 - momentum) * mean + momentum * mean of the batch`,
        /// 0.1 by default. Flax's is the share that is kept, `1 - momentum`. As in PyTorch, the running variance has the
        /// correction `n / (n - 1)`, which Flax's has not; `corrected = false` omits it.
        #[computation]
        pub fn train(
            &self,
            running: &mut Running<C, E>,
            x: &Tensor![E; ..S],
            #[known]
            #[default(0.1)]
            momentum: E,
            #[known]
            #[default(1e-5)]
            epsilon: f32,
            #[known]
            #[default(true)]
            corrected: bool,
        ) -> Tensor![E; ..S] {
            let (y, mean, var) =
                batch_norm_training(x, self.scale, self.bias, epsilon = epsilon, dimension = 1);
            let count = x.dims().iter().product() as E / C as E;
            let var = if corrected {
                var * (count / max(count - 1.0, 1.0))
            } else {
                var
            };
            running.mean = (1.0 - momentum) * running.mean + momentum * stop_gradient(mean);
            running.var = (1.0 - momentum) * running.var + momentum * stop_gradient(var);
            y
        }

        /// Returns the scale 1 and the bias 0.
        #[computation]
        pub fn default() -> Self {
            Self {
                scale: ones(E, [C]),
                bias: zeros(E, [C]),
            }
        }
    }
}

pub use norm::{BatchNorm, GroupNorm, LayerNorm, RmsNorm, Running};

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

impl<C: Dim, E: Float> Default for GroupNorm<C, E> {
    fn default() -> Self {
        GroupNorm {
            scale: Tensor::ones(),
            bias: Tensor::zeros(),
        }
    }
}

impl<C: Dim, E: Float> Default for BatchNorm<C, E> {
    fn default() -> Self {
        BatchNorm {
            scale: Tensor::ones(),
            bias: Tensor::zeros(),
        }
    }
}

impl<C: Dim, E: Float> Default for Running<C, E> {
    fn default() -> Self {
        Running {
            mean: Tensor::zeros(),
            var: Tensor::ones(),
        }
    }
}
