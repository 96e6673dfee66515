// The help suggests no dimension if none fits.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 10], b: &f32![12]) -> f32![32, 10] {
    x + b
}

fn main() {}
