// A padded tensor and a dense one are different types.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3; {1, 0}, padded = [4, 4], value = 0]) -> f32![3] {
    sum(x, 0)
}

fn main() {
    let x: f32![2, 3] = Tensor::zeros();
    let _y = f(&x);
}
