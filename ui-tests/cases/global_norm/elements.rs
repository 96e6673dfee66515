// All leaves have one floating-point element type.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Params {
    w: f32![2, 3],
    b: f32![3],
}

#[computation]
fn f(x: &f32![2], y: &f64![3]) -> f32 {
    global_norm((x, y))
}

#[computation]
fn g(x: &(i32![2], i32)) -> i32 {
    global_norm(x)
}

fn main() {}
