// A computation is an ordinary function.
use typed_xla::prelude::*;

#[computation]
async fn f(x: &f32![2]) -> f32![2] {
    x + 1.0
}

fn main() {}
