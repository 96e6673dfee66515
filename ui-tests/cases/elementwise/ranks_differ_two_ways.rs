// Where several dimensions fit, all are shown.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![10, 10], b: &f32![10]) -> f32![10, 10] {
    x + b
}

fn main() {}
