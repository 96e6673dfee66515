// A struct literal has each field once.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Params {
    w: f32![3],
    b: f32,
}

#[computation]
fn f(x: &f32![3]) -> Params {
    Params {
        w: x * 2.0,
        b: 1.0,
        w: x * 3.0,
    }
}

fn main() {}
