// The reduction keeps the type of its initial value.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Params {
    w: f32![2, 3],
    b: f32![3],
}

#[computation]
fn f(p: &Params) -> f32 {
    tree_reduce(|all, x| all + x, p, 0.0)
}

#[computation]
fn g(p: &Params) -> f32 {
    tree_reduce(|all, x| all + sum(x), 0.0, p)
}

#[computation]
fn h(p: &Params) -> f32 {
    tree_reduce(|all, x| all + sum(x), p)
}

fn main() {}
