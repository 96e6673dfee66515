// There is a pair for each dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], g: &f32![2]) -> f32![4] {
    select_and_scatter(ge, add, x, [2], [2], [(0, 0), (0, 0)], g, 0.0)
}

fn main() {}
