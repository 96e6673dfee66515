// The carried state keeps its type.
use typed_xla::prelude::*;

#[computation]
fn f(xs: &f32![4, 2]) -> (f32, f32![4]) {
    scan(|carry, x| (x * carry, sum(x)), 0.0f32, xs)
}

fn main() {}
