// A width is a size.
use typed_xla::prelude::*;

fn main() {
    let _x: f32![2, 3; {0, 1}, padded = [3, 5.0]] = Tensor::zeros();
}
