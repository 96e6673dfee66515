// A tensor of unknown sizes is made with its sizes.
use typed_xla::prelude::*;

fn main() {
    let _: f32![?, 3] = Tensor::zeros();
}
