// After a `let` with a wrong type, the rest is checked with the declared type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![5] {
    let y: f32![5] = exxp(x);
    let z = y + x;
    z
}

fn main() {}
