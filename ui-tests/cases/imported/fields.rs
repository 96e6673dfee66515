use typed_xla::{Tensors, computation, f32};

#[derive(Tensors)]
struct Params {
    weight1: f32![4, 8],
    b1: f32![8],
    w2: f32![8, 3],
    b2: f32![2],
}

#[computation(stablehlo = "../tests/models/mlp.mlir")]
fn net(p: &Params, x: &f32![3, 4]) -> f32![3, 2];

fn main() {}
