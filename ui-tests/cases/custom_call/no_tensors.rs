// What is handed over are tensors and scalars.
use typed_xla::prelude::*;

#[custom_call]
fn g(x: &[f32]) -> f32 {
    x[0]
}

fn main() {}
