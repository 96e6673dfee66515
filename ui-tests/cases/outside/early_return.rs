// `return` is only allowed at the end.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    let y = { return x; };
    y
}

fn main() {}
