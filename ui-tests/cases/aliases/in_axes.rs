// JAX's name for `in_dimensions`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 10], w: &f32![10]) -> f32![4] {
    vmap(dot, in_axes = [0, None])(x, w)
}

fn main() {}
