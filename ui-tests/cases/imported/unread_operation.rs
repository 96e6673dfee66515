use typed_xla::{computation, f32};

#[computation(stablehlo = "../ui-tests/cases/imported/unread_operation.mlir")]
fn net(x: &f32![2]) -> f32![2];

fn main() {}
