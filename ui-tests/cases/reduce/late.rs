// The function of a method precedes the other arguments.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32 {
    x.reduce(f32::NEG_INFINITY, max)
}

fn main() {}
