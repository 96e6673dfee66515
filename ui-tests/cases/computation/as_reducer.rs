// A computation that reduces takes two scalars.
use typed_xla::prelude::*;

#[computation]
fn double(x: &f32![4]) -> f32![4] {
    x * 2.0
}

#[computation]
fn f(x: &f32![4]) -> f32 {
    reduce(double, x, 0.0)
}

fn main() {}
