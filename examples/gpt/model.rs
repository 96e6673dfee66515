//! The model.

use typed_xla::prelude::*;

#[computation]
pub(crate) mod gpt {
    use typed_xla::Error;
    use typed_xla::prelude::*;

    /// The number of different tokens.
    #[known]
    pub(crate) const VOCABULARY: usize = 50;
    /// The greatest length of a sequence.
    #[known]
    const CONTEXT: usize = 32;
    /// The size of the vector that represents a token.
    #[known]
    const WIDTH: usize = 64;
    /// The heads of the attention.
    #[known]
    const HEADS: usize = 4;
    /// The number of hidden units between two blocks.
    #[known]
    const HIDDEN: usize = 4 * WIDTH;
    /// The number of blocks.
    #[known]
    const DEPTH: usize = 6;

    #[derive(Tensors)]
    pub(crate) struct Linear<I: Dim, O: Dim> {
        w: f32![I, O],
        b: f32![O],
    }

    impl<I: Dim, O: Dim> Linear<I, O> {
        #[computation]
        fn forward<B: Dim, T: Dim>(&self, x: &f32![B, T, I]) -> f32![B, T, O] {
            let y("b,t,o") = x("b,t,i") * self.w("i,o");
            y + self.b.along([2])
        }
    }

    /// Layer normalisation of the vector of each token.
    #[derive(Tensors)]
    pub(crate) struct Norm<D: Dim> {
        scale: f32![D],
        bias: f32![D],
    }

    impl<D: Dim> Norm<D> {
        #[computation]
        fn forward<B: Dim, T: Dim>(&self, x: &f32![B, T, D]) -> f32![B, T, D] {
            layer_norm(x, self.scale, self.bias)
        }
    }

    /// Attention of each token to itself and to those before it.
    #[derive(Tensors)]
    pub(crate) struct Attention {
        query: Linear<WIDTH, WIDTH>,
        key: Linear<WIDTH, WIDTH>,
        value: Linear<WIDTH, WIDTH>,
        output: Linear<WIDTH, WIDTH>,
    }

    /// Splits vectors into heads.
    #[computation]
    fn heads<H: Dim, C: Dim, B: Dim, T: Dim>(x: &f32![B, T, H * C]) -> f32![B, H, T, C] {
        transpose(reshape(x, [B, T, H, C]), [0, 2, 1, 3])
    }

    impl Attention {
        #[computation]
        fn forward<B: Dim, T: Dim>(&self, x: &f32![B, T, WIDTH]) -> f32![B, T, WIDTH] {
            let query = heads::<HEADS>(self.query.forward(x));
            let key = heads::<HEADS>(self.key.forward(x));
            let value = heads::<HEADS>(self.value.forward(x));

            let scores("b,h,t,s") = query("b,h,t,c") * key("b,h,s,c");
            let seen = iota(i32, [T, T], 0) >= iota(i32, [T, T], 1);
            let scores = scores / sqrt(query.dims()[3] as f32);
            let weights = softmax(
                select(seen.along([2, 3]), scores, f32::NEG_INFINITY),
                dimension = 3,
            );
            let mixed("b,t,h,c") = weights("b,h,t,s") * value("b,h,s,c");
            self.output.forward(reshape(mixed, [B, T, WIDTH]))
        }
    }

    /// Attention, then two layers for each token; both add to their input.
    #[derive(Tensors)]
    pub(crate) struct Block {
        attention_norm: Norm<WIDTH>,
        attention: Attention,
        norm: Norm<WIDTH>,
        first: Linear<WIDTH, HIDDEN>,
        second: Linear<HIDDEN, WIDTH>,
    }

    impl Block {
        #[computation]
        fn forward<B: Dim, T: Dim>(&self, x: &f32![B, T, WIDTH]) -> f32![B, T, WIDTH] {
            let x = x + self.attention.forward(self.attention_norm.forward(x));
            let hidden = gelu(self.first.forward(self.norm.forward(x)));
            x + self.second.forward(hidden)
        }
    }

    #[derive(Tensors)]
    pub(crate) struct Gpt {
        tokens: f32![VOCABULARY, WIDTH],
        positions: f32![CONTEXT, WIDTH],
        blocks: [Block; DEPTH],
        norm: Norm<WIDTH>,
    }

    impl Gpt {
        /// Returns the scores of each next token; the head has the weights of the embedding.
        #[computation]
        pub(crate) fn logits(&self, tokens: &i32![?, ?]) -> Result<f32![?, ?, VOCABULARY], Error> {
            let length = tokens.dims()[1];
            let mut x = take(self.tokens, tokens) + self.positions[..length].along([1, 2]);
            for block in &self.blocks {
                x = block.forward(x);
            }
            let x = self.norm.forward(x);
            let scores("b,t,v") = x("b,t,d") * self.tokens("v,d");
            Ok(scores)
        }

        /// Returns the mean cross entropy of the next tokens.
        #[computation]
        pub(crate) fn loss(&self, tokens: &i32![?, ?], next: &i32![?, ?]) -> Result<f32, Error> {
            Ok(mean(cross_entropy(
                self.logits(tokens)?,
                next,
                dimension = 2,
            )))
        }
    }
}
