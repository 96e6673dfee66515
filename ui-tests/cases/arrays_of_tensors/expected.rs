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
fn last(blocks: &[Block; 2]) -> f32 {
    blocks[1].b
}

#[computation]
fn called(net: &Net, x: &f32![2]) -> [f32![2]; 2] {
    let pair: [f32![2]; 2] = [x, x, x];
    let b = last(net.blocks) + last([net.blocks[0]]);
    [x, b]
}

fn main() {}
