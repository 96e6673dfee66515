// A size in a type is a number, a name, or arithmetic on them.
use typed_xla::prelude::*;

fn main() {
    let _x: f32![N] = Tensor::zeros();
}
