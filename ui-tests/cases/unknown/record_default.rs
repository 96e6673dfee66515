// A struct of unknown sizes is made with its sizes.
use typed_xla::prelude::*;

#[derive(Default, Tensors)]
struct Batch {
    images: f32![?, 3],
}

fn main() {}
