// The largest of some elements is one of them, which is checked at run time if their number is dynamic.
use typed_xla::prelude::*;

#[computation]
fn best(scores: &f32![4, ?]) -> i32![4] {
    argmax(scores, dimension = 1)
}

fn main() {}
