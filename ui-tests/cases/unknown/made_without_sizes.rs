// A tensor of dynamic sizes needs its sizes to be created.
use typed_xla::prelude::*;

fn main() {
    let _: f32![?, 3] = Tensor::zeros();
}
