// Names of other libraries.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Params {
    w: f32![2, 3],
    b: f32![3],
}

#[computation]
fn f(g: &Params) -> Params {
    clip_by_global_norm(g, 1.0)
}

fn main() {}
