// Another number of operands.
use typed_xla::prelude::*;

#[custom_call]
fn g(x: &f32![2], n: i32) -> f32![2] {
    let _ = n;
    x.clone()
}

#[computation]
fn f(x: &f32![2]) -> f32![2] {
    custom_call(g, x)
}

fn main() {}
