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
fn first<N: Dim>(all: &[f32![2]; N], none: &[f32![2]; 0], less: [Block; 2 - 3]) -> f32![2] {
    all[0]
}

fn main() {}
