use typed_xla::{computation, f32};

#[computation(stablehlo = "../tests/models/norm.mlir")]
fn net();

fn main() {}
