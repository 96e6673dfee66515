// `#[cfg]` works on the whole function, not on a parameter.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3], #[cfg(any())] y: &f32![3]) -> f32![3] {
    x
}

fn main() {}
