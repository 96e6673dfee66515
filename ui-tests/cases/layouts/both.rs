// A tile that does not divide a size pads it already.
use typed_xla::prelude::*;

fn main() {
    let _x: f32![2, 3; {1, 0}, padded = [4, 4], tile = [2, 2]] = Tensor::zeros();
}
