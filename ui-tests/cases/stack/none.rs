// At least one array is stacked.
use typed_xla::prelude::*;

#[computation]
fn f(_x: &f32![2]) -> f32![0, 2] {
    stack(())
}

fn main() {}
