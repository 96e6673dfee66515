// The help shows the name of the operation here.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 4]) -> f32![4, 4] {
    cumsum(x, 0)
}

fn main() {}
