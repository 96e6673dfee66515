//! Attention, blocks of transformers and recurrent layers.

use typed_xla::layers::{Gru, KeyValueCache, Lstm, MultiHeadAttention, TransformerBlock};
use typed_xla::prelude::*;

use crate::{both, check};

#[known]
type Heads = MultiHeadAttention<4, 2, 2, 3, f64>;

#[computation]
fn causal(a: &(Heads, f64![2, 3, 4])) -> (f64![2, 3, 4], (Heads, f64![2, 3, 4])) {
    both(|(p, x)| p.forward(x, causal = true), a)
}

#[computation]
fn cross(
    a: &(Heads, f64![1, 2, 4], f64![1, 3, 4]),
) -> (f64![1, 2, 4], (Heads, f64![1, 2, 4], f64![1, 3, 4])) {
    both(|(p, x, memory)| p.cross(x, memory), a)
}

#[test]
fn attention_has_heads_and_sees_itself_or_a_memory() {
    check("attention", causal);
    check("cross attention", cross);
}

#[known]
type Memory = Lstm<2, 3, f64>;

#[computation]
fn lstm(a: &(Memory, f64![3, 2, 2])) -> (f64![3, 2, 3], (Memory, f64![3, 2, 2])) {
    both(|(p, x)| p.forward(x), a)
}

#[known]
type Unit = Gru<2, 3, f64>;

#[computation]
fn gru(a: &(Unit, f64![3, 2, 2])) -> (f64![3, 2, 3], (Unit, f64![3, 2, 2])) {
    both(|(p, x)| p.forward(x), a)
}

#[test]
fn recurrent_layers_have_the_order_of_gates_of_pytorch() {
    check("lstm", lstm);
    check("gru", gru);
}

#[known]
type Block = TransformerBlock<8, 4, 2, 4, 16>;

#[computation]
fn start(block: &mut Block, rng: &mut Rng) {
    block.init(rng);
}

#[computation]
fn all(block: &Block, x: &f32![1, 5, 8], rng: &mut Rng) -> f32![1, 5, 8] {
    block.forward(x, 0.0, rng)
}

#[computation]
fn next(block: &Block, cache: &mut KeyValueCache<5, 2, 4>, x: &f32![8], at: i32) -> f32![8] {
    block.decode(cache, x, at)
}

#[test]
fn a_block_computes_one_position_after_another_by_its_cache() {
    let (mut block, mut rng) = (Block::default(), Rng::new(1));
    start(&mut block, &mut rng);
    let x = Tensor::from_fn(|[_, t, i]| (3 * t + i) as f32 % 2.7 - 1.0);
    let expected = all(&block, &x, &mut rng);
    let mut cache = KeyValueCache::default();
    for t in 0..5 {
        let row = Tensor::from_fn(|[i]| x[[0, t, i]]);
        let found = next(&block, &mut cache, &row, t as i32);
        for i in 0..8 {
            assert!((found[[i]] - expected[[0, t, i]]).abs() < 1e-5);
            assert!((found[[i]] - x[[0, t, i]]).abs() > 1e-6);
        }
    }
}
