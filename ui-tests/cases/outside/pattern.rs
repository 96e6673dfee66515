// A pattern is a name or a tuple.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let [a, b] = x;
    a + b
}

fn main() {}
