// All trees have one structure.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Params {
    w: f32![2, 3],
    b: f32![3],
}

#[computation]
fn f(p: &Params, g: &(f32![2, 3], f32![3])) -> Params {
    tree_map(|p, g| p - g, p, g)
}

fn main() {}
