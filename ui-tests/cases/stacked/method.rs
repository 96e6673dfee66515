// A slice has the methods of the struct that its type states.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Stacked {
    w: f32![6, 2, 2],
    b: f32![6, 2],
}

#[computation]
fn f(blocks: &Stacked, x: &f32![2]) -> f32![2] {
    scan(|x, block| (block.forward(x), ()), x, blocks).0
}

fn main() {}
