// The computation is the first argument.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Params {
    w: f32![2, 3],
    b: f32![3],
}

#[computation]
fn f(p: &Params) -> Params {
    tree_map(p, |x| 2.0 * x)
}

fn main() {}
