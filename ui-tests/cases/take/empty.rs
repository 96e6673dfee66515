// There is an element to take.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![0, 3], i: &i32![2]) -> f32![2, 3] {
    take(x, i)
}

fn main() {}
