// There is an operand for each branch of a case.
use typed_xla::prelude::*;

#[computation]
fn f(i: i32, x: &f32![4]) -> f32![4] {
    case(i, [|x| x, |x| x * 2.0], (x, x, x))
}

fn main() {}
