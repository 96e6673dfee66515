// Literals as indices are integers.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], u: &f32![2]) -> f32![4] {
    scatter(add, x, [0.0, 1.5], u, [], [0], [0], 1)
}

#[computation]
fn g(x: &f32![4]) -> f32![2] {
    gather(x, [0, 5000000000], [], [0], [0], 1, [1])
}

fn main() {}
