use typed_xla::prelude::*;
use typed_xla::tensors;

#[tensors(stablehlo = "../tests/models/image_conv.mlir")]
struct Params;

#[computation(stablehlo = "../tests/models/image_conv.mlir")]
fn net(p: &Params, x: &f32![1, 1, ?, 4]) -> (f32![1, 2, ?, 2], f32![1, 2, ?, 2]);

fn main() {}
