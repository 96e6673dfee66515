// A slice fits a struct with the same fields of the same types.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Block {
    w: f32![2, 2],
    b: f32![2],
}

#[derive(Tensors)]
struct Stacked {
    w: f32![6, 2, 2],
    b: f32![6, 2],
}

#[derive(Tensors)]
struct Other {
    w: f32![2, 2],
    bias: f32![2],
}

#[derive(Tensors)]
struct Wide {
    w: f32![2, 3],
    b: f32![2],
}

#[computation]
fn other(block: &Other, x: &f32![2]) -> f32![2] {
    dot(x, block.w)
}

#[computation]
fn wide(block: &Wide, x: &f32![2]) -> f32![3] {
    dot(x, block.w)
}

#[computation]
fn layer(block: &Block, x: &f32![2]) -> f32![2] {
    dot(x, block.w) + block.b
}

#[computation]
fn f(blocks: &Stacked, x: &f32![2]) -> f32![2] {
    scan(|x, block| (other(block, x), ()), x, blocks).0
}

#[computation]
fn g(blocks: &Stacked, x: &f32![2]) -> f32![2] {
    scan(|x, block| (wide(block, x), ()), x, blocks).0
}

#[computation]
fn h(blocks: &Stacked, x: &f32![2]) -> f32![2] {
    layer(blocks, x)
}

#[computation]
fn typed(blocks: &Stacked, x: &f32![2]) -> f32![2] {
    scan(|x, block: Other| (x + block.bias, ()), x, blocks).0
}

#[computation]
fn unknown(blocks: &Stacked, x: &f32![2]) -> f32![2] {
    scan(|x, block| (x + block.bias, ()), x, blocks).0
}

fn main() {}
