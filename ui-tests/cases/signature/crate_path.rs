// `crate` names the library by a path.
use typed_xla::prelude::*;

#[computation(crate = "other::typed_xla")]
fn f(x: &f32![2]) -> f32![2] {
    x * 2.0
}

#[custom_call(crate)]
fn g(x: &f32![2]) -> f32 {
    x[[0]]
}

#[derive(Tensors)]
#[tensors(path = other::typed_xla)]
struct Weights {
    w: f32![2],
}

fn main() {}
