// C7: collapsed dimensions increase.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2]) -> f32![2] {
    gather(x, i, [], [1, 0], [0], 1, [1, 1])
}

fn main() {}
