// PyTorch's name for what is `concatenate` here.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], y: &f32![4]) -> f32![8] {
    cat([x, y], 0)
}

fn main() {}
