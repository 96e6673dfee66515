// `#[cfg]` does not work on the parameter of a closure.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    map(|#[cfg(all())] a| a * 2.0, x)
}

fn main() {}
