// C20: `scatter_dims_to_operand_dims` lists a dimension once.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![5, 2], u: &f32![5, 3]) -> f32![4, 3] {
    scatter(|a, b| a + b, x, i, u, [1], [0], [0, 0], 1)
}

fn main() {}
