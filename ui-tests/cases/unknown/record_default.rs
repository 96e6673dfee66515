// A struct of dynamic sizes needs its sizes to be created.
use typed_xla::prelude::*;

#[derive(Default, Tensors)]
struct Batch {
    images: f32![?, 3],
}

fn main() {}
