// A custom function has no `&mut` parameters.
use typed_xla::prelude::*;

#[custom_call]
fn g(x: &mut f32![2]) -> f32 {
    x[[0]]
}

fn main() {}
