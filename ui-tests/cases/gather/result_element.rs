// C23: the result has the elements of the operand.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2]) -> f64![2, 3] {
    gather(x, i, [1], [0], [0], 1, [1, 3])
}

fn main() {}
