// The branches of a case are computations.
use typed_xla::prelude::*;

#[computation]
fn f(i: i32, x: &f32![4]) -> f32![4] {
    case(i, [x + 1.0, x * 2.0])
}

fn main() {}
