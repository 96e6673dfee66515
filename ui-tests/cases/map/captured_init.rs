// The initial value of a reduction is the same at all indices.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], w: &f32![3]) -> f32![4] {
    map(x, |a| reduce(w, a, add))
}

fn main() {}
