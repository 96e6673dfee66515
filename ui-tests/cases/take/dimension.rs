// There is such a dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2]) -> f32![4, 2] {
    take(x, i, 2)
}

fn main() {}
