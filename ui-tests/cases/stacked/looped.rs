// A stack is not a list.
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
fn f(blocks: &Stacked, x: &f32![2]) -> f32![2] {
    let mut y = x;
    for block in blocks {
        y = dot(y, block.w) + block.b;
    }
    y
}

fn main() {}
