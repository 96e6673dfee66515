// Corresponding leaves may have other shapes, as far as the closure allows.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Params {
    w: f32![2, 3],
    b: f32![3],
}

#[computation]
fn f(p: &Params, m: &(f32![3], f32![3]), v: &(f32![2], f32![3])) -> (f32![3], f32![3]) {
    tree_map(|m, v| m * v, m, v)
}

fn main() {}
