// There is something to lay in a row.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2]) -> f32![2] {
    concatenate((), 0) + x
}

fn main() {}
