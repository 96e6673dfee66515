// A computation is a closure or a name.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32 {
    reduce(x, 0.0, 1.0)
}

fn main() {}
