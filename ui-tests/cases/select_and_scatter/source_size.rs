// The source has an element for each position of the window.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], g: &f32![2]) -> f32![4] {
    select_and_scatter(ge, add, x, [3], [1], "SAME", g, 0.0)
}

fn main() {}
