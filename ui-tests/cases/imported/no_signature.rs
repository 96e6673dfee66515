use typed_xla::computation;

#[computation(stablehlo = "../tests/models/norm.mlir")]
fn net();

fn main() {}
