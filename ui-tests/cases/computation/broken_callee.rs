// A mistake in a computation is reported there, and not where it is called.
use typed_xla::prelude::*;

#[computation]
fn double(x: &f32![4]) -> f32![4] {
    x * 2
}

#[computation]
fn f(x: &f32![4]) -> f32![5] {
    let y = double(x);
    y + exxp(x)
}

fn main() {}
