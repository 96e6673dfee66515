// C4: a dimension of the result is listed once.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2]) -> f32![2, 4, 3] {
    gather(x, i, [1, 1], [], [0], 1, [1, 3])
}

fn main() {}
