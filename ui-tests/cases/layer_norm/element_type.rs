// `layer_norm` takes floating-point numbers.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![32, 64]) -> i32![32, 64] {
    layer_norm(x)
}

fn main() {}
