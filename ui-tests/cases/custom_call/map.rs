// A custom call cannot be batched.
use typed_xla::prelude::*;

#[custom_call]
fn g(x: f32) -> f32 {
    x
}

#[computation]
fn f(x: &f32![2]) -> f32![2] {
    map(x, |x| g(x))
}

fn main() {}
