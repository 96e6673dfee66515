// Its computations capture nothing: it has no operand for captured values.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], source: &f32![2], s: f32) -> f32![4] {
    select_and_scatter(ge, |a, b| a + b * s, x, [2], [2], "VALID", source, 0.0)
}

fn main() {}
