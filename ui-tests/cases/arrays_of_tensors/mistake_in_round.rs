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
fn looped(net: &Net, x: &f32![3]) -> f32![3] {
    let mut y = x;
    for block in &net.blocks {
        y = y * block.w;
    }
    y
}

fn main() {}
