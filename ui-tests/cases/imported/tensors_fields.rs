use typed_xla::{f32, tensors};

#[tensors(stablehlo = "../tests/models/mlp.mlir")]
struct Params {
    w1: f32![4, 8],
}

fn main() {}
