use typed_xla::prelude::*;

#[computation(stablehlo = "../tests/models/grid.mlir", entry = "main")]
fn net(
    x: &f32![2, 4],
    y: &f32![2, 4],
) -> (f32![2, 4], f32![2, 4], f32![2, 4], f32![2, 4], f32![2, 8], f32![1, 8], f32![2, 2], i32![1]);

fn main() {}
