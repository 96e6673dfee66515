// `scatter` is a required argument.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], g: &f32![2]) -> f32![4] {
    select_and_scatter(ge, operand = x, window_dimensions = [2], window_strides = [2], padding = "VALID", source = g, init_value = 0.0)
}

fn main() {}
