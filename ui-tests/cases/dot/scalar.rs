// `dot` takes no scalar.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 784], s: f32) -> f32![32, 784] {
    dot(x, s)
}

fn main() {}
