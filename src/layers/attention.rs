//! Attention and blocks of transformers.

use crate::prelude::*;

#[computation]
mod attend {
    use crate::layers::attention::{heads, joined};
    use crate::prelude::*;
    use crate::train::uniform_within;

    /// Attention of `H` heads with `C` features each, among which `K` heads share keys and values: `K` is `H` in the usual
    /// form, and 1 for one head of keys.
    ///
    /// The weights have the shapes of Flax's `MultiHeadDotProductAttention`, without biases. `[D, H, C]` has the elements of
    /// a matrix `[D, H * C]`.
    ///
    /// ```
    /// use typed_xla::layers::{KeyValueCache, MultiHeadAttention};
    /// use typed_xla::prelude::*;
    ///
    /// #[computation]
    /// fn all(p: &MultiHeadAttention<8, 4, 2, 4>, x: &f32![6, 8]) -> f32![6, 8] {
    ///     p.forward(x, causal = true, rotary = true)
    /// }
    ///
    /// #[computation]
    /// fn next(
    ///     p: &MultiHeadAttention<8, 4, 2, 4>,
    ///     cache: &mut KeyValueCache<6, 2, 4>,
    ///     x: &f32![8],
    ///     at: i32,
    /// ) -> f32![8] {
    ///     p.decode(cache, x, at, rotary = true)
    /// }
    ///
    /// #[computation]
    /// fn start(p: &mut MultiHeadAttention<8, 4, 2, 4>, rng: &mut Rng) {
    ///     p.init(rng);
    /// }
    ///
    /// let mut p = MultiHeadAttention::default();
    /// start(&mut p, &mut Rng::new(1));
    /// let x = Tensor::from_fn(|[t, i]| (t as f32 - 0.5 * i as f32).sin());
    /// let expected = all(&p, &x);
    /// let mut cache = KeyValueCache::default();
    /// for t in 0..6 {
    ///     let row = Tensor::from_fn(|[i]| x[[t, i]]);
    ///     let found = next(&p, &mut cache, &row, t as i32);
    ///     assert!((found[[3]] - expected[[t, 3]]).abs() < 1e-5);
    /// }
    /// ```
    #[derive(Tensors)]
    #[tensors(Clone, Debug, Default, PartialEq)]
    pub struct MultiHeadAttention<D: Dim, H: Dim, K: Dim, C: Dim, E: Float = f32> {
        /// The weights of the queries.
        pub query: Tensor![E; D, H, C],
        /// The weights of the keys.
        pub key: Tensor![E; D, K, C],
        /// The weights of the values.
        pub value: Tensor![E; D, K, C],
        /// The weights of the result.
        pub out: Tensor![E; H, C, D],
    }

    /// The keys and values of up to `T` positions.
    #[derive(Tensors)]
    #[tensors(Clone, Debug, Default, PartialEq)]
    pub struct KeyValueCache<T: Dim, K: Dim, C: Dim, E: Float = f32> {
        /// The keys.
        pub key: Tensor![E; T, K, C],
        /// The values.
        pub value: Tensor![E; T, K, C],
    }

    impl<D: Dim, H: Dim, K: Dim, C: Dim, E: Float> MultiHeadAttention<D, H, K, C, E> {
        /// Returns the attention of each position to all positions, or with `causal` to those up to itself.
        ///
        /// With `rotary` queries and keys are turned by their positions, as by `rope`.
        #[computation]
        pub fn forward<T: Dim>(
            &self,
            x: &Tensor![E; ..S, T, D],
            #[known]
            #[default(false)]
            causal: bool,
            #[known]
            #[default(false)]
            rotary: bool,
        ) -> Tensor![E; ..S, T, D] {
            assert!(H % K == 0);
            let (q, k, v) = (
                heads(x, self.query),
                heads(x, self.key),
                heads(x, self.value),
            );
            let mixed = if rotary {
                attention(
                    rope(q, dimension = -3),
                    rope(k, dimension = -3),
                    v,
                    causal = causal,
                )
            } else {
                attention(q, k, v, causal = causal)
            };
            joined(mixed, self.out)
        }

        /// Returns the attention of queries from `x` to keys and values from `memory`.
        #[computation]
        pub fn cross<T: Dim, M: Dim>(
            &self,
            x: &Tensor![E; ..S, T, D],
            memory: &Tensor![E; ..S, M, D],
        ) -> Tensor![E; ..S, T, D] {
            assert!(H % K == 0);
            let (q, k, v) = (
                heads(x, self.query),
                heads(memory, self.key),
                heads(memory, self.value),
            );
            joined(attention(q, k, v), self.out)
        }

        /// Returns the attention of one position, `at`, to itself and those before it, whose keys and values are in the
        /// cache.
        ///
        /// `at` is from 0 to `T - 1`: the positions are passed in their order. A number beyond the cache overwrites its
        /// last position, and the result is wrong; with the feature `checked` it is an error.
        #[computation]
        pub fn decode<T: Dim>(
            &self,
            cache: &mut KeyValueCache<T, K, C, E>,
            x: &Tensor![E; D],
            at: i32,
            #[known]
            #[default(false)]
            rotary: bool,
        ) -> Tensor![E; D] {
            assert!(H % K == 0);
            let x = reshape(x, [1, D]);
            let (q, k, v) = (
                heads(x, self.query),
                heads(x, self.key),
                heads(x, self.value),
            );
            let (q, k) = if rotary {
                (rope(q, at, dimension = -3), rope(k, at, dimension = -3))
            } else {
                (q, k)
            };
            cache.key[at] = k[0];
            cache.value[at] = v[0];
            let mixed = attention(q, cache.key, cache.value, length = at + 1);
            joined(mixed, self.out)[0]
        }

        /// Draws the weights uniformly up to `1 / sqrt(D)`, and those of the result up to `1 / sqrt(H * C)`, as PyTorch's
        /// `Linear` does.
        #[computation]
        pub fn init(&mut self, rng: &mut Rng) {
            let inputs = rsqrt(D as f64);
            uniform_within(&mut self.query, rng, inputs);
            uniform_within(&mut self.key, rng, inputs);
            uniform_within(&mut self.value, rng, inputs);
            uniform_within(&mut self.out, rng, rsqrt(H as f64 * C as f64));
        }
    }
}

/// Returns the heads of the vectors of positions.
#[computation]
pub(crate) fn heads<E: Float, D: Dim, H: Dim, C: Dim>(
    x: &Tensor![E; ..S, D],
    w: &Tensor![E; D, H, C],
) -> Tensor![E; ..S, H, C] {
    dot_general(
        x,
        w,
        lhs_contracting_dimensions = [-1],
        rhs_contracting_dimensions = [0],
    )
}

/// Returns the vectors of positions from their heads.
#[computation]
pub(crate) fn joined<E: Float, D: Dim, H: Dim, C: Dim>(
    x: &Tensor![E; ..S, H, C],
    w: &Tensor![E; H, C, D],
) -> Tensor![E; ..S, D] {
    dot_general(
        x,
        w,
        lhs_contracting_dimensions = [-2, -1],
        rhs_contracting_dimensions = [0, 1],
    )
}

#[computation]
mod block {
    use super::attend::{KeyValueCache, MultiHeadAttention};
    use crate::layers::{GatedMlp, RmsNorm};
    use crate::prelude::*;

    /// A block of a transformer as in Llama: rotary attention and a gated network with `F` hidden units, each after a
    /// normalisation, and each added to its input.
    #[derive(Tensors)]
    #[tensors(Clone, Debug, Default, PartialEq)]
    pub struct TransformerBlock<D: Dim, H: Dim, K: Dim, C: Dim, F: Dim, E: Float = f32> {
        /// The normalisation before the attention.
        pub attention_norm: RmsNorm<D, E>,
        /// The attention.
        pub attention: MultiHeadAttention<D, H, K, C, E>,
        /// The normalisation before the network.
        pub mlp_norm: RmsNorm<D, E>,
        /// The network.
        pub mlp: GatedMlp<D, F, E>,
    }

    impl<D: Dim, H: Dim, K: Dim, C: Dim, F: Dim, E: Float> TransformerBlock<D, H, K, C, F, E> {
        /// Computes all positions, each of which sees those up to itself. `rate` is the share of dropout after attention
        /// and network.
        #[computation]
        pub fn forward<T: Dim>(
            &self,
            x: &Tensor![E; ..S, T, D],
            rate: f32,
            rng: &mut Rng,
        ) -> Tensor![E; ..S, T, D] {
            assert!(H % K == 0);
            let rate = rate as E;
            let normal = self.attention_norm.forward(x);
            let mixed = self.attention.forward(normal, causal = true, rotary = true);
            let x = x + dropout(mixed, rate, rng);
            x + dropout(self.mlp.forward(self.mlp_norm.forward(x)), rate, rng)
        }

        /// Computes one position by the keys and values of those before it, as [`MultiHeadAttention::decode`] does: `at` is
        /// from 0 to `T - 1`.
        #[computation]
        pub fn decode<T: Dim>(
            &self,
            cache: &mut KeyValueCache<T, K, C, E>,
            x: &Tensor![E; D],
            at: i32,
        ) -> Tensor![E; D] {
            assert!(H % K == 0);
            let normal = self.attention_norm.forward(x);
            let x = x + self.attention.decode(cache, normal, at, rotary = true);
            x + self.mlp.forward(self.mlp_norm.forward(x))
        }

        /// Draws the parameters of attention and network.
        #[computation]
        pub fn init(&mut self, rng: &mut Rng) {
            self.attention.init(rng);
            self.mlp.init(rng);
        }
    }
}

pub use attend::{KeyValueCache, MultiHeadAttention};
pub use block::TransformerBlock;
