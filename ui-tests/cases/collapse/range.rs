// `collapse` takes existing dimensions.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3, 4]) -> f32![2, 12] {
    collapse(x, [1, 2, 3])
}

fn main() {}
