// `value` requires `padded`.
use typed_xla::prelude::*;

fn main() {
    let _x: f32![2, 3; {0, 1}, value = 0] = Tensor::zeros();
}
