// A layout in a type names each dimension once.
use typed_xla::prelude::*;

fn main() {
    let _x: f32![2, 3; {0, 0}] = Tensor::zeros();
}
