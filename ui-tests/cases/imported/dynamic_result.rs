use typed_xla::prelude::*;
use typed_xla::tensors;

#[tensors(stablehlo = "../tests/models/mlp_sizes.mlir")]
struct Params;

#[computation(stablehlo = "../tests/models/mlp_sizes.mlir")]
fn net<N: Dim>(p: &Params, x: &f32![N, 3]) -> f32![N, 2];

#[computation(stablehlo = "../tests/models/mlp_sizes.mlir")]
fn turned<N: Dim>(p: &Params, x: &f32![N, 4]) -> f32![2, N];

fn main() {}
