use typed_xla::prelude::*;

#[derive(Tensors)]
struct Block {
    w: f32![2],
    b: f32,
}

#[derive(Tensors)]
struct Net {
    blocks: [Block; 3],
}

#[computation]
fn taken(net: &Net, x: &f32![2]) -> f32 {
    let [a, b] = net.blocks;
    let [first, .., last] = x;
    a.b
}

fn main() {}
