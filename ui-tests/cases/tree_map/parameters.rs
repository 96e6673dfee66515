// The closure takes a leaf of each tree.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Params {
    w: f32![2, 3],
    b: f32![3],
}

#[computation]
fn f(p: &Params, g: &Params) -> Params {
    tree_map(|p| 2.0 * p, p, g)
}

fn main() {}
