// `one_hot` requires the number of classes.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![32]) -> f32![32, 10] {
    one_hot(x)
}

fn main() {}
