// Only computations can be called.
use typed_xla::prelude::*;

fn double(x: &f32![4]) -> f32![4] {
    x.clone()
}

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    double(x)
}

fn main() {}
