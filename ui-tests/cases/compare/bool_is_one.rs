// A comparison of bool with 1.0, as NumPy has it.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    select((x > 0.5) == 1.0, x, 0.0)
}

fn main() {}
