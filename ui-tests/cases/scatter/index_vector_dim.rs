// C22: the parts of a place lie along a dimension of the indices, or one behind them.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2], u: &f32![2, 3]) -> f32![4, 3] {
    scatter(x, i, u, |a, b| a + b, [1], [0], [0], 2)
}

fn main() {}
