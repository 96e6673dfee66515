// A struct's pattern names fields that exist.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Dense {
    w: f32![4],
    b: f32,
}

#[computation]
fn f(p: &Dense) -> f32![4] {
    let Dense { weights, .. } = p;
    weights * 2.0
}

fn main() {}
