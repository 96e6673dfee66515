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
fn listed(net: &Net, x: &f32![2], y: &f32![3]) -> f32 {
    let pairs = [(x, 1.0f32), (y, 1.0f32)];
    let blocks = [net.blocks[0], x];
    0.0
}

fn main() {}
