// `keep` keeps the dimension with size 1.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2] {
    sum(x, 1, keep = true)
}

fn main() {}
