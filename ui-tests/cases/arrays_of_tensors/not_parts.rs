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
fn looped(net: &mut Net, x: &f32![3]) -> f32 {
    let mut all = 0.0f32;
    for block in net {
        all += block.b;
    }
    for y in x {
        all += y;
    }
    for block in net.blokcs {
        all += block.b;
    }
    all
}

fn main() {}
