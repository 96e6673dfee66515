// JAX's name for `out_dimensions`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 10]) -> f32![10, 4] {
    vmap(exp, out_axes = 1)(x)
}

fn main() {}
