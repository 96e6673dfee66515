// `broadcast_dimensions` increases in comparisons as well.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3, 3], y: &f32![3, 3, 3]) -> bool![3, 3, 3] {
    lt(x, y, broadcast_dimensions = [2, 0])
}

fn main() {}
