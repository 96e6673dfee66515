// A tile has dimensions.
use typed_xla::prelude::*;

fn main() {
    let _x: f32![2, 3; {1, 0}, tile = []] = Tensor::zeros();
}
