use typed_xla::tensors;

#[tensors(stablehlo = "../tests/models/mlp.mlir", argument = "x")]
struct Params;

fn main() {}
