// A size in a type is no string.
use typed_xla::prelude::*;

fn main() {
    let _x: f32!["three"] = Tensor::zeros();
}
