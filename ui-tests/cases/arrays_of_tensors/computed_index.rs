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
fn sums(net: &Net) -> f32 {
    let mut all = 0.0f32;
    for i in 0..3 {
        all += net.blocks[i].b;
    }
    all
}

fn main() {}
