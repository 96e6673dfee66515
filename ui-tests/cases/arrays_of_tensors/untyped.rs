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
fn listed(x: &f32![2], y: &f32![2]) -> f32![2] {
    let both = [x, y];
    both[0] + both[1]
}

fn main() {}
