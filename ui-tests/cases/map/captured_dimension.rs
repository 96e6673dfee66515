// Operations on captured arrays are checked.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], w: &f32![3]) -> f32![4] {
    map(|a| a * sum(w, 1), x)
}

fn main() {}
