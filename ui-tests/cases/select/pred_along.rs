// A predicate of lower rank needs `along`.
use typed_xla::prelude::*;

#[computation]
fn f(mask: &bool![4, 5], scores: &f32![2, 4, 5]) -> f32![2, 4, 5] {
    select(mask, scores, -1e9)
}

fn main() {}
