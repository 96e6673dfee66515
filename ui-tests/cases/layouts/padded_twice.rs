// Widths are specified once.
use typed_xla::prelude::*;

fn main() {
    let _x: f32![2, 3; {1, 0}, padded = [4, 4], padded = [8, 8]] = Tensor::zeros();
}
