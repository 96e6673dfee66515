//! A small GPT as a user writes it: grouped-query attention, rotary embedding, a cache of keys and values, dropout,
//! mixed precision and AdamW.

use typed_xla::prelude::*;
use typed_xla::train::{
    Adam, AdamSettings, adamw_with, clip_by_global_norm, truncated_normal,
    warmup_cosine_decay_schedule,
};

#[computation]
mod gpt {
    use typed_xla::prelude::*;

    #[known]
    pub(crate) const VOCAB: usize = 11;
    #[known]
    pub(crate) const CONTEXT: usize = 8;
    #[known]
    pub(crate) const WIDTH: usize = 16;
    #[known]
    pub(crate) const KV: usize = 2;
    #[known]
    pub(crate) const GROUP: usize = 2;
    #[known]
    pub(crate) const HEAD: usize = 4;
    #[known]
    pub(crate) const HEADS: usize = KV * GROUP * HEAD;
    #[known]
    pub(crate) const KEYS: usize = KV * HEAD;
    #[known]
    pub(crate) const FFN: usize = 24;
    #[known]
    pub(crate) const DEPTH: usize = 2;

    #[derive(Tensors)]
    #[tensors(Clone, Default)]
    pub(crate) struct Linear<E: Element, I: Dim, O: Dim> {
        pub(crate) w: Tensor![E; I, O],
    }

    impl<E: Float, I: Dim, O: Dim> Linear<E, I, O> {
        #[computation]
        fn forward(&self, x: &Tensor![E; ..S, I]) -> Tensor![E; ..S, O] {
            dot_general(
                x,
                self.w,
                lhs_contracting_dimensions = [-1],
                rhs_contracting_dimensions = [0],
            )
        }
    }

    #[derive(Tensors)]
    #[tensors(Clone, Default)]
    pub(crate) struct RmsNorm<E: Element, D: Dim> {
        pub(crate) scale: Tensor![E; D],
    }

    impl<E: Float, D: Dim> RmsNorm<E, D> {
        #[computation]
        fn forward(&self, x: &Tensor![E; ..S, D]) -> Tensor![E; ..S, D] {
            // The weights are offsets from 1, so that zeros are a neutral start.
            rms_norm(x, 1.0 + self.scale, epsilon = 1e-5)
        }
    }

    #[derive(Tensors)]
    #[tensors(Clone, Default)]
    pub(crate) struct Attention<E: Element> {
        pub(crate) q: Linear<E, WIDTH, HEADS>,
        pub(crate) k: Linear<E, WIDTH, KEYS>,
        pub(crate) v: Linear<E, WIDTH, KEYS>,
        pub(crate) out: Linear<E, HEADS, WIDTH>,
    }

    /// The keys and values of earlier positions.
    #[derive(Tensors)]
    #[tensors(Clone, Default)]
    pub(crate) struct Cache {
        pub(crate) k: f32![CONTEXT, KV, HEAD],
        pub(crate) v: f32![CONTEXT, KV, HEAD],
    }

    impl<E: Float> Attention<E> {
        #[computation]
        fn forward<B: Dim, T: Dim>(&self, x: &Tensor![E; B, T, WIDTH]) -> Tensor![E; B, T, WIDTH] {
            let q = reshape(self.q.forward(x), [B, T, KV * GROUP, HEAD]);
            let k = reshape(self.k.forward(x), [B, T, KV, HEAD]);
            let v = reshape(self.v.forward(x), [B, T, KV, HEAD]);
            let (q, k) = (rope(q, dimension = 1), rope(k, dimension = 1));
            let mixed = attention(q, k, v, causal = true);
            self.out.forward(reshape(mixed, [B, T, HEADS]))
        }

        /// Computes one token at the position `at`.
        #[computation]
        fn decode(&self, cache: &mut Cache, x: &Tensor![E; WIDTH], at: i32) -> Tensor![E; WIDTH] {
            let q = reshape(self.q.forward(x), [1, KV * GROUP, HEAD]);
            let k = reshape(self.k.forward(x), [1, KV, HEAD]);
            let (q, k) = (rope(q, at, dimension = 0), rope(k, at, dimension = 0));
            cache.k[at] = k[0] as f32;
            cache.v[at] = reshape(self.v.forward(x), [KV, HEAD]) as f32;
            let mixed = attention(q as f32, cache.k, cache.v, length = at + 1);
            self.out.forward(reshape(mixed, [HEADS]) as E)
        }
    }

    #[derive(Tensors)]
    #[tensors(Clone, Default)]
    pub(crate) struct Block<E: Element> {
        pub(crate) norm1: RmsNorm<E, WIDTH>,
        pub(crate) attention: Attention<E>,
        pub(crate) norm2: RmsNorm<E, WIDTH>,
        pub(crate) gate: Linear<E, WIDTH, FFN>,
        pub(crate) up: Linear<E, WIDTH, FFN>,
        pub(crate) down: Linear<E, FFN, WIDTH>,
    }

    impl<E: Float> Block<E> {
        #[computation]
        fn mlp(&self, x: &Tensor![E; ..S, WIDTH]) -> Tensor![E; ..S, WIDTH] {
            self.down
                .forward(silu(self.gate.forward(x)) * self.up.forward(x))
        }

        #[computation]
        fn forward<B: Dim, T: Dim>(
            &self,
            x: &Tensor![E; B, T, WIDTH],
            rate: f32,
            rng: &mut Rng,
        ) -> Tensor![E; B, T, WIDTH] {
            let rate = rate as E;
            let x = x + dropout(self.attention.forward(self.norm1.forward(x)), rate, rng);
            x + dropout(self.mlp(self.norm2.forward(x)), rate, rng)
        }

        #[computation]
        fn decode(&self, cache: &mut Cache, x: &Tensor![E; WIDTH], at: i32) -> Tensor![E; WIDTH] {
            let x = x + self.attention.decode(cache, self.norm1.forward(x), at);
            x + self.mlp(self.norm2.forward(x))
        }
    }

    #[derive(Tensors)]
    #[tensors(Clone, Default)]
    pub(crate) struct Gpt<E: Element> {
        pub(crate) embed: Tensor![E; VOCAB, WIDTH],
        pub(crate) blocks: [Block<E>; DEPTH],
        pub(crate) norm: RmsNorm<E, WIDTH>,
    }

    impl<E: Float> Gpt<E> {
        #[computation]
        pub(crate) fn logits<B: Dim, T: Dim>(
            &self,
            tokens: &i32![B, T],
            rate: f32,
            rng: &mut Rng,
        ) -> f32![B, T, VOCAB] {
            let mut x = dropout(take(self.embed, tokens), rate as E, rng);
            for block in &self.blocks {
                x = block.forward(x, rate, rng);
            }
            let logits("b,t,v") = self.norm.forward(x)("b,t,d") * self.embed("v,d");
            logits as f32
        }

        #[computation]
        pub(crate) fn loss<B: Dim, T: Dim>(
            &self,
            tokens: &i32![B, T],
            next: &i32![B, T],
            rate: f32,
            rng: &mut Rng,
        ) -> f32 {
            mean(cross_entropy(self.logits(tokens, rate, rng), next))
        }

        #[computation]
        pub(crate) fn decode(
            &self,
            caches: &mut [Cache; DEPTH],
            token: i32,
            at: i32,
        ) -> f32![VOCAB] {
            let mut x = self.embed[token];
            for (block, cache) in self.blocks.iter().zip(caches.iter_mut()) {
                x = block.decode(cache, x, at);
            }
            dot(self.embed, self.norm.forward(x)) as f32
        }
    }
}

use gpt::{CONTEXT, Cache, DEPTH, Gpt, VOCAB};

#[known]
const BATCH: usize = 4;
#[known]
const MICRO: usize = 2;

#[derive(Tensors, Clone, Default)]
struct Training {
    gpt: Gpt<f32>,
    adam: Adam<Gpt<f32>>,
}

/// A step with the gradients of several small batches, in bf16; returns the loss.
#[computation]
fn step(
    t: &mut Training,
    x: &i32![MICRO, BATCH, CONTEXT],
    y: &i32![MICRO, BATCH, CONTEXT],
    rng: &mut Rng,
) -> f32 {
    let mut total = 0.0;
    let mut gradient = zeros_like(t.gpt);
    for i in 0..MICRO {
        let loss = |p| (p as bf16).loss(x[i], y[i], 0.1, rng);
        let (loss, g) = value_and_grad(loss)(t.gpt);
        total += loss / MICRO;
        gradient += g / MICRO;
    }
    if t.adam.step % 50 == 0 {
        println!(
            "{}: loss {total:.3}, norm {:.3}",
            t.adam.step,
            global_norm(gradient)
        );
    }
    let rate = warmup_cosine_decay_schedule(t.adam.step, 0.0, 1e-2, 20, 200, 1e-3);
    let matrices = tree_map(|x| x.dims().len() > 1, t.gpt);
    let settings = AdamSettings {
        b2: 0.95,
        ..Default::default()
    };
    let gradient = clip_by_global_norm(gradient, 1.0);
    adamw_with(
        &mut t.gpt,
        &mut t.adam,
        gradient,
        rate,
        settings,
        0.1,
        matrices,
    );
    total
}

/// Draws a token among the likeliest that have the probability `top_p` together.
#[computation]
fn next(
    gpt: &Gpt<f32>,
    caches: &mut [Cache; DEPTH],
    token: i32,
    at: i32,
    top_p: f32,
    rng: &mut Rng,
) -> i32 {
    let (sorted, order) = top_k(gpt.decode(caches, token, at), VOCAB);
    let p = softmax(sorted);
    let kept = select(cumulative_sum(p) - p < top_p, sorted, f32::NEG_INFINITY);
    order[rng_categorical(rng, kept)]
}

#[computation]
fn start(gpt: &mut Gpt<f32>, rng: &mut Rng) {
    truncated_normal(gpt, rng, 0.1);
}

#[test]
fn a_gpt_learns_to_count_and_its_cache_changes_nothing() {
    let (mut t, mut rng) = (Training::default(), Rng::new(1));
    start(&mut t.gpt, &mut rng);
    let token =
        |m: usize, b: usize, t: usize, i: usize| ((3 * m + 5 * b + 7 * i + t) % VOCAB) as i32;
    let mut losses = Vec::new();
    for i in 0..150 {
        let x = Tensor::from_fn(|[m, b, t]| token(m, b, t, i));
        let y = Tensor::from_fn(|[m, b, t]| token(m, b, t + 1, i));
        losses.push(step(&mut t, &x, &y, &mut rng));
    }
    assert!(losses[0] > 2.0 && losses[149] < 0.3, "{losses:?}");
    let x: i32![1, CONTEXT] = Tensor::from_fn(|[_, t]| token(0, 0, t, 0));
    let all = t.gpt.logits(&x, 0.0, &mut rng);
    let mut caches: [Cache; DEPTH] = Default::default();
    for at in 0..CONTEXT {
        let one = t.gpt.decode(&mut caches, x[[0, at]], at as i32);
        for v in 0..VOCAB {
            assert!((one[[v]] - all[[0, at, v]]).abs() < 1e-4);
        }
    }
    let mut caches: [Cache; DEPTH] = Default::default();
    let mut drawn = 4;
    for at in 0..CONTEXT as i32 {
        let before = drawn;
        drawn = next(&t.gpt, &mut caches, before, at, 0.5, &mut rng);
        assert_eq!(drawn, (before + 1) % VOCAB as i32);
    }
}
