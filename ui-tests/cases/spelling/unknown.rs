// A name near nothing gets no guess.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    frobnicate(x)
}

fn main() {}
