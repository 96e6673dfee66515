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
fn shifted(net: &mut Net) {
    for block in &mut net.blocks {
        block.b += net.blocks[0].b;
    }
}

fn main() {}
