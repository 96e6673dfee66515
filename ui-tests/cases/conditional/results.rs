// Both computations return the same type.
use typed_xla::prelude::*;

#[computation]
fn f(c: bool, x: &f32![4]) -> f32![4] {
    conditional(c, || x, || x.slice([0], [2]))
}

fn main() {}
