// Each dimension has a width.
use typed_xla::prelude::*;

fn main() {
    let _x: f32![2, 3; {0, 1}, padded = [3]] = Tensor::zeros();
}
