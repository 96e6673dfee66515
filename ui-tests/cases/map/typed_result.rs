// The closure returns its declared type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    map(|a| -> f32 { a > 0.0 }, x)
}

fn main() {}
