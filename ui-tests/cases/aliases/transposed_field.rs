// PyTorch's and NumPy's transpose is a field.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 10]) -> f32![10, 4] {
    x.T
}

fn main() {}
