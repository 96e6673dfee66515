// `?` in the type of a variable matches any size; the other sizes are checked.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![?, 64]) -> f32![?] {
    let y: f32![?, 65] = exp(x);
    sum(y, 1)
}

fn main() {}
