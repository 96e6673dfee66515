//! Convolutions.

use crate::prelude::*;

#[computation]
mod conv {
    use crate::Tensors;
    use crate::prelude::*;
    use crate::train::uniform_within;

    /// Adds a number to each feature, if there are any.
    #[computation]
    fn biased<E: Float, B: Tensors>(y: &Tensor![E; ..S], bias: &B) -> Tensor![E; ..S] {
        tree_reduce(|y, bias| y + bias.along([1]), bias, y)
    }

    /// A convolution over one dimension: `[batch, I, length]` becomes `[batch, O, ..]`, with a kernel of `K`.
    ///
    /// `B` is the type of the bias, `()` for none. The kernel is not reversed.
    #[derive(Tensors)]
    #[tensors(Clone, Debug, Default, PartialEq)]
    pub struct Conv1d<I: Dim, O: Dim, K: Dim, E: Float = f32, B: Tensors = Tensor![E; O]> {
        /// The weights, in PyTorch's order.
        pub weight: Tensor![E; O, I, K],
        /// A number for each output feature, or nothing.
        pub bias: B,
    }

    impl<I: Dim, O: Dim, K: Dim, E: Float, B: Tensors> Conv1d<I, O, K, E, B> {
        /// Convolves. With padding `"SAME"`, the default, the result has the sizes of `x` divided by the strides, rounded
        /// up; `"VALID"` is no padding. Strides are 1 by default.
        #[computation]
        pub fn forward(
            &self,
            x: &Tensor![E; ..S],
            #[known]
            #[default([1])]
            strides: &[i64],
            #[known]
            #[default("SAME")]
            padding: &str,
        ) -> Tensor![E; ..R] {
            biased(conv(x, self.weight, strides, padding), self.bias)
        }

        /// Convolves with the padding before and after each dimension, such as `[(1, 1)]` for PyTorch's `padding=1`.
        ///
        /// With `groups`, input and output features are divided into as many groups, and `I` is the number of inputs of a
        /// group.
        #[computation]
        pub fn padded(
            &self,
            x: &Tensor![E; ..S],
            #[known] padding: &[(i64, i64)],
            #[known]
            #[default([1])]
            strides: &[i64],
            #[known]
            #[default([1])]
            dilation: &[i64],
            #[known]
            #[default(1)]
            groups: usize,
        ) -> Tensor![E; ..R] {
            let y = conv_with_general_padding(
                x,
                self.weight,
                strides,
                padding = padding,
                rhs_dilation = dilation,
                feature_group_count = groups,
            );
            biased(y, self.bias)
        }

        /// Draws weights and bias uniformly up to `1 / sqrt(n)`, where `n` is the number of weights of an output: the start
        /// of PyTorch.
        #[computation]
        pub fn init(&mut self, rng: &mut Rng) {
            uniform_within(self, rng, rsqrt(I as f64 * K as f64));
        }
    }

    /// A convolution over two dimensions: `[batch, I, height, width]` becomes `[batch, O, ..]`, with a kernel of `K` by `L`.
    ///
    /// `B` is the type of the bias, `()` for none. The kernel is not reversed.
    #[derive(Tensors)]
    #[tensors(Clone, Debug, Default, PartialEq)]
    pub struct Conv2d<I: Dim, O: Dim, K: Dim, L: Dim, E: Float = f32, B: Tensors = Tensor![E; O]> {
        /// The weights, in PyTorch's order.
        pub weight: Tensor![E; O, I, K, L],
        /// A number for each output feature, or nothing.
        pub bias: B,
    }

    impl<I: Dim, O: Dim, K: Dim, L: Dim, E: Float, B: Tensors> Conv2d<I, O, K, L, E, B> {
        /// Convolves. With padding `"SAME"`, the default, the result has the sizes of `x` divided by the strides, rounded
        /// up; `"VALID"` is no padding. Strides are 1 by default.
        #[computation]
        pub fn forward(
            &self,
            x: &Tensor![E; ..S],
            #[known]
            #[default([1, 1])]
            strides: &[i64],
            #[known]
            #[default("SAME")]
            padding: &str,
        ) -> Tensor![E; ..R] {
            biased(conv(x, self.weight, strides, padding), self.bias)
        }

        /// Convolves with the padding before and after each dimension, such as `[(1, 1), (1, 1)]` for PyTorch's `padding=1`.
        ///
        /// With `groups`, input and output features are divided into as many groups, and `I` is the number of inputs of a
        /// group.
        #[computation]
        pub fn padded(
            &self,
            x: &Tensor![E; ..S],
            #[known] padding: &[(i64, i64)],
            #[known]
            #[default([1, 1])]
            strides: &[i64],
            #[known]
            #[default([1, 1])]
            dilation: &[i64],
            #[known]
            #[default(1)]
            groups: usize,
        ) -> Tensor![E; ..R] {
            let y = conv_with_general_padding(
                x,
                self.weight,
                strides,
                padding = padding,
                rhs_dilation = dilation,
                feature_group_count = groups,
            );
            biased(y, self.bias)
        }

        /// Draws weights and bias uniformly up to `1 / sqrt(n)`, where `n` is the number of weights of an output: the start
        /// of PyTorch.
        #[computation]
        pub fn init(&mut self, rng: &mut Rng) {
            uniform_within(self, rng, rsqrt(I as f64 * K as f64 * L as f64));
        }
    }

    /// A convolution over three dimensions: `[batch, I, depth, height, width]` becomes `[batch, O, ..]`, with a kernel of `K`
    /// by `L` by `M`.
    ///
    /// `B` is the type of the bias, `()` for none. The kernel is not reversed.
    #[derive(Tensors)]
    #[tensors(Clone, Debug, Default, PartialEq)]
    pub struct Conv3d<
        I: Dim,
        O: Dim,
        K: Dim,
        L: Dim,
        M: Dim,
        E: Float = f32,
        B: Tensors = Tensor![E; O],
    > {
        /// The weights, in PyTorch's order.
        pub weight: Tensor![E; O, I, K, L, M],
        /// A number for each output feature, or nothing.
        pub bias: B,
    }

    impl<I: Dim, O: Dim, K: Dim, L: Dim, M: Dim, E: Float, B: Tensors> Conv3d<I, O, K, L, M, E, B> {
        /// Convolves. With padding `"SAME"`, the default, the result has the sizes of `x` divided by the strides, rounded
        /// up; `"VALID"` is no padding. Strides are 1 by default.
        #[computation]
        pub fn forward(
            &self,
            x: &Tensor![E; ..S],
            #[known]
            #[default([1, 1, 1])]
            strides: &[i64],
            #[known]
            #[default("SAME")]
            padding: &str,
        ) -> Tensor![E; ..R] {
            biased(conv(x, self.weight, strides, padding), self.bias)
        }

        /// Convolves with the padding before and after each dimension, such as `[(1, 1), (1, 1), (1, 1)]` for PyTorch's
        /// `padding=1`.
        ///
        /// With `groups`, input and output features are divided into as many groups, and `I` is the number of inputs of a
        /// group.
        #[computation]
        pub fn padded(
            &self,
            x: &Tensor![E; ..S],
            #[known] padding: &[(i64, i64)],
            #[known]
            #[default([1, 1, 1])]
            strides: &[i64],
            #[known]
            #[default([1, 1, 1])]
            dilation: &[i64],
            #[known]
            #[default(1)]
            groups: usize,
        ) -> Tensor![E; ..R] {
            let y = conv_with_general_padding(
                x,
                self.weight,
                strides,
                padding = padding,
                rhs_dilation = dilation,
                feature_group_count = groups,
            );
            biased(y, self.bias)
        }

        /// Draws weights and bias uniformly up to `1 / sqrt(n)`, where `n` is the number of weights of an output: the start
        /// of PyTorch.
        #[computation]
        pub fn init(&mut self, rng: &mut Rng) {
            uniform_within(self, rng, rsqrt(I as f64 * K as f64 * L as f64 * M as f64));
        }
    }

    /// A transposed convolution over one dimension, which enlarges it: `[batch, I, length]` becomes `[batch, O, ..]`.
    ///
    /// It is a convolution of an input with gaps, whose kernel is not reversed, as `jax.lax.conv_transpose` and Flax's
    /// `ConvTranspose`. PyTorch's weights are `[I, O, ..]` of the reversed kernel: `assign_pytorch` converts them.
    #[derive(Tensors)]
    #[tensors(Clone, Debug, Default, PartialEq)]
    pub struct ConvTranspose1d<I: Dim, O: Dim, K: Dim, E: Float = f32, B: Tensors = Tensor![E; O]> {
        /// The weights. Other convolutions have another name for them, so that no file of PyTorch is read without a
        /// conversion.
        pub transposed: Tensor![E; O, I, K],
        /// A number for each output feature, or nothing.
        pub bias: B,
    }

    impl<I: Dim, O: Dim, K: Dim, E: Float, B: Tensors> ConvTranspose1d<I, O, K, E, B> {
        /// Convolves. With padding `"SAME"`, the default, the result has the sizes of `x` times the strides.
        #[computation]
        pub fn forward(
            &self,
            x: &Tensor![E; ..S],
            #[known]
            #[default([1])]
            strides: &[i64],
            #[known]
            #[default("SAME")]
            padding: &str,
        ) -> Tensor![E; ..R] {
            biased(
                conv_transpose(x, self.transposed, strides, padding),
                self.bias,
            )
        }

        /// Sets the weights to those of PyTorch's layer, `[I, O, ..]` of the reversed kernel.
        #[computation]
        pub fn assign_pytorch(&mut self, weight: &Tensor![E; I, O, K]) {
            self.transposed = rev(transpose(weight, [1, 0, 2]), [2]);
        }

        /// Draws weights and bias uniformly up to `1 / sqrt(n)`, where `n` is the number of weights of an output.
        #[computation]
        pub fn init(&mut self, rng: &mut Rng) {
            uniform_within(self, rng, rsqrt(I as f64 * K as f64));
        }
    }

    /// A transposed convolution over two dimensions, which enlarges them: `[batch, I, height, width]` becomes
    /// `[batch, O, ..]`.
    ///
    /// It is a convolution of an input with gaps, whose kernel is not reversed, as `jax.lax.conv_transpose` and Flax's
    /// `ConvTranspose`. PyTorch's weights are `[I, O, ..]` of the reversed kernel: `assign_pytorch` converts them.
    #[derive(Tensors)]
    #[tensors(Clone, Debug, Default, PartialEq)]
    pub struct ConvTranspose2d<
        I: Dim,
        O: Dim,
        K: Dim,
        L: Dim,
        E: Float = f32,
        B: Tensors = Tensor![E; O],
    > {
        /// The weights. Other convolutions have another name for them, so that no file of PyTorch is read without a
        /// conversion.
        pub transposed: Tensor![E; O, I, K, L],
        /// A number for each output feature, or nothing.
        pub bias: B,
    }

    impl<I: Dim, O: Dim, K: Dim, L: Dim, E: Float, B: Tensors> ConvTranspose2d<I, O, K, L, E, B> {
        /// Convolves. With padding `"SAME"`, the default, the result has the sizes of `x` times the strides.
        #[computation]
        pub fn forward(
            &self,
            x: &Tensor![E; ..S],
            #[known]
            #[default([1, 1])]
            strides: &[i64],
            #[known]
            #[default("SAME")]
            padding: &str,
        ) -> Tensor![E; ..R] {
            biased(
                conv_transpose(x, self.transposed, strides, padding),
                self.bias,
            )
        }

        /// Sets the weights to those of PyTorch's layer, `[I, O, ..]` of the reversed kernel.
        #[computation]
        pub fn assign_pytorch(&mut self, weight: &Tensor![E; I, O, K, L]) {
            self.transposed = rev(transpose(weight, [1, 0, 2, 3]), [2, 3]);
        }

        /// Draws weights and bias uniformly up to `1 / sqrt(n)`, where `n` is the number of weights of an output.
        #[computation]
        pub fn init(&mut self, rng: &mut Rng) {
            uniform_within(self, rng, rsqrt(I as f64 * K as f64 * L as f64));
        }
    }
}

pub use conv::{Conv1d, Conv2d, Conv3d, ConvTranspose1d, ConvTranspose2d};
