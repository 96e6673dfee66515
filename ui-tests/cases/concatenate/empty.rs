// At least one array is concatenated.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2]) -> f32![2] {
    concatenate((), 0) + x
}

fn main() {}
