// A struct's pattern takes a struct.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Dense {
    w: f32![4],
    b: f32,
}

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let Dense { w, b } = x;
    w * b
}

fn main() {}
