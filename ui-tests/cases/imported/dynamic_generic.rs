use typed_xla::prelude::*;

#[computation(stablehlo = "../tests/models/linear_sizes.mlir")]
fn linear_sizes<N: Dim>(
    x: &f32![N, 4],
    y: &f32![3],
    m: &f32![?, 3, 3],
) -> (f32![2, 4], f32![5, 4], f32![4], f32![5], f32![?, 3, 3]);

fn main() {}
