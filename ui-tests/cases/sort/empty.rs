// At least one array is sorted.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    sort(())
}

fn main() {}
