// A tile cuts dimensions that are there.
use typed_xla::prelude::*;

fn main() {
    let _x: f32![2, 3; {1, 0}, tile = [2, 2, 2]] = Tensor::zeros();
}
