// Operands of equal rank have equal sizes, or size 1.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 10], y: &f32![32, 12]) -> f32![32, 10] {
    x + y
}

fn main() {}
