// A size in a type is a number or a size.
use typed_xla::prelude::*;

fn main() {
    let _x: f32![N] = Tensor::zeros();
}
