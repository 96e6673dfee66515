// A width in memory is at least the size of its dimension.
use typed_xla::prelude::*;

fn main() {
    let _x: f32![2, 3; {0, 1}, padded = [3, 2]] = Tensor::zeros();
}
