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
    for Block { w, b } in &mut net.blocks {
        *b += 1.0;
    }
    for block in net.blocks.iter().enumerate() {
        net.blocks[0].b += 1.0;
    }
}

fn main() {}
