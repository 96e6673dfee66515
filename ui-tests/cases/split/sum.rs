// The sizes are those of the parts, not their number.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![6, 2]) -> (f32![2, 2], f32![2, 2], f32![2, 2]) {
    split(x, 3)
}

fn main() {}
