// An operand with labels may be a field, which must exist.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Layer {
    w: f32![2],
}

#[computation]
fn f(p: &Layer) -> f32![2] {
    let z("i") = 2.0 * p.v("i");
    z
}

fn main() {}
