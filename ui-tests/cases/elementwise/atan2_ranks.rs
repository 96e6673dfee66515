// The help names the operands as the operation does.
use typed_xla::prelude::*;

#[computation]
fn f(north: &f32![2, 3], east: &f32![3]) -> f32![2, 3] {
    atan2(north, east)
}

fn main() {}
