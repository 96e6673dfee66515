// There is an element to take.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 0], i: &i32![4, 2]) -> f32![4, 2] {
    take_along_dimension(x, i, 1)
}

fn main() {}
