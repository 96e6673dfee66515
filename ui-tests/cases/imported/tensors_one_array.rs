use typed_xla::tensors;

#[tensors(stablehlo = "../tests/models/by_keyword.mlir")]
struct Params;

fn main() {}
