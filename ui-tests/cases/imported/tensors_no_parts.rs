use typed_xla::tensors;

#[tensors(stablehlo = "../tests/models/baked.mlir")]
struct Params;

fn main() {}
