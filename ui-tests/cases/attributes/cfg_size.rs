// `#[cfg]` does not work on a size.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![#[cfg(all())] 3]) -> f32 {
    sum(x)
}

fn main() {}
