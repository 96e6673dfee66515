// `collapse` takes each dimension once.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3, 4]) -> f32![6, 4] {
    collapse(x, [0, 0])
}

fn main() {}
