// A struct's pattern takes a value of that struct.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Dense {
    w: f32![4],
    b: f32,
}

#[derive(Tensors)]
struct Other {
    w: f32![4],
}

#[computation]
fn f(p: &Dense) -> f32![4] {
    let Other { w } = p;
    w * 2.0
}

fn main() {}
