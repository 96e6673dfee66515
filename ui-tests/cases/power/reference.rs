// `*` does not dereference a `&` parameter.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    *x + 1.0
}

fn main() {}
