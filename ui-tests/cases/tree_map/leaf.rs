// The closure is read for each leaf: this one fails for the second.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Params {
    w: f32![2, 3],
    b: f32![3],
}

#[computation]
fn f(p: &Params) -> Params {
    tree_map(|x| transpose(x, [1, 0]), p)
}

#[computation]
fn g(p: &Params) -> Params {
    tree_map(|x| x + y, p)
}

fn main() {}
