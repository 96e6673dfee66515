//! The model.

use typed_xla::prelude::*;

#[computation]
pub(crate) mod gpt {
    use typed_xla::prelude::*;

    /// The number of different tokens.
    #[known]
    pub(crate) const VOCABULARY: usize = 65;
    /// The length of a sequence.
    #[known]
    pub(crate) const CONTEXT: usize = 64;
    /// The size of the vector that represents a token.
    #[known]
    const WIDTH: usize = 96;
    /// The heads of the attention.
    #[known]
    const HEADS: usize = 4;
    /// The number of hidden units between two blocks.
    #[known]
    const HIDDEN: usize = 4 * WIDTH;
    /// The number of blocks.
    #[known]
    const DEPTH: usize = 3;

    #[derive(Tensors)]
    #[tensors(Default)]
    pub(crate) struct Linear<E: Element, I: Dim, O: Dim> {
        pub(crate) w: Tensor![E; I, O],
        pub(crate) b: Tensor![E; O],
    }

    impl<E: Float, I: Dim, O: Dim> Linear<E, I, O> {
        /// Returns random weights, with which signals keep their size.
        #[computation]
        fn random(rng: &mut Rng) -> Self {
            Self {
                w: rng_normal(rng, 0.0f32, sqrt(1.0f32 / I), [I, O]) as E,
                b: zeros(E, [O]),
            }
        }

        #[computation]
        fn forward<B: Dim, T: Dim>(&self, x: &Tensor![E; B, T, I]) -> Tensor![E; B, T, O] {
            let y("b,t,o") = x("b,t,i") * self.w("i,o");
            y + self.b.along([2])
        }
    }

    /// Layer normalisation of the vector of each token.
    #[derive(Tensors)]
    #[tensors(Default)]
    pub(crate) struct Norm<E: Element, D: Dim> {
        pub(crate) scale: Tensor![E; D],
        pub(crate) bias: Tensor![E; D],
    }

    impl<E: Float, D: Dim> Norm<E, D> {
        #[computation]
        fn neutral() -> Self {
            Self {
                scale: ones(E, [D]),
                bias: zeros(E, [D]),
            }
        }

        #[computation]
        fn forward<B: Dim, T: Dim>(&self, x: &Tensor![E; B, T, D]) -> Tensor![E; B, T, D] {
            layer_norm(x, self.scale, self.bias)
        }
    }

    /// Attention of each token to itself and to those before it.
    #[derive(Tensors)]
    #[tensors(Default)]
    pub(crate) struct Attention<E: Element> {
        pub(crate) query: Linear<E, WIDTH, WIDTH>,
        pub(crate) key: Linear<E, WIDTH, WIDTH>,
        pub(crate) value: Linear<E, WIDTH, WIDTH>,
        pub(crate) output: Linear<E, WIDTH, WIDTH>,
    }

    /// Splits vectors into heads.
    #[computation]
    fn heads<H: Dim, E: Float, C: Dim, B: Dim, T: Dim>(
        x: &Tensor![E; B, T, H * C],
    ) -> Tensor![E; B, H, T, C] {
        transpose(reshape(x, [B, T, H, C]), [0, 2, 1, 3])
    }

    impl<E: Float> Attention<E> {
        #[computation]
        fn random(rng: &mut Rng) -> Self {
            Self {
                query: Linear::<E, WIDTH, WIDTH>::random(rng),
                key: Linear::<E, WIDTH, WIDTH>::random(rng),
                value: Linear::<E, WIDTH, WIDTH>::random(rng),
                output: Linear::<E, WIDTH, WIDTH>::random(rng),
            }
        }

        #[computation]
        fn forward<B: Dim, T: Dim>(&self, x: &Tensor![E; B, T, WIDTH]) -> Tensor![E; B, T, WIDTH] {
            let query = heads::<HEADS>(self.query.forward(x));
            let key = heads::<HEADS>(self.key.forward(x));
            let value = heads::<HEADS>(self.value.forward(x));

            let scores("b,h,t,s") = query("b,h,t,c") * key("b,h,s,c");
            let seen = iota(i32, [T, T], 0) >= iota(i32, [T, T], 1);
            let scores = scores / sqrt(query.dims()[3] as E);
            let weights = softmax(
                select(seen.along([2, 3]), scores, f32::NEG_INFINITY as E),
                dimension = 3,
            );
            let mixed("b,t,h,c") = weights("b,h,t,s") * value("b,h,s,c");
            self.output.forward(reshape(mixed, [B, T, WIDTH]))
        }
    }

    /// Attention, then two layers for each token; both add to their input.
    #[derive(Tensors)]
    #[tensors(Default)]
    pub(crate) struct Block<E: Element> {
        pub(crate) attention_norm: Norm<E, WIDTH>,
        pub(crate) attention: Attention<E>,
        pub(crate) norm: Norm<E, WIDTH>,
        pub(crate) first: Linear<E, WIDTH, HIDDEN>,
        pub(crate) second: Linear<E, HIDDEN, WIDTH>,
    }

    impl<E: Float> Block<E> {
        #[computation]
        fn random(rng: &mut Rng) -> Self {
            Self {
                attention_norm: Norm::<E, WIDTH>::neutral(),
                attention: Attention::<E>::random(rng),
                norm: Norm::<E, WIDTH>::neutral(),
                first: Linear::<E, WIDTH, HIDDEN>::random(rng),
                second: Linear::<E, HIDDEN, WIDTH>::random(rng),
            }
        }

        #[computation]
        fn forward<B: Dim, T: Dim>(&self, x: &Tensor![E; B, T, WIDTH]) -> Tensor![E; B, T, WIDTH] {
            let x = x + self.attention.forward(self.attention_norm.forward(x));
            let hidden = gelu(
                self.first.forward(self.norm.forward(x)),
                approximate = "tanh",
            );
            x + self.second.forward(hidden)
        }
    }

    #[derive(Tensors)]
    #[tensors(Default)]
    pub(crate) struct Gpt<E: Element> {
        pub(crate) tokens: Tensor![E; VOCABULARY, WIDTH],
        pub(crate) positions: Tensor![E; CONTEXT, WIDTH],
        pub(crate) blocks: [Block<E>; DEPTH],
        pub(crate) norm: Norm<E, WIDTH>,
        pub(crate) head: Linear<E, WIDTH, VOCABULARY>,
    }

    impl<E: Float> Gpt<E> {
        /// Returns a model that has learnt nothing.
        #[computation]
        pub(crate) fn random(rng: &mut Rng) -> Self {
            Self {
                tokens: rng_normal(rng, 0.0f32, 0.1, [VOCABULARY, WIDTH]) as E,
                positions: rng_normal(rng, 0.0f32, 0.1, [CONTEXT, WIDTH]) as E,
                blocks: [
                    Block::<E>::random(rng),
                    Block::<E>::random(rng),
                    Block::<E>::random(rng),
                ],
                norm: Norm::<E, WIDTH>::neutral(),
                head: Linear::<E, WIDTH, VOCABULARY>::random(rng),
            }
        }

        /// Returns the scores of each next token, as `f32` for any precision of the layers.
        #[computation]
        pub(crate) fn logits<B: Dim>(
            &self,
            tokens: &i32![B, CONTEXT],
        ) -> f32![B, CONTEXT, VOCABULARY] {
            let chosen = one_hot(tokens, VOCABULARY, E);
            let embedded("b,t,d") = chosen("b,t,v") * self.tokens("v,d");
            let mut x = embedded + self.positions.along([1, 2]);
            for block in &self.blocks {
                x = block.forward(x);
            }
            self.head.forward(self.norm.forward(x)) as f32
        }

        /// Returns the mean cross entropy of the next tokens.
        #[computation]
        pub(crate) fn loss<B: Dim>(
            &self,
            tokens: &i32![B, CONTEXT],
            next: &i32![B, CONTEXT],
        ) -> f32 {
            mean(cross_entropy(self.logits(tokens), next, dimension = 2))
        }

        /// Draws the token after the token at `last`. The greater the temperature, the more evenly.
        #[computation]
        pub(crate) fn draw(
            &self,
            tokens: &i32![CONTEXT],
            last: i32,
            temperature: f32,
            rng: &mut Rng,
        ) -> i32 {
            let logits = self.logits(reshape(tokens, [1, CONTEXT]));
            // The greatest of scores with Gumbel noise: each token is drawn with its probability.
            let uniform = rng_uniform(rng, f32::MIN_POSITIVE, 1.0, [VOCABULARY]);
            argmax(logits[0][last] / temperature - log(-log(uniform)), 0)
        }
    }
}
