// `collapse` takes dimensions that follow each other.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3, 4]) -> f32![8, 3] {
    collapse(x, [0, 2])
}

fn main() {}
