// The fields of a result have the names of the model.
use typed_xla::{Tensors, computation, f32};

#[derive(Tensors)]
struct Norm {
    y: f32![2, 3, 4, 4],
    mean: f32![3],
    var: f32![3],
}

#[computation(stablehlo = "../tests/models/norm.mlir")]
fn net(x: &f32![2, 3, 4, 4], scale: &f32![3], offset: &f32![3]) -> Norm;

fn main() {}
