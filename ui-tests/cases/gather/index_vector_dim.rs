// C2: the parts of a place lie along a dimension of the indices, or one behind them.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2]) -> f32![2, 3] {
    gather(x, i, [1], [0], [0], 2, [1, 3])
}

fn main() {}
