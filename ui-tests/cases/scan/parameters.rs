// The computation takes the carry and a slice.
use typed_xla::prelude::*;

#[computation]
fn f(xs: &f32![4, 2]) -> (f32, f32![4]) {
    scan(|carry| (carry, carry), 0.0f32, xs)
}

fn main() {}
