// The type of a part states whether it is present.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Net {
    w: f32![2],
    bias: Option<f32![2]>,
}

#[computation]
fn f(x: &f32![2], bias: &Option<f32![2]>) -> f32![2] {
    x
}

fn main() {}
