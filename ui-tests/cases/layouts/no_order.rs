// The order comes first.
use typed_xla::prelude::*;

fn main() {
    let _x: f32![2, 3; padded = [4, 4]] = Tensor::zeros();
}
