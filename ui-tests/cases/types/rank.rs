// A tensor has at most ten dimensions, wherever its type is written.
use typed_xla::prelude::*;

#[known]
type Deep = f32![1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];

#[derive(Tensors)]
struct Model {
    w: f32![2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
}

#[computation]
fn parameter(x: &f32![3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]) -> f32 {
    sum(x)
}

#[computation]
fn result(x: f32) -> f32![4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] {
    x
}

#[computation]
fn generic<N: Dim, E: Float>(x: &Tensor![E; N, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]) -> Tensor![E;] {
    sum(x)
}

#[computation]
fn local(x: &f32![2]) -> f32 {
    let y: f32![5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2] = x;
    sum(y)
}

fn main() {
    let _: f32![6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
}
