// The computation that scatters takes the old element and a source element.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], g: &f32![2]) -> f32![4] {
    select_and_scatter(ge, neg, x, [2], [2], "VALID", g, 0.0)
}

fn main() {}
