use typed_xla::prelude::*;
use typed_xla::tensors;

#[tensors(stablehlo = "../tests/models/mlp_gradient.mlir")]
struct Params;

#[computation(stablehlo = "../tests/models/mlp_gradient.mlir")]
fn net(
    p: &Params,
    x: &f32![?, 4],
    y: &f32![?, 2],
) -> (f32, f32![8], f32![2], f32![4, 8], f32![8, 2]);

fn main() {}
