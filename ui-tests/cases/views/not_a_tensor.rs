// A view is of the type of a tensor, not of an element type.
use typed_xla::prelude::*;
use typed_xla::tensor::View;

struct Batch<'a> {
    images: View<'a, f32![?, 784]>,
    weight: View<'a, f32>,
}

fn main() {}
