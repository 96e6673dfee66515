// C21: `scatter_dims_to_operand_dims` names dimensions of the input.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2], u: &f32![2, 3]) -> f32![4, 3] {
    scatter(|a, b| a + b, x, i, u, [1], [0], [2], 1)
}

fn main() {}
