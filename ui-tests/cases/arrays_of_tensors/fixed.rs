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
fn shifted(net: &Net) {
    for block in &mut net.blocks {
        block.b += 1.0;
    }
    for block in net.blocks {
        block.b += 1.0;
    }
}

fn main() {}
