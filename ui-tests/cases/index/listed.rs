// Each listed index is in the bounds of its dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![6]) -> f32![3] {
    x[[0, 6, -1]]
}

#[computation]
fn g(x: &f32![6]) -> f32![2] {
    x[[0.5, 1.0]]
}

fn main() {}
