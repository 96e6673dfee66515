// Stacked outputs fit a struct whose arrays have the leading dimension.
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

#[computation]
fn f(blocks: &Stacked, rate: f32) -> Block {
    let (_, all) = scan(|_, block| ((), rate * block), (), blocks);
    all
}

fn main() {}
