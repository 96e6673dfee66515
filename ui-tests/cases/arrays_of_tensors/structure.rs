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
fn added(net: &Net, blocks: &[Block; 2]) -> [Block; 2] {
    let all = net.blocks + blocks;
    net.blocks.w + all[0].w
}

fn main() {}
