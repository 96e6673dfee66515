// A stride is 1 or more.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], g: &f32![2]) -> f32![4] {
    select_and_scatter(ge, add, x, [2], [0], "VALID", g, 0.0)
}

fn main() {}
