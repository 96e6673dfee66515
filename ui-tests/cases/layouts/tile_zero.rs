// A tile holds elements.
use typed_xla::prelude::*;

fn main() {
    let _x: f32![2, 3; {1, 0}, tile = [0, 2]] = Tensor::zeros();
}
