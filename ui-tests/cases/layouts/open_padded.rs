// Only static and generic sizes can be padded.
use typed_xla::prelude::*;

fn main() {
    let _x: f32![?, 3; {1, 0}, padded = [8, 8]] = Tensor::zeros();
}
