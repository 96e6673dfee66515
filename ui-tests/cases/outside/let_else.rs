// There is no `let else`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let y = x else { return x };
    y
}

fn main() {}
