// Each dimension is listed once.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32 {
    sum(x, [0, 0])
}

fn main() {}
