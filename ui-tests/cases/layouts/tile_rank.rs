// A tile has at most as many dimensions as the type.
use typed_xla::prelude::*;

fn main() {
    let _x: f32![2, 3; {1, 0}, tile = [2, 2, 2]] = Tensor::zeros();
}
