// Where there are several dimensions, one is named.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 10]) -> f32![32, 10] {
    softmax(x)
}

fn main() {}
