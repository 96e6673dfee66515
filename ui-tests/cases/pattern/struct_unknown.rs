// A struct's pattern names a struct of tensors.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Dense {
    w: f32![4],
    b: f32,
}

struct Layer {
    w: f32,
}

#[computation]
fn f(p: &Dense) -> f32![4] {
    let Layer { w, .. } = p;
    w * 2.0
}

fn main() {}
