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
fn ends(net: &mut Net) -> f32 {
    net.blocks[3].b = 1.0;
    net.blocks[2].b + net.blocks[4].b + sum(net.blocks[2..4].map(|block| block.b)[0])
}

fn main() {}
