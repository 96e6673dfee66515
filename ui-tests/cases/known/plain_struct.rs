// A struct of tensors derives `Tensors`.
use typed_xla::prelude::*;

struct Params {
    w: f32![4],
}

#[computation]
fn f(p: &Params) -> f32![4] {
    p.w + 1.0
}

fn main() {}
