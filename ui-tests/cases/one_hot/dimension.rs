// The dimension of classes is between the indices' dimensions, or at an end.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![32]) -> f32![32, 10] {
    one_hot(x, 10, dimension = 2)
}

fn main() {}
