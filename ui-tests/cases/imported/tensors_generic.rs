use typed_xla::prelude::*;
use typed_xla::tensors;

#[tensors(stablehlo = "../tests/models/mlp.mlir")]
struct Params<N: Dim>;

fn main() {}
