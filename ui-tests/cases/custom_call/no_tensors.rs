// A custom function takes only tensors and scalars.
use typed_xla::prelude::*;

#[custom_call]
fn g(x: &[f32]) -> f32 {
    x[0]
}

fn main() {}
