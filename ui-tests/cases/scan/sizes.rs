// Arrays that are scanned together have the same first size.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], y: &f32![5]) -> (f32, f32![4]) {
    scan(|carry, (x, y)| (carry + x, y), 0.0f32, (x, y))
}

fn main() {}
